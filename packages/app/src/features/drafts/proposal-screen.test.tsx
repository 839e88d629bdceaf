import { FULL_WITH_WEBSITE } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { openScreen } from '../../testing/open-screen.ts'

beforeEach(() => queryClient.clear())

it('says that the account could not be loaded, and shows the proposal once it can', async () => {
  let isBroken = true
  await openScreen('/my-site/proposal', {
    answers: FULL_WITH_WEBSITE,
    backend: {
      'GET /website_readings': { body: null },
      'GET /profiles': () =>
        isBroken
          ? { status: 400, body: { message: 'No' } }
          : { body: { first_name: 'Dana', last_name: 'Okafor', company_name: 'Cedar Grove' } },
    },
  })
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  isBroken = false
  fireEvent.click(again)
  const frame = await screen.findByTitle('Redesign proposal')
  expect(frame).toBeTruthy()
})
