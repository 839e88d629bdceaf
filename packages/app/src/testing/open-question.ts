import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { fakeBackend, sessionFor, storeEntries } from './fake-backend.ts'
import { renderApp } from './render-app.tsx'

// Opens questions of the onboarding in the whole app with a fake backend.
export const EMAIL = 'dana@clinic.example'
export const ID = `id-of-${EMAIL}`
const session = sessionFor(EMAIL, { firstName: 'Dana' })
export const JOURNEY = 'What best descibes where you are in your practice journey?'

export const rowsOf = (answers: Answers) =>
  Object.entries(answers)
    .filter(([, response]) => response)
    .map(([question_key, response]) => ({ question_key, response, branch_path: '' }))
export const pick = <Key extends keyof Answers>(answers: Answers, ...keys: Key[]): Answers =>
  Object.fromEntries(keys.map((key) => [key, answers[key]]))

type Backend = Parameters<typeof fakeBackend>[0]

export async function open(path: string, answers: Answers = {}, backend: Backend = {}, state?: unknown) {
  queryClient.clear()
  const sent = fakeBackend({
    'GET /initial_drafts': { body: null },
    'GET /site_builds': { body: null },
    'GET /onboarding_responses': { body: rowsOf(answers) },
    'GET /marketing_details': { body: null },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    'GET /entries': { body: [] },
    'POST /rpc/save_entries': storeEntries,
    'POST /onboarding_responses': { status: 201, body: [{}] },
    'PATCH /onboarding_responses': backend['POST /onboarding_responses'] ?? { body: [{}] },
    ...backend,
  })
  const app = await renderApp(path, { session, state })
  // A first answer is inserted, a later one updated. The dashboard sends requests of its own.
  const isSave = ({ method, url }: (typeof sent)[number]) =>
    method !== 'GET' && url.pathname.endsWith('/onboarding_responses')
  return { ...app, sent, saves: () => sent.filter(isSave) }
}
/** Waits until a question is shown and can be answered. */
export async function question(name: string | RegExp | ((name: string) => boolean)) {
  const heading = await screen.findByRole('heading', { level: 1, name })
  await waitFor(() => expect(document.querySelector('[data-settling], [aria-busy]')).toBeNull())
  return heading
}
/** Holds back the answer to the next save; the returned function waits for that save and answers it. */
export function holdSave(): () => Promise<void> {
  let answer: (response: Response) => void = () => {}
  const answered = fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    init?.method !== 'GET' && String(input).includes('/onboarding_responses')
      ? new Promise<Response>((resolve) => {
          answer = resolve
        })
      : answered(input, init),
  )
  return async () => {
    await waitFor(() => expect(answer.length).toBe(1))
    await act(async () => answer(Response.json([{}])))
  }
}
export const refused = { status: 500, body: { code: 'XX000', message: 'The disk is full' } }
