import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { cleanup, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { fakeBackend, sessionFor } from './fake-backend.ts'
import { rowsOf } from './open-question.ts'
import { renderApp } from './render-app.tsx'

// Opens the waiting page in the whole app with a fake backend.
export const EMAIL = 'dana@clinic.example'
/** The navigation state after the last question. */
export const FROM_DESIGN = { previousPath: '/onboarding/build-presence/design-details' }
export const STARTED = "We've started building your website draft."
export const START = 'POST /sb/start-site-builder-form'
export const SLUG = '0123456789abcdef0123456789abcdef'
export const FRAME = { 'GET /frame.html': { body: '<!doctype html><title>Harbor</title>' } }

/** The calls of the confetti; `fakeConfetti` replaces its module. */
export const confetti = { fire: vi.fn(), reset: vi.fn() }
export const fakeConfetti = {
  // The tiles of an earlier test may still fly: they land by themselves.
  default: {
    create: () => Object.assign((...words: unknown[]) => confetti.fire(...words), { reset: confetti.reset }),
  },
}

type Backend = Parameters<typeof fakeBackend>[0]

export async function openWaiting(path: string, answers: Answers, backend: Backend = {}, state?: unknown) {
  // A page load of its own, also the second one of a test.
  cleanup()
  queryClient.clear()
  confetti.fire.mockClear()
  confetti.reset = vi.fn()
  const sent = fakeBackend({
    'GET /initial_drafts': { body: null },
    'GET /onboarding_responses': { body: rowsOf(answers) },
    'GET /site_builds': { body: null },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    [START]: { status: 202 },
    ...backend,
  })
  const app = await renderApp(`/onboarding/waiting-draft${path}`, { session: sessionFor(EMAIL), state })
  const isStart = ({ method, url }: (typeof sent)[number]) =>
    method === 'POST' && !url.pathname.endsWith('/rpc/published_site')
  return { ...app, starts: () => sent.filter(isStart) }
}

export const headline = () => screen.findByRole('heading', { level: 1, name: 'Prepare for Liftoff!' })
export const ready = () => screen.findByRole('heading', { level: 1, name: 'Your draft is ready' })

export const draftRow = (rest = {}) => ({
  url: `/drafts/${SLUG}`,
  version: 1,
  delivered_at: '2026-11-21T09:00:04+00:00',
  reopened_at: null,
  ...rest,
})
export const buildRow = (status: string, created_at = '2026-11-21T09:00:00+00:00') => ({ status, created_at })

/** Tells the page what a browser reports when a tab comes back from the background. */
export const returnToTab = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
