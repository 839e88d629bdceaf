import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { NO_SITE_DETAILS } from '../site/api/site-details.ts'
import { NO_SITE_EDITS } from '../site/api/site-edits.ts'
import { withChanges } from '../site/site-details-changes.ts'
import { withEdits } from '../site/site-edits-changes.ts'
import { fakeBackend, type SentRequest, sessionFor } from './fake-backend.ts'
import { rowsOf } from './open-question.ts'
import { renderApp } from './render-app.tsx'

// Opens the viewer of a draft in the whole app with a fake backend.
export const SLUG = 'a'.repeat(32)
export const NEXT_SLUG = 'b'.repeat(32)
export const session = sessionFor('dana@clinic.example')
export const PRACTICE = 'Harbor Family Medicine'
export const created_at = '2026-11-21T09:00:00+00:00'
export const version = { version: 1, flow: 'build-presence', style: 'warm', created_at }

/** Answers for the list of versions, and for what a version says. */
export const versionsOf =
  (list: readonly object[], content: object = {}) =>
  ({ url }: SentRequest) => ({ body: url.searchParams.get('select') === 'content' ? { content } : list })
export const opened = {
  slug: SLUG,
  version: 1,
  kind: 'site',
  style: 'warm',
  name: PRACTICE,
  created_at,
  mine: false,
  shared: true,
}
export const visitorBackend = {
  'POST /rpc/open_draft': { body: opened },
  'GET /frame.html': { body: '<html lang="en"><head></head><body>Hello</body></html>' },
}
export const ownerBackend = {
  ...visitorBackend,
  'POST /rpc/open_draft': { body: { ...opened, mine: true, shared: false } },
  'GET /draft_versions': versionsOf([version]),
  'GET /onboarding_responses': { body: rowsOf(THINKING) },
  'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: PRACTICE } },
  'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
  'GET /site_details': { body: null },
  'GET /site_edits': { body: null },
  'GET /initial_drafts': {
    body: { url: `/drafts/${SLUG}`, version: 1, delivered_at: created_at, reopened_at: null },
  },
  'GET /site_builds': { body: null },
  'POST /rpc/save_site_details': ({ body }: SentRequest) => ({
    body: withChanges(NO_SITE_DETAILS, Object(body).changes),
  }),
  'POST /rpc/save_site_edits': ({ body }: SentRequest) => ({
    body: withEdits(NO_SITE_EDITS, Object(body).changes),
  }),
}
type Backend = Parameters<typeof fakeBackend>[0]

/** Opens a draft as its owner. */
export async function openAsOwner(backend: Backend = {}) {
  const sent = fakeBackend({ ...ownerBackend, ...backend })
  const app = await renderApp(`/drafts/${SLUG}`, { session })
  const list = await screen.findByRole('button', { name: /^(Before|After) launch/ })
  const saved = () =>
    sent.filter(({ method, url }) => method === 'POST' && url.pathname.endsWith('/save_site_details'))
  return { ...app, sent, list, saved }
}

/** Gives the window the width of a desktop. */
export function widenWindow() {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
}
