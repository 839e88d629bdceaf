import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { openScreen } from '../../testing/open-screen.ts'

beforeEach(() => queryClient.clear())

it('shows one step, and with "Not now" the next one until tomorrow', async () => {
  const backend = { 'GET /website_readings': { body: null } }
  await openScreen('/', { answers: THINKING, backend })
  const first = await screen.findByRole('heading', {
    level: 2,
    name: /^(Are these \d+ sentences|Is this sentence) true\?$/,
  })
  const card = within(first.closest('section') as HTMLElement)
  expect(card.getAllByRole('link')).toHaveLength(1)
  fireEvent.click(card.getByRole('button', { name: 'Not now' }))
  const second = screen.getByRole('heading', { level: 2, name: 'Add a way to reach you' })
  expect(document.activeElement).toBe(second)

  cleanup()
  queryClient.clear()
  await openScreen('/', { answers: THINKING, backend })
  await screen.findByRole('heading', { level: 2, name: 'Add a way to reach you' })
  for (let steps = 0; steps < 6 && screen.queryByRole('button', { name: 'Not now' }); steps++)
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  screen.getByRole('heading', { level: 2, name: 'That is all for today' })
})
