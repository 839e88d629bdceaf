// The sections of what owners put on the page: offers, people, times, places, news, and pages of their own.
import { pictureSchema } from '@foyer/shared/pictures/picture.ts'
import * as z from 'zod/mini'
import { lineSchema } from './line.ts'
import { head, line } from './section-parts.ts'

/** What stands on a page of its own: the address is a folder below that of the site. */
const ownPage = z.object({
  slug: z.string(),
  /** `EMDR in Atlanta`. */
  heading: lineSchema,
  /** Of the window, and of a result in a search. */
  title: lineSchema,
  description: lineSchema,
  /** The first sentence, which the first page says too. */
  first: line,
  /** What it is, after the first sentence. */
  rest: line,
  who: line,
  how: line,
  questions: z.optional(z.array(z.object({ id: z.string(), title: lineSchema, answer: lineSchema }))),
})
export type OwnPage = z.output<typeof ownPage>

/** A service or a price that the owner put on the page: set with room, never in a running list. */
export const offer = z.object({
  id: z.string(),
  title: lineSchema,
  price: line,
  /** All that is said of it; the first page says the first sentence alone when there is a page. */
  text: line,
  page: z.optional(ownPage),
})
export type Offer = z.output<typeof offer>

/** What the owner put on the page: prices and memberships. */
export const prices = z.object({ kind: z.literal('prices'), ...head, offers: z.array(offer) })

const member = z.object({
  /** The picture of a person has the slot `person:<id>`. */
  id: z.string(),
  title: lineSchema,
  /** Letters behind the name. */
  letters: line,
  role: line,
  licence: line,
  years: line,
  text: line,
  page: z.optional(ownPage),
  picture: z.optional(pictureSchema),
})
export type Member = z.output<typeof member>

/** People beside the owner. */
export const team = z.object({ kind: z.literal('team'), ...head, members: z.array(member) })

/** Opening hours: neighboring days that are alike are one row. */
export const hours = z.object({
  kind: z.literal('hours'),
  ...head,
  rows: z.array(z.object({ id: z.string(), title: lineSchema, value: lineSchema, isClosed: z.boolean() })),
})

const furtherPlace = z.object({
  id: z.string(),
  title: lineSchema,
  street: line,
  city: line,
  zip: line,
  phone: line,
  /** Opens the address in a map. */
  map: z.optional(z.string()),
})
export type FurtherPlace = z.output<typeof furtherPlace>

/** Places beside the first one. */
export const places = z.object({ kind: z.literal('places'), ...head, places: z.array(furtherPlace) })

/** What is new: a band near the top. It has no place in menus. */
export const news = z.object({
  kind: z.literal('news'),
  items: z.array(
    z.object({
      id: z.string(),
      text: lineSchema,
      /** The last day on which it is printed, as `2026-12-24`. */
      until: z.optional(z.string()),
    }),
  ),
})
