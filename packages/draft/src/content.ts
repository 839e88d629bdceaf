// What a draft says and in which order: plain data, stored with each version of a draft. Styles lay it out and change
// no word. See README.md for what a style may leave out.
import { MOVABLE_SECTIONS } from '@foyer/shared/api/site-edits.ts'
import * as ids from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { STATE_CODES, type StateCode } from '@foyer/shared/places/us-states.ts'
import * as z from 'zod/mini'
import { gapSchema, lineSchema } from './line.ts'
import { proposalSectionSchema } from './proposal-sections.ts'
import { sectionSchema } from './sections.ts'

const metadataSchema = z.object({
  /** The title of the window, and of a result in a search. */
  title: lineSchema,
  /** At most about 155 characters. */
  description: lineSchema,
  lang: z.literal('en'),
})

/** The facts of the JSON-LD block. Only what was given: no physician, price, rating or coordinates. */
const entitySchema = z.object({
  type: z.enum([
    'MedicalClinic',
    'MedicalBusiness',
    'MedicalOrganization',
    'VeterinaryCare',
    'LocalBusiness',
    'Organization',
  ]),
  name: z.string(),
  person: z.optional(z.string()),
  /** The owner's letters and what the owner is. */
  letters: z.optional(z.string()),
  role: z.optional(z.string()),
  /** The team, as far as it has letters or a role. */
  people: z.optional(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        letters: z.optional(z.string()),
        role: z.optional(z.string()),
      }),
    ),
  ),
  street: z.optional(z.string()),
  city: z.optional(z.string()),
  zip: z.optional(z.string()),
  /** The state of the office, where the ZIP tells it. */
  region: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Where home visits lead, and the states of video visits. */
  areaServed: z.array(z.string()),
  /** Opening hours: days that are alike together, with the English names of schema.org. */
  hours: z.optional(z.array(z.object({ days: z.array(z.string()), opens: z.string(), closes: z.string() }))),
  /** Places beside the first one. */
  places: z.optional(
    z.array(
      z.object({
        name: z.string(),
        street: z.optional(z.string()),
        city: z.optional(z.string()),
        zip: z.optional(z.string()),
        phone: z.optional(z.string()),
      }),
    ),
  ),
  sameAs: z.array(z.string()),
})
export type Entity = z.output<typeof entitySchema>

/** What a style may switch on, beside the words: the kind of picture, the base size, the order of sections. */
const subjectSchema = z.object({
  type: z.union([z.enum(ids.PRACTICE_TYPE_IDS), z.literal('custom'), z.literal('unknown')]),
  /** The field behind the type, also where the owner wrote the type and we recognized it. */
  field: z.optional(z.enum(ids.FIELD_IDS)),
  /** Whose pictures it gets, where the field has none of its own. */
  drawnAs: z.optional(z.enum(ids.FIELD_IDS)),
  model: z.optional(z.enum(ids.CLINIC_MODEL_IDS)),
  journey: z.optional(z.enum(ids.JOURNEY_IDS)),
  isOpen: z.boolean(),
  hasOffice: z.boolean(),
  hasVideo: z.boolean(),
  states: z.array(z.enum(STATE_CODES as [StateCode, ...StateCode[]])),
  zip: z.string(),
  /** The names of the page and of the person; the person's is empty when none was given. */
  name: z.string(),
  person: z.string(),
  /** The practice has no name of its own: `name` is the person's. */
  isNamedForPerson: z.boolean(),
  /** Text starts at 20 px instead of 18, for readers in later life. */
  hasLargeText: z.boolean(),
})
export type Subject = z.output<typeof subjectSchema>

const shared = {
  /** Counts up when the shape changes, so that stored contents can be told apart. */
  version: z.literal(1),
  seed: z.string(),
  /** The style that the owner chose, if any. */
  style: z.optional(z.enum(ids.DESIGN_STYLE_IDS)),
  subject: subjectSchema,
  metadata: metadataSchema,
  /** What the page does not show as missing and the checklist does. */
  missing: z.array(gapSchema),
}

const repairSchema = z.object({
  /** `repairs/lede`; confirmed, the typed words stand there. */
  id: z.string(),
  typed: z.string(),
  place: z.enum(['lede', 'story', 'values', 'why']),
})
export type Repair = z.output<typeof repairSchema>

export const fullContentSchema = z.object({
  kind: z.literal('full'),
  ...shared,
  entity: entitySchema,
  /** Words of the owner that cannot stand large: ours stand there until the owner says otherwise. */
  repairs: z.optional(z.array(repairSchema)),
  /** Said once on each page, wherever the style puts it. */
  emergency: lineSchema,
  /** Whom to call in a crisis, above everything else; only where patients may be in danger from themselves. */
  crisis: z.optional(lineSchema),
  /** The owner's order of the sections that can be moved; without it the style decides. */
  order: z.optional(z.array(z.enum(MOVABLE_SECTIONS))),
  sections: z.array(sectionSchema),
})
export type FullContent = z.output<typeof fullContentSchema>

export const proposalContentSchema = z.object({
  kind: z.literal('proposal'),
  ...shared,
  sections: z.array(proposalSectionSchema),
})
export type ProposalContent = z.output<typeof proposalContentSchema>

export const contentSchema = z.discriminatedUnion('kind', [fullContentSchema, proposalContentSchema])
export type Content = z.output<typeof contentSchema>
