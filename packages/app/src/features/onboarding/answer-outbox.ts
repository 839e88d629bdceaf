import { type Answers, parseAnswer, withAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import { QUESTION_KEYS, type QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { buildResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import * as z from 'zod/mini'
import { browserStore } from '../../lib/browser-store.ts'
import { saveAnswer } from './api/save-answer.ts'

// Two screens move on when their save fails, and a session can end while somebody writes: what could not be saved waits
// here and is sent again, so that no answer is lost.
const outboxOf = (personId: string) =>
  browserStore('browser', `foyer:unsaved-answers:${personId}`, z.record(z.string(), z.unknown()))

/** Keeps an answer of this person until it could be saved. */
export function keepUnsaved(personId: string, key: QuestionKey, response: object): void {
  const outbox = outboxOf(personId)
  outbox.write({ ...outbox.read(), [key]: response })
}

/** Forgets an answer that has been saved since. */
export function forgetUnsaved(personId: string, key: QuestionKey): void {
  const outbox = outboxOf(personId)
  const rest = Object.entries(outbox.read() ?? {}).filter(([other]) => other !== key)
  if (rest.length > 0) outbox.write(Object.fromEntries(rest))
  else outbox.clear()
}

/** The answers with those that wait in this browser, each where it is newer than what the server has. */
export function withUnsaved(personId: string, answers: Answers): Answers {
  const kept = outboxOf(personId).read() ?? {}
  return QUESTION_KEYS.reduce<Answers>((all, key) => {
    const answer = key in kept ? parseAnswer(key, kept[key]) : undefined
    if (!answer) return all
    const stored = answers[key]
    if (stored && Date.parse(stored.updated_at) >= Date.parse(answer.updated_at)) {
      forgetUnsaved(personId, key)
      return all
    }
    return withAnswer(all, key, answer)
  }, answers)
}

/** Sends again what waits; what fails once more goes on waiting. */
export async function sendUnsaved(personId: string, answers: Answers): Promise<void> {
  const kept = outboxOf(personId).read() ?? {}
  for (const key of QUESTION_KEYS) {
    const answer = key in kept ? parseAnswer(key, kept[key]) : undefined
    if (!answer) continue
    const saved = await saveAnswer(personId, buildResponseRow(key, answer, answers))
    if (saved.ok) forgetUnsaved(personId, key)
  }
}
