import {
  DESIGN_STYLE_IDS,
  FIELD_IDS,
  STORY_QUESTION_IDS,
} from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { visitorLink } from '@foyer/shared/onboarding/input/links.ts'
import { plainText } from '@foyer/shared/plain-text.ts'
import * as z from 'zod/mini'

const text = z.catch(z.optional(z.pipe(z.string(), z.transform(plainText))), undefined)
const link = z.catch(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((typed) => visitorLink(typed)),
    ),
  ),
  undefined,
)
const ids = z.catch(z.array(z.string()), [])
const lines = z.catch(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.split('\n').map(plainText).filter(Boolean)),
    ),
  ),
  undefined,
)
const storyAnswer = z.object({
  question: z.enum(STORY_QUESTION_IDS),
  text: z.string().check(z.overwrite(plainText), z.minLength(1)),
})
const passage = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]+$/)),
  text: z.string().check(z.overwrite(plainText), z.minLength(1)),
})

/**
 * Facts that a page should state and the questions do not ask for. All are optional; unreadable ones are left out.
 * `confirmed` are ids of suggested sentences that were said to be true, `struck` of sentences to be left out.
 */
export const detailsSchema = z.object({
  phone: text,
  patientEmail: text,
  street: text,
  city: text,
  hours: text,
  bookingUrl: link,
  portalUrl: link,
  costs: text,
  insurances: text,
  licenceLine: text,
  privacyNoticeUrl: link,
  nondiscriminationNoticeUrl: link,
  /** What the practice offers, in the owner's order: in place of the services that we would suggest. */
  services: lines,
  /** The field of the owner's own type, where the recognized one is wrong; `other`: words that fit any practice. */
  field: z.catch(z.optional(z.enum([...FIELD_IDS, 'other'])), undefined),
  /** Answers to the questions that help with a story, in the owner's order. */
  storyAnswers: z.catch(z.array(storyAnswer), []),
  /** The owner's own words in an uploaded file, ticked to be shown. */
  passages: z.catch(z.array(passage), []),
  /** Chosen after the questions: takes precedence over the answer. */
  style: z.catch(z.optional(z.enum(DESIGN_STYLE_IDS)), undefined),
  confirmed: ids,
  struck: ids,
})

export type Details = z.output<typeof detailsSchema>

/** A detail that a sentence can come from. */
export const DETAIL_FIELDS = [
  'phone',
  'patientEmail',
  'street',
  'city',
  'hours',
  'bookingUrl',
  'portalUrl',
  'costs',
  'insurances',
  'licenceLine',
  'privacyNoticeUrl',
  'nondiscriminationNoticeUrl',
  'services',
  'storyAnswers',
  'passages',
  'field',
  'confirmed',
] as const satisfies readonly (keyof Details)[]

/** What an owner has added, as `siteDetailsOf` gives it; nothing in it is trusted. */
export type SiteDetailsRow = {
  readonly details: unknown
  readonly statements: unknown
  readonly passages: unknown
  readonly style: unknown
}

const statements = z.catch(z.record(z.string(), z.unknown()), {})

/** The details of a stored row, for `practiceFromAnswers`; without a row there are none. */
export function detailsFromRow(row: SiteDetailsRow | null): Details {
  const decided = Object.entries(statements.parse(row?.statements ?? {}))
  const idsOf = (decision: string) => decided.filter(([, said]) => said === decision).map(([id]) => id)
  return detailsSchema.parse({
    ...Object(row?.details),
    passages: row?.passages,
    style: row?.style,
    confirmed: idsOf('confirmed'),
    struck: idsOf('struck'),
  })
}
