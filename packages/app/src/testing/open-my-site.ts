import { ESTABLISHED_WITH_LINK } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { screen } from '@testing-library/react'
import { fakeBackend, sessionFor } from './fake-backend.ts'
import { renderApp } from './render-app.tsx'

export const EMAIL = 'dana@clinic.example'
export const SLUG = '0123456789abcdef0123456789abcdef'
export const DRAFT = {
  url: `/drafts/${SLUG}`,
  version: 1,
  delivered_at: '2026-11-20T09:00:00+00:00',
  reopened_at: null,
}
export const VERSION = {
  version: 1,
  flow: 'build-presence',
  style: 'warm',
  created_at: DRAFT.delivered_at,
}
const ROWS = Object.entries(ESTABLISHED_WITH_LINK).map(([question_key, response]) => ({
  question_key,
  response,
  branch_path: question_key,
}))

/** Opens My Site in the whole app with a fake backend; returns what is sent. */
export async function openMySite(answers: Parameters<typeof fakeBackend>[0], query = '') {
  const sent = fakeBackend({
    'GET /onboarding_responses': { body: ROWS },
    'GET /initial_drafts': { body: null },
    'GET /site_builds': { body: null },
    'GET /change_requests': { body: [] },
    'GET /draft_versions': { body: [VERSION] },
    'GET /frame.html': { body: '<!doctype html><title>Harbor</title>' },
    'GET /marketing_details': { body: null },
    'GET /entries': { body: [] },
    // Only this browser has the inputs: no fake of the server's table is needed.
    'POST /rpc/save_entries': { status: 500 },
    ...answers,
  })
  const { path } = await renderApp(`/my-site${query}`, { session: sessionFor(EMAIL) })
  // With a query the screen may lead on at once.
  if (!query) await screen.findByRole('heading', { level: 1, name: 'My Site' })
  return Object.assign(sent, { path })
}
