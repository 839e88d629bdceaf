import { ESTABLISHED_WITH_LINK } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { rowsOf } from '../../testing/open-question.ts'
import { draftRow, FRAME } from '../../testing/open-waiting.ts'
import { renderApp } from '../../testing/render-app.tsx'

it('offers the six questions after a redesign proposal, and counts no list without entries', async () => {
  queryClient.clear()
  fakeBackend({
    'GET /initial_drafts': { body: draftRow() },
    'GET /site_builds': { body: null },
    'GET /site_details': { body: null },
    'GET /site_edits': { body: null },
    'GET /onboarding_responses': { body: rowsOf(ESTABLISHED_WITH_LINK) },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: 'Harbor' } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    ...FRAME,
  })
  await renderApp('/', { session: sessionFor('dana@clinic.example') })
  const questions = await screen.findByRole('link', { name: 'Answer six questions' })
  expect(questions.getAttribute('href')).toBe('/my-site#full-draft')
  const card = within(await screen.findByRole('region', { name: 'Before launch' }))
  expect(card.queryByText(/Nothing is missing/)).toBeNull()
  expect(card.queryByText(/0 of 0/)).toBeNull()
})
