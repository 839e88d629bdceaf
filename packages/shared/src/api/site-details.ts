// What an owner adds to the answers for the website: facts, decisions, passages and the style, each an entry of the store.
import * as z from 'zod/mini'
import { canonicalEmail } from '../contact/email.ts'
import { explainEmail } from '../contact/explain-email.ts'
import { isPhone, PHONE_INVALID, plainPhone } from '../contact/phone.ts'
import { DESIGN_STYLE_IDS, FIELD_IDS, STORY_QUESTION_IDS } from '../onboarding/answers/stored-ids.ts'
import { visitorLink } from '../onboarding/input/links.ts'
import { visibleText } from '../plain-text.ts'
import { passageSchema } from './drafts.ts'

/** The most passages of a PDF that are shown. */
export const PASSAGES_MAX = 12
function text(maxLength: number) {
  return z
    .string()
    .check(
      z.overwrite<string>(visibleText),
      z.maxLength(maxLength, { error: `Use at most ${maxLength} characters.` }),
    )
}

function checked(maxLength: number, isValid: (typed: string) => boolean, error: string) {
  return text(maxLength).check(z.refine((typed) => typed === '' || isValid(typed), { error }))
}

const phone = z.string().check(
  z.overwrite<string>(plainPhone),
  z.maxLength(40, { error: 'Use at most 40 characters.' }),
  z.refine((typed) => typed === '' || isPhone(typed), { error: PHONE_INVALID }),
)

const link = checked(
  2048,
  (typed) => visitorLink(typed) !== undefined,
  'Enter a web address like yourpractice.com.',
)

/** Answers to the questions that help with a story, each once, in the order in which they are shown. */
export const storyAnswersSchema = z
  .array(z.object({ question: z.enum(STORY_QUESTION_IDS), text: text(600) }))
  .check(
    z.refine((answers) => new Set(answers.map(({ question }) => question)).size === answers.length, {
      error: 'Each question has one answer.',
    }),
  )

/** The fields that an owner types, each optional and empty when cleared. A sentence says what is wrong with one. */
export const typedDetailsSchema = z.object({
  phone: z.optional(phone),
  patientEmail: z.optional(
    z.string().check(
      z.overwrite<string>(canonicalEmail),
      z.superRefine((email, context) => {
        const problem = email && explainEmail(email)
        if (problem) context.addIssue(problem)
      }),
    ),
  ),
  street: z.optional(text(200)),
  city: z.optional(text(100)),
  hours: z.optional(text(300)),
  bookingUrl: z.optional(link),
  portalUrl: z.optional(link),
  /** Where people write a review, when it is another address than that of the web presence. */
  reviewUrl: z.optional(link),
  /** The address for reviews that its owner has opened and found right. */
  reviewTried: z.optional(link),
  /** The day on which the owner said that their board lets them ask for reviews; empty when taken back. */
  reviewsAllowed: z.optional(z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/))),
  costs: z.optional(text(600)),
  insurances: z.optional(text(600)),
  licenceLine: z.optional(text(200)),
  privacyNoticeUrl: z.optional(link),
  nondiscriminationNoticeUrl: z.optional(link),
  /** What the practice offers, one service on each line, in the order in which they are shown. */
  services: z.optional(text(2000)),
  /** The field of a type of the owner's own, when the one that was recognized is wrong; `other` for none. */
  field: z.optional(z.enum([...FIELD_IDS, 'other'])),
  storyAnswers: z.optional(storyAnswersSchema),
})
export type TypedDetails = z.output<typeof typedDetailsSchema>

/** What an owner decided about a suggested line. */
export const statementSchema = z.enum(['confirmed', 'struck'])

/** All of it, as screens and the renderer read it. */
export const siteDetailsSchema = z.object({
  details: typedDetailsSchema,
  /** By the id of the line. */
  statements: z.record(z.string(), statementSchema),
  passages: z.array(passageSchema).check(z.maxLength(PASSAGES_MAX)),
  /** `null`: the style of the answers counts. */
  style: z.nullable(z.enum(DESIGN_STYLE_IDS)),
})
export type SiteDetails = z.output<typeof siteDetailsSchema>

/** What an owner has added before the first save. */
export const NO_SITE_DETAILS: SiteDetails = { details: {}, statements: {}, passages: [], style: null }
