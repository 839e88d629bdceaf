import { TALKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as links from '../../config/links.ts'
import { open, pick, question } from '../../testing/open-question.ts'

vi.mock('../../config/links.ts', { spy: true })

beforeEach(() => {
  const known = links.outsideLinks()
  vi.mocked(links.outsideLinks).mockReturnValue({ ...known, scheduling: '' })
})

it('offers no call where no page to choose a time is configured', async () => {
  await open('/onboarding/build-presence', pick(TALKING, 'businessDetails'))
  await question(/share your information/)
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['write'])
})

it('leads to no address that is not configured, after a call was chosen earlier', async () => {
  await open('/my-site', TALKING)
  await screen.findByText(/^You chose a call\./)
  expect(screen.queryByRole('link', { name: /Choose a time/ })).toBeNull()
  screen.getByRole('link', { name: 'Write instead' })
})
