import * as ids from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { pictureSchema } from '@foyer/shared/pictures/picture.ts'
import { STATE_CODES, type StateCode } from '@foyer/shared/places/us-states.ts'
import * as z from 'zod/mini'
import { hours, news, offer, places, prices, team } from './added-sections.ts'
import { answers } from './answers-section.ts'
import { gapSchema, lineSchema, slotSchema } from './line.ts'
import { actionSchema, factSchema, head, itemSchema, line, lines } from './section-parts.ts'

const clinician = z.object({
  /** The slot of the picture: `portrait` for the owner, else `person:<id>`. */
  slot: z.string(),
  /** With the letters behind it. */
  name: lineSchema,
  role: line,
  /** The path of the person's own page. */
  page: z.optional(z.string()),
  picture: z.optional(pictureSchema),
})
export type Clinician = z.output<typeof clinician>

const hero = z.object({
  kind: z.literal('hero'),
  name: lineSchema,
  /** `with Priya Natarajan`, when the practice has a name of its own. */
  person: line,
  /** One sentence on the purpose of the practice. */
  lede: lineSchema,
  /** One sentence: how and where, in brief. */
  how: line,
  /** Three or four; a style without a list of facts leaves them out. */
  facts: z.array(factSchema),
  action: actionSchema,
  second: z.optional(actionSchema),
  /** Whose faces are shown, the owner first: there is a picture of each. */
  clinicians: z.optional(z.array(clinician)),
  /** `and four more`: people without a face here. */
  others: line,
  /** In place of the drawn mark; a wide one also in place of the name beside it. */
  logo: z.optional(pictureSchema),
})

const visit = z.object({
  kind: z.literal('visit'),
  ...head,
  /** Three or four steps in the order in which they happen. */
  steps: z.array(itemSchema),
})

const story = z.object({
  kind: z.literal('story'),
  ...head,
  /** The owner's paragraphs, verbatim; none when there is no typed story. */
  paragraphs: lines,
  /** Decides how large it is set. */
  wordCount: z.number(),
  /** Under 25 words: a quotation, signed, under a heading without the name. */
  isQuotation: z.boolean(),
  signature: line,
  /** In place of the paragraphs when nothing was typed. */
  gap: z.optional(gapSchema),
  photo: z.optional(z.union([pictureSchema, gapSchema])),
})

const values = z.object({ kind: z.literal('values'), ...head, items: z.array(itemSchema) })

const why = z.object({
  kind: z.literal('why'),
  ...head,
  /** The chosen reasons, woven: one paragraph. */
  text: lines,
  own: z.array(itemSchema),
})

const service = z.object({
  id: z.string(),
  /** Short, without a full stop: it may stand in a running list. */
  title: lineSchema,
  /** A sentence that a style without room leaves out. */
  more: line,
})
export type Service = z.output<typeof service>

const services = z.object({
  kind: z.literal('services'),
  ...head,
  items: z.array(service),
  /** Those that the owner put on the page; they follow the list. */
  offers: z.optional(z.array(offer)),
  /** Whom to call, where a service may bring somebody in danger. */
  safety: line,
})

const model = z.object({
  kind: z.literal('model'),
  ...head,
  /** One sentence that a style may set large. */
  lead: lineSchema,
  /** What follows from it for a patient. */
  terms: z.array(itemSchema),
  /** Two ways side by side (office and video, membership and insurance), or none. */
  ways: z.array(itemSchema),
})

const cost = z.object({
  kind: z.literal('cost'),
  ...head,
  /** What a visit costs, once given. */
  costs: slotSchema,
  /** Names what `insurances` is about: "None" alone would be read as a price. */
  insurancesTitle: line,
  insurances: line,
  /** The right to a Good Faith Estimate, in plain words, where the law gives it. */
  estimate: z.optional(itemSchema),
  link: z.optional(z.object({ label: lineSchema, href: z.string() })),
  /** High on the page, unless visits are billed to insurance. */
  isHigh: z.boolean(),
})

const office = z.object({
  title: lineSchema,
  /** Street and suite: the first line of the address. */
  address: slotSchema,
  /** `Chattanooga, TN 37402`, the last line of the address; `ZIP 37402` where the city is unknown. */
  zip: lineSchema,
  /** The digits of the ZIP. */
  code: z.string(),
  /** Opens the address in a map. */
  map: z.optional(actionSchema),
  hours: line,
})

const state = z.object({
  code: z.enum(STATE_CODES as [StateCode, ...StateCode[]]),
  name: lineSchema,
})

const where = z.object({
  kind: z.literal('where'),
  ...head,
  office: z.optional(office),
  /** The rule of video visits: the patient has to be in one of the states. */
  video: z.optional(z.object({ title: lineSchema, rule: lineSchema })),
  /** Stands over the names. */
  statesTitle: line,
  states: z.array(state),
  /** `All 50 states`, when a style does not list them. */
  allStates: line,
  /** Of the place. */
  picture: z.optional(pictureSchema),
})

const questions = z.object({
  kind: z.literal('questions'),
  ...head,
  items: z.array(itemSchema),
})

const contact = z.object({
  kind: z.literal('contact'),
  ...head,
  lead: lines,
  phone: slotSchema,
  email: line,
  booking: z.optional(actionSchema),
  portal: z.optional(actionSchema),
  /** `By video in Tennessee and Georgia`, or the ZIP of the office: for an envelope or a card. */
  place: line,
})

const notices = z.object({
  kind: z.literal('notices'),
  ...head,
  items: z.array(
    z.object({
      notice: z.enum(['privacy', 'nondiscrimination', 'accessibility']),
      title: lineSchema,
      /** What a notice of ours says in place of a link. */
      text: z.optional(lines),
      /** Where the practice's own notice stands; never a text of ours. */
      href: z.optional(z.string()),
      gap: z.optional(gapSchema),
    }),
  ),
})

const footer = z.object({
  kind: z.literal('footer'),
  name: lineSchema,
  /** The owner with letters, specialty and years. */
  clinician: line,
  licence: line,
  links: z.array(z.object({ type: z.enum(ids.LINK_TYPES), label: lineSchema, href: z.string() })),
})

export const sectionSchema = z.discriminatedUnion('kind', [
  news,
  hero,
  answers,
  visit,
  story,
  team,
  values,
  why,
  services,
  prices,
  model,
  where,
  hours,
  places,
  cost,
  questions,
  contact,
  notices,
  footer,
])
export type Section = z.output<typeof sectionSchema>
export type SectionKind = Section['kind']
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>

/** The section of a kind: there is at most one. */
export function sectionOf<Kind extends SectionKind>(
  sections: readonly Section[],
  kind: Kind,
): SectionOf<Kind> | undefined {
  return sections.find((section): section is SectionOf<Kind> => section.kind === kind)
}

/** The first section of a page. */
export function heroOf(sections: readonly Section[]): SectionOf<'hero'> {
  const hero = sectionOf(sections, 'hero')
  if (!hero) throw new Error('A page needs a hero.')
  return hero
}
