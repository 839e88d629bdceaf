import type { TypedDetails } from '@foyer/shared/api/site-details.ts'
import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { withChanges } from '../site/site-details-changes.ts'
import { withEdits } from '../site/site-edits-changes.ts'
import { fakeBackend, sessionFor } from './fake-backend.ts'
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
  let row = { details, statements: {}, passages: [], style: null as null }
  let edits: SiteEdits = { words: {}, section_order: [], hidden: {}, added, pictures: {} }
  const sent = fakeBackend({
    'GET /initial_drafts': { body: draftRow() },
    'GET /site_builds': { body: null },
    'GET /site_details': () => ({ body: row }),
    'GET /site_edits': () => ({ body: edits }),
    'GET /waitlist_entries': { body: [] },
    'GET /onboarding_responses': { body: rowsOf(answers) },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: 'Cedar Grove' } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    'POST /save_site_details': ({ body }) => {
      row = withChanges(row, Object(body).changes) as typeof row
      return { body: row }
    },
    'POST /save_site_edits': ({ body }) => {
      edits = withEdits(edits, Object(body).changes)
      return { body: edits }
    },
    ...FRAME,
    ...backend,
  })
  const app = await renderApp(path, { session: sessionFor('dana@clinic.example') })
  const lastChanges = (name: string) =>
    Object(sent.findLast(({ url }) => url.pathname.endsWith(name))?.body).changes
  return {
    ...app,
    sent,
    /** The details that were saved last. */
    saved: () => lastChanges('/save_site_details')?.details,
    /** The items of the page that were saved last. */
    savedItems: () => lastChanges('/save_site_edits')?.added,
  }
}
