import type { Entry } from '@foyer/shared/entries/entry.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { fakeBackend, type SentRequest, sessionFor } from './fake-backend.ts'
import { fakeStore, rowsAfter, savesIn, valuesIn } from './fake-entries.ts'
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
  (list: readonly object[], content: object = {}, entered: object | null = null) =>
  ({ url }: SentRequest) => ({
    body: url.searchParams.get('select')?.startsWith('content') ? { content, entered } : list,
  })
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
  'GET /entries': { body: [] },
  'GET /initial_drafts': {
    body: { url: `/drafts/${SLUG}`, version: 1, delivered_at: created_at, reopened_at: null },
  },
  'GET /site_builds': { body: null },
  'POST /rpc/save_entries': ({ body }: SentRequest) => ({ body: rowsAfter([], Object(body).changes) }),
}
type Backend = Parameters<typeof fakeBackend>[0]

/** Opens a draft as its owner, who has entered something. */
export async function openAsOwner(backend: Backend = {}, entered: readonly Entry[] = []) {
  const sent = fakeBackend({ ...ownerBackend, ...fakeStore(entered).backend, ...backend })
  const app = await renderApp(`/drafts/${SLUG}`, { session })
  const list = await screen.findByRole('button', { name: /^(Before|After) launch/ })
  /** The values that each request has saved, by their keys. */
  const saved = () => savesIn(sent).map(valuesIn)
  return { ...app, sent, list, saved }
}

/** Gives the window the width of a desktop. */
export function widenWindow() {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
}
