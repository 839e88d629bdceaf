import { type Answers, parseAnswers } from '@foyer/shared/onboarding/answers/answers.ts'
import { z } from 'zod'

const rowSchema = z.object({
  question_key: z.string(),
  response: z.record(z.string(), z.unknown()),
  changed_at: z.string(),
})

/** Reads rows of onboarding_responses; each answer has the time of its last change by our clock, not by the owner's. */
export function readAnswers(rows: readonly unknown[]): Answers {
  return parseAnswers(
    rows.map((row) => {
      const { data } = rowSchema.safeParse(row)
      return data && { ...data, response: { ...data.response, updated_at: data.changed_at } }
    }),
  )
}
