// What sections are made of.
import * as z from 'zod/mini'
import { lineSchema } from './line.ts'

/** A line that a section may lack. */
export const line = z.optional(lineSchema)
export const lines = z.array(lineSchema)

/**
 * A title with what is said under it. As run-in lead ("In the office. …"), term and sentence, or heading and text:
 * that is the style's choice.
 */
export const itemSchema = z.object({
  id: z.string(),
  title: lineSchema,
  /** Empty when all of it was suggested and a launch leaves it out. */
  text: lines,
  /** Written by the owner: quoted whole, one step larger, never cut. */
  isOwn: z.boolean(),
})
export type Item = z.output<typeof itemSchema>

/** A label with its value, both short: `Visits` / `By appointment, billed to insurance`. */
export const factSchema = z.object({
  id: z.string(),
  about: z.enum(['field', 'visits', 'place', 'person', 'stage']),
  term: lineSchema,
  value: lineSchema,
})
export type Fact = z.output<typeof factSchema>

/** A link that does something; `href` is `#contact` until a booking link is given. */
export const actionSchema = z.object({ label: lineSchema, href: z.string() })

/**
 * `label` is one or two words for menus and margins, `heading` the title of the section: a style prints one or both.
 */
export const head = { label: lineSchema, heading: lineSchema }
