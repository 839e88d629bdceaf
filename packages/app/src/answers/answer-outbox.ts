import { type Answers, parseAnswer, withAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import { QUESTION_KEYS, type QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { buildResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import * as z from 'zod/mini'
import { browserStore } from '../lib/browser-store.ts'
import { saveAnswer } from './api/save-answer.ts'

// Two screens go on when their save fails, and a session can end while its person writes: answers that could not be saved
// are kept here and sent again.
const outboxOf = (personId: string) =>
  browserStore('browser', `foyer:unsaved-answers:${personId}`, z.record(z.string(), z.unknown()))

/** Keeps a person's answer until it is saved. */
export function keepUnsaved(personId: string, key: QuestionKey, response: object): void {
  const outbox = outboxOf(personId)
  outbox.write({ ...outbox.read(), [key]: response })
}

/** Returns whether an answer of this browser waits to be saved. */
export function hasUnsaved(personId: string, key: QuestionKey): boolean {
  return key in (outboxOf(personId).read() ?? {})
}

/** Forgets an answer that is saved. */
export function forgetUnsaved(personId: string, key: QuestionKey): void {
  const outbox = outboxOf(personId)
  const rest = Object.entries(outbox.read() ?? {}).filter(([other]) => other !== key)
  if (rest.length > 0) outbox.write(Object.fromEntries(rest))
  else outbox.clear()
}

/** Merges the unsaved answers of this browser into the stored ones, each where it is newer. */
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

/** Sends the unsaved answers again; those that fail again stay. */
export async function sendUnsaved(personId: string, answers: Answers): Promise<void> {
  const outbox = outboxOf(personId)
  for (const key of QUESTION_KEYS) {
    // Read for each answer: while the ones before were sent, a newer answer may have been saved or kept.
    const kept = outbox.read()?.[key]
    const answer = kept === undefined ? undefined : parseAnswer(key, kept)
    if (!answer) continue
    const saved = await saveAnswer(personId, buildResponseRow(key, answer, answers))
    const isSame = JSON.stringify(outbox.read()?.[key]) === JSON.stringify(kept)
    if (saved.ok && isSame) forgetUnsaved(personId, key)
  }
}
