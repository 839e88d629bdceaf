import * as ids from '@foyer/shared/onboarding/answers/stored-ids.ts'
import * as z from 'zod/mini'
import { gapSchema, lineSchema } from './line.ts'
import { actionSchema, factSchema, itemSchema } from './section-parts.ts'

const head = { label: lineSchema, heading: lineSchema }

const cover = z.object({
  kind: z.literal('cover'),
  /** `Redesign proposal` and the name of the practice: together the first heading. */
  title: lineSchema,
  name: lineSchema,
  /** The website as it is written, and where it leads if it is an address. */
  website: z.optional(z.object({ label: lineSchema, href: z.optional(z.string()) })),
})

const understood = z.object({
  kind: z.literal('understood'),
  ...head,
  lead: lineSchema,
  facts: z.array(factSchema),
  /** What the proposal is made of. */
  honest: z.array(lineSchema),
})

const area = z.object({
  id: z.string(),
  /** A catalogue area has a drawing; a custom one is the owner's quote. */
  area: z.union([z.enum(ids.IMPROVEMENT_IDS), z.literal('custom')]),
  title: lineSchema,
  lead: lineSchema,
  quote: z.optional(z.object({ text: lineSchema, by: z.optional(lineSchema) })),
  /** Under the drawing; none for a custom area. */
  caption: z.optional(lineSchema),
  /** Words in the drawing. */
  example: z.optional(z.array(lineSchema)),
  /** For a patient · what we would change first · how we would know. */
  points: z.array(itemSchema),
})

const changes = z.object({
  kind: z.literal('changes'),
  ...head,
  lead: lineSchema,
  /** In the order in which the owner chose them, own areas after the others. */
  areas: z.array(area),
})

const presence = z.object({
  kind: z.literal('presence'),
  ...head,
  lead: lineSchema,
  places: z.array(
    z.object({
      type: z.enum(ids.LINK_TYPES),
      title: lineSchema,
      text: lineSchema,
      /** The address as typed, where it was typed. */
      address: z.optional(lineSchema),
      href: z.optional(z.string()),
      gap: z.optional(gapSchema),
      /** The owner named this place; the others are shown as not named, which is no task. */
      isNamed: z.boolean(),
    }),
  ),
})

const screens = z.object({
  kind: z.literal('screens'),
  ...head,
  lead: z.array(lineSchema),
  /** In the order of the catalogue. */
  styles: z.array(z.object({ style: z.enum(ids.DESIGN_STYLE_IDS), title: lineSchema, suits: lineSchema })),
})

const offer = z.object({
  kind: z.literal('offer'),
  ...head,
  lead: lineSchema,
  action: actionSchema,
  questions: z.array(itemSchema),
})

export const proposalSectionSchema = z.discriminatedUnion('kind', [
  cover,
  understood,
  changes,
  presence,
  screens,
  offer,
])
export type ProposalSection = z.output<typeof proposalSectionSchema>
export type ProposalSectionKind = ProposalSection['kind']
export type ProposalSectionOf<Kind extends ProposalSectionKind> = Extract<ProposalSection, { kind: Kind }>
