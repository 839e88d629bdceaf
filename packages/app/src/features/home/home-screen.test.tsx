import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { type Answer, fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { rowsOf } from '../../testing/open-question.ts'
import { draftRow, FRAME } from '../../testing/open-waiting.ts'
import { renderApp } from '../../testing/render-app.tsx'

const FAILURE: Answer = { status: 400, body: { message: 'No' } }

beforeEach(() => queryClient.clear())

/** Opens Home with requests that fail, and presses "Try again" once they can succeed; returns what that press asks for. */
async function tryAgainAfter(failing: readonly string[]) {
  let isBroken = true
  const answers: Record<string, Answer> = {
    'GET /initial_drafts': { body: draftRow() },
    'GET /site_builds': { body: null },
    'GET /entries': { body: [] },
    'GET /onboarding_responses': { body: rowsOf(THINKING) },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: 'Harbor' } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    ...FRAME,
  }
  const sent = fakeBackend(
    Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [
        name,
        () => (isBroken && failing.includes(name) ? FAILURE : answer),
      ]),
    ),
  )
  await renderApp('/', { session: sessionFor('dana@clinic.example') })
  const again = await screen.findByRole('button', { name: 'Try again' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  isBroken = false
  const before = sent.length
  fireEvent.click(again)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  return sent.slice(before).map(({ method, url }) => `${method} /${url.pathname.split('/').at(-1)}`)
}

it('loads the answers and the status of the website again with one press', async () => {
  const failing = ['GET /onboarding_responses', 'GET /site_builds']
  expect(await tryAgainAfter(failing)).toEqual(expect.arrayContaining(failing))
})

it('shows the names as they are in the account, not as they were at the sign-up, also in the picture', async () => {
  fakeBackend({
    'GET /initial_drafts': { body: draftRow() },
    'GET /site_builds': { body: null },
    'GET /entries': { body: [] },
    'GET /onboarding_responses': { body: rowsOf(THINKING) },
    'GET /profiles': { body: { first_name: 'Nora', last_name: 'Okafor', company_name: 'Lakeside Family' } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    ...FRAME,
  })
  const before = { firstName: 'Dana', lastName: 'Okafor', companyName: 'Harbor' }
  await renderApp('/', { session: sessionFor('dana@clinic.example', before) })
  await screen.findByRole('heading', { level: 2, name: 'Lakeside Family' })
  screen.getByRole('heading', { level: 1, name: /, Nora$/ })
  const picture = await screen.findByTitle('Picture of a website')
  expect(picture.getAttribute('srcdoc')).toContain('Lakeside Family')
})
