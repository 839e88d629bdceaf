// The smallest parts of a content: a line that is said, and a gap where one is missing.
import { QUESTION_KEYS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import * as z from 'zod/mini'
import { DETAIL_FIELDS } from './details.ts'
import { GAP_KINDS } from './words/gaps.ts'

/** The rules that every page follows. They are the source of notices. */
export const RULES = ['emergency', 'good-faith-estimate', 'video-visit', 'plain-page'] as const

/** Where a line comes from. A line that joins facts has one source for each of them. */
export const sourceSchema = z.union([
  z.object({
    from: z.literal('question'),
    question: z.enum(QUESTION_KEYS),
    /** The option that was chosen, or the id of the owner's own card. */
    option: z.optional(z.string()),
    custom: z.optional(z.string()),
  }),
  z.object({ from: z.literal('profile'), field: z.enum(['first_name', 'last_name', 'company_name']) }),
  z.object({ from: z.literal('detail'), field: z.enum(DETAIL_FIELDS) }),
  z.object({ from: z.literal('rule'), rule: z.enum(RULES) }),
  /** Written on the page by its owner. */
  z.object({ from: z.literal('owner') }),
])
export type Source = z.output<typeof sourceSchema>

/** An id says where a line stands and what it is about, never how it is worded: `values/accessibility/text`. */
const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9_/-]*$/))

/** A sentence, a heading or a label: one run of words with where it comes from. */
export const lineSchema = z.object({
  id,
  text: z.string().check(z.minLength(1)),
  /** *given*: typed or chosen by the owner; *general*: true of the field; *suggested*: plausible, not confirmed. */
  standing: z.enum(['given', 'general', 'suggested']),
  sources: z.array(sourceSchema).check(z.minLength(1)),
  /** The owner's own words, letter by letter: quoted, never marked, measured by no rule of ours. */
  typed: z.optional(z.literal(true)),
})
export type Line = z.output<typeof lineSchema>

/** A place that waits for the owner. Its words follow the style's "To add: ". */
export const gapSchema = z.object({
  id,
  gap: z.enum(GAP_KINDS),
  /** What is missing, as it follows "To add:": `a photo of Dana`. */
  label: z.string(),
  /** One sentence on what to send. */
  advice: z.string(),
})
export type Gap = z.output<typeof gapSchema>

/** A line when the owner has given it, else a gap; nothing when the page does not show the gap. */
export const slotSchema = z.optional(z.union([lineSchema, gapSchema]))
export type Slot = Line | Gap | undefined

/** Tells a gap from a line, or from nothing. */
export function isGap(slot: unknown): slot is Gap {
  return typeof slot === 'object' && slot !== null && 'advice' in slot
}

/** Tells a line from a gap, or from nothing. */
export function isLine(slot: unknown): slot is Line {
  return typeof slot === 'object' && slot !== null && 'standing' in slot
}
