import * as z from 'zod/mini'
import { gapSchema, lineSchema } from './line.ts'
import { actionSchema, head, lines } from './section-parts.ts'

/** What patients ask before they call, in this order. */
export const ANSWER_KINDS = [
  'new',
  'insurance',
  'languages',
  'ages',
  'hours',
  'home',
  'where',
  'video',
] as const

const answerCell = z.object({
  about: z.enum(ANSWER_KINDS),
  title: lineSchema,
  /** The answer, and what goes with it. */
  text: lines,
  /** Where the rest of it stands, or a map. */
  more: z.optional(actionSchema),
  /** How a style may mark it. */
  is: z.optional(z.string()),
})
export type AnswerCell = z.output<typeof answerCell>

/** The card below the first screen: only what was typed or chosen. */
export const answers = z.object({
  kind: z.literal('answers'),
  ...head,
  cells: z.array(answerCell),
  /** The next question that the card could answer. */
  gap: z.optional(gapSchema),
})
