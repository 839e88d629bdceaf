// The kinds of values that facts of a practice have, each with the schema of what is stored.
import * as z from 'zod/mini'
import { canonicalEmail } from '../contact/email.ts'
import { explainEmail } from '../contact/explain-email.ts'
import { isPhone, PHONE_INVALID, plainPhone } from '../contact/phone.ts'
import { STORY_QUESTION_IDS } from '../onboarding/answers/stored-ids.ts'
import { visitorLink } from '../onboarding/input/links.ts'
import { visibleText } from '../plain-text.ts'

function words(maxLength: number) {
  return z
    .string()
    .check(
      z.overwrite<string>(visibleText),
      z.maxLength(maxLength, { error: `Use at most ${maxLength} characters.` }),
    )
}

/** One text of at most so many characters. */
export const text = (maxLength: number) => ({ kind: 'text', schema: words(maxLength) }) as const

/** One thing on each line. */
export const lines = (maxLength: number) => ({ kind: 'lines', schema: words(maxLength) }) as const

/** A web address, as people type it. */
export const link = {
  kind: 'link',
  schema: words(2048).check(
    z.refine((typed) => typed === '' || visitorLink(typed) !== undefined, {
      error: 'Enter a web address like yourpractice.com.',
    }),
  ),
} as const

export const phone = {
  kind: 'text',
  schema: z.string().check(
    z.overwrite<string>(plainPhone),
    z.maxLength(40, { error: 'Use at most 40 characters.' }),
    z.refine((typed) => typed === '' || isPhone(typed), { error: PHONE_INVALID }),
  ),
} as const

export const email = {
  kind: 'text',
  schema: z.string().check(
    z.overwrite<string>(canonicalEmail),
    z.superRefine((typed, context) => {
      const problem = typed && explainEmail(typed)
      if (problem) context.addIssue(problem)
    }),
  ),
} as const

/** A day, as `2026-12-24`; empty when it is taken back. */
export const day = {
  kind: 'text',
  schema: z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/)),
} as const

/** A year with four digits; empty when it is taken back. */
export const year = {
  kind: 'text',
  schema: words(4).check(
    z.refine((typed) => typed === '' || /^(19|20)\d\d$/.test(typed), {
      error: 'Enter a year with four digits, such as 2009.',
    }),
  ),
} as const

/** One of some ids. */
export const id = <const Ids extends readonly string[]>(ids: Ids) =>
  ({ kind: 'id', ids, schema: z.enum(ids) }) as const

/** One of some answers, each with its words on the page; empty when it is taken back. */
export const choice = (options: Readonly<Record<string, string>>) =>
  ({
    kind: 'choice',
    options,
    schema: z.string().check(z.refine((id) => id === '' || id in options)),
  }) as const

/** Some of a list, and what the owner adds to it, in the order in which they were chosen. */
export const picks = (list: readonly string[]) =>
  ({
    kind: 'picks',
    list,
    schema: z.array(words(60)).check(z.maxLength(60, { error: 'Use at most 60.' })),
  }) as const

/** Answers to the questions that help with a story, each once, in the order in which they are shown. */
export const storyAnswersSchema = z
  .array(z.object({ question: z.enum(STORY_QUESTION_IDS), text: words(600) }))
  .check(
    z.refine((answers) => new Set(answers.map(({ question }) => question)).size === answers.length, {
      error: 'Each question has one answer.',
    }),
  )
export const storyAnswers = { kind: 'story-answers', schema: storyAnswersSchema } as const

/** The text of one line. */
export type TextValue =
  | ReturnType<typeof text>
  | typeof link
  | typeof phone
  | typeof email
  | typeof day
  | typeof year
/** All kinds. */
export type FactValue =
  | TextValue
  | ReturnType<typeof lines>
  | { readonly kind: 'id'; readonly ids: readonly string[]; readonly schema: z.ZodMiniType }
  | ReturnType<typeof choice>
  | ReturnType<typeof picks>
  | typeof storyAnswers
