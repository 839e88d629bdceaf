import { type Answers, parseAnswer, withAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import { QUESTION_KEYS, type QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { buildResponseRow, type ResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import * as z from 'zod/mini'
import { queryClient } from '../lib/query-client.ts'
import { showToast } from '../lib/toast.ts'
import { keep } from '../session/kept.ts'
import type { Kept, Merge } from '../session/kept-thing.ts'
import { inputSchema } from './api/unsaved-inputs.ts'
import { keptInput, nextInput } from './kept-inputs.ts'
import { hasSameContent, type NewerFound, saveUnlessNewer } from './save-unless-newer.ts'

/** The key of a person's answers in the query cache. */
export const answersKey = (personId: string) => ['answers', personId] as const

const keptSchema = z.object({
  branchPath: z.string(),
  response: z.record(z.string(), z.unknown()),
  /** `updated_at` of the stored answer that the person saw; `null` without one. */
  readAt: z.nullable(z.string()),
})

type KeptAnswer = z.infer<typeof keptSchema>

/**
 * Answers that were submitted and could not be saved: two screens go on when their save fails, and a session can end while
 * its person writes. One that was changed elsewhere meanwhile becomes unsaved input, and its question asks which one counts.
 */
export const keptAnswer = keep<KeptAnswer, QuestionKey>({
  name: 'answer',
  area: 'browser',
  schema: keptSchema,
  send: sendAnswer,
})

/** All kept answers of a person. */
export function keptAnswers(personId: string): readonly Kept<KeptAnswer>[] {
  return QUESTION_KEYS.map((key) => keptAnswer(personId, key))
}

/** Keeps a submitted answer that could not be saved; it is sent with `sendAnswers`. */
export function keepAnswer(personId: string, row: ResponseRow, readAt: string | null): void {
  const { question_key, branch_path, response } = row
  keptAnswer(personId, question_key).write({ branchPath: branch_path, response, readAt }, null)
}

/** Sends the kept answers; those that fail again stay. */
export function sendAnswers(personId: string): void {
  for (const answer of keptAnswers(personId)) answer.send()
}

/**
 * Returns which stored answer the next save of a question replaces. An answer that is only in this browser has replaced
 * none.
 *
 * @param shownAt `updated_at` of the answer that the screen shows, or `undefined` where it is unknown
 */
export async function replacedBySave(
  personId: string,
  key: QuestionKey,
  shownAt: string | null | undefined,
): Promise<string | null | undefined> {
  const kept = keptAnswer(personId, key)
  if (!kept.read()) return shownAt
  // A running request may store it.
  if (kept.state() === 'saving') await kept.settle()
  const left = kept.read()
  return left ? left.readAt : queryClient.getQueryData<Answers>(answersKey(personId))?.[key]?.updated_at
}

/** Puts the kept answers into the stored ones, each where the stored one is still the one that the person saw. */
export function withKeptAnswers(personId: string, answers: Answers): Answers {
  return QUESTION_KEYS.reduce<Answers>((all, key) => {
    const kept = keptAnswer(personId, key).read()
    const answer = kept && parseAnswer(key, kept.response)
    return answer && isSameTime(answers[key]?.updated_at, kept.readAt) ? withAnswer(all, key, answer) : all
  }, answers)
}

/** Returns whether two times of answers are the same, in whatever format. */
export function isSameTime(time: string | null | undefined, other: string | null): boolean {
  return time && other ? Date.parse(time) === Date.parse(other) : (time ?? null) === other
}

async function sendAnswer(
  kept: KeptAnswer,
  personId: string,
  key: QuestionKey,
): Promise<Merge<KeptAnswer> | null> {
  const response = parseAnswer(key, kept.response)
  // Of another version of the app.
  if (!response) return () => null
  const row = { ...buildResponseRow(key, response, { [key]: response }), branch_path: kept.branchPath }
  const saved = await saveUnlessNewer(personId, row, kept.readAt)
  const isSame = (now: KeptAnswer) => hasSameContent(now.response, kept.response)
  if (saved.ok) {
    const { updatedAt } = saved.value
    queryClient.setQueryData<Answers>(
      answersKey(personId),
      (all) => all && withAnswer(all, key, { ...response, updated_at: updatedAt }),
    )
    return (now) => (isSame(now) ? null : { ...now, readAt: updatedAt })
  }
  if (saved.error.code !== 'newer') return null
  askAgain(personId, key, kept, saved.error)
  return (now) => (isSame(now) ? null : now)
}

/** Lets the question ask which answer counts: the one that was saved elsewhere, or the kept one, as unsaved input. */
function askAgain(personId: string, key: QuestionKey, { response, readAt }: KeptAnswer, newer: NewerFound) {
  queryClient.setQueryData<Answers>(answersKey(personId), newer.answers)
  const entered = keptInput(personId, key)
  const last = entered.read()
  const { updated_at: _, ...fields } = response
  // What was entered after the answer stays.
  if (!last?.input) entered.write(nextInput(inputSchema.parse(fields), readAt, last))
  showToast({
    title: 'A newer answer was saved elsewhere',
    description: `Open “${stepOf(key).title}” to choose which one counts.`,
  })
}
