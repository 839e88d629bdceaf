import { expect } from 'vitest'
import { type SiteBuild, START_SITE_BUILDER_PATH } from '../../packages/shared/src/api/site-builder.ts'
import { type Answers, parseAnswers } from '../../packages/shared/src/onboarding/answers/answers.ts'
import type { Stack } from '../../supabase/local/stack.ts'
import { saveAnswers, serviceOf } from './drafts-kit.ts'
import { type Owner, signInByCode } from './sign-in-by-code.ts'
import { startTestStack } from './start-test-stack.ts'

/** When the answers of ownerWith are given. */
export const FIRST = '2026-01-05T09:00:00.000Z'

/** A test stack in which nothing drains the queue, so that each build stays as it was queued. */
export function startSbStack(): Promise<Stack> {
  return startTestStack({ env: { SUPABASE_FUNCTIONS_WORKER_ENABLED: 'false' } })
}

/** The same answers, all given at one time. */
export function withTime(answers: Answers, updated_at: string): Answers {
  return parseAnswers(
    Object.entries(answers).map(([question_key, answer]) => ({
      question_key,
      response: { ...answer, updated_at },
    })),
  )
}

/** Signs in a new owner with the answers of a persona, given at FIRST. */
export async function ownerWith(stack: Stack, persona: Answers): Promise<Owner> {
  const owner = await signInByCode(stack)
  await saveAnswers(owner, withTime(persona, FIRST))
  return owner
}

/** The call of the app: no body, the token of the owner. */
export function startBuild(
  stack: Stack,
  token: string | null,
  { method = 'POST', path = START_SITE_BUILDER_PATH } = {},
) {
  return fetch(`${stack.apiUrl}/functions/v1${path}`, {
    method,
    headers: {
      apikey: stack.keys.publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
}

/** Starts a build, which must be accepted, and returns it. */
export async function startedBuild(stack: Stack, { token }: Owner): Promise<SiteBuild> {
  const response = await startBuild(stack, token)
  expect(response.status).toBe(202)
  const body: { build: SiteBuild } = await response.json()
  return body.build
}

export async function buildsOf(stack: Stack, { userId }: Owner) {
  const { data, error } = await serviceOf(stack)
    .from('site_builds')
    .select()
    .eq('profile_id', userId)
    .order('created_at')
  if (error) throw error
  return data
}

/** The code of the error in a response. */
export async function codeOf(response: Response): Promise<string> {
  const { error }: { error: { code: string } } = await response.json()
  return error.code
}
