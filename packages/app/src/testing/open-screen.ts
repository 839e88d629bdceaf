import type { TypedDetails } from '@foyer/shared/api/site-details.ts'
import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { fakeBackend, sessionFor } from './fake-backend.ts'
import { fakeStore, savedOf, siteRows } from './fake-entries.ts'
import { rowsOf } from './open-question.ts'
import { draftRow, FRAME } from './open-waiting.ts'
import { renderApp } from './render-app.tsx'

type OpenScreenOptions = {
  readonly answers: Answers
  readonly details?: TypedDetails
  readonly added?: SiteEdits['added']
  /** Further answers of the backend, as `fakeBackend` takes them. */
  readonly backend?: Parameters<typeof fakeBackend>[0]
}

/** Opens a screen of an owner with a draft, whose changes are merged and answered as the database does. */
export async function openScreen(
  path: string,
  { answers, details = {}, added = {}, backend = {} }: OpenScreenOptions,
) {
  const store = fakeStore(siteRows({ details: { details }, edits: { added } }))
  const sent = fakeBackend({
    'GET /initial_drafts': { body: draftRow() },
    'GET /site_builds': { body: null },
    'GET /waitlist_entries': { body: [] },
    'GET /onboarding_responses': { body: rowsOf(answers) },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: 'Cedar Grove' } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    ...store.backend,
    ...FRAME,
    ...backend,
  })
  const app = await renderApp(path, { session: sessionFor('dana@clinic.example') })
  return {
    ...app,
    sent,
    /** The details that were saved last. */
    saved: () => savedOf(sent, 'fact').at(-1),
    /** The items of the page that were saved last. */
    savedItems: () => savedOf(sent, 'item').at(-1),
  }
}
