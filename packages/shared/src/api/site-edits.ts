// What an owner changes on the page itself: words, order, hidden sections, items and pictures, each an entry of the store.
import * as z from 'zod/mini'
import { PICTURE_SLOT, pictureSchema } from '../pictures/picture.ts'
import { visibleText } from '../plain-text.ts'
import { PAGE_SLUG, SLUG_MAX_LENGTH } from '../sites/page-slug.ts'

/** The most characters of one line. */
export const LINE_MAX_LENGTH = 4000
/** The most items that one site holds; the database has the same limit. */
export const MOST_ADDED = 40

/** The sections that an owner can move, in no order. */
export const MOVABLE_SECTIONS = [
  'visit',
  'story',
  'team',
  'values',
  'why',
  'services',
  'prices',
  'model',
  'where',
  'hours',
  'places',
  'cost',
  'questions',
] as const
export type MovableSection = (typeof MOVABLE_SECTIONS)[number]

/** What a visit costs is said on every page: patients have a right to an estimate. */
const SHOWN_ALWAYS: readonly string[] = ['cost'] satisfies MovableSection[]

/** The sections that an owner can hide. */
export const HIDEABLE_SECTIONS = MOVABLE_SECTIONS.filter((kind) => !SHOWN_ALWAYS.includes(kind))

/** Returns typed or pasted words as they stand in a line: without line breaks, and what is never drawn. */
export function lineText(typed: string): string {
  return visibleText(typed.replace(/\s+/gu, ' '))
}

/** Returns typed or pasted words as they stand in a paragraph: a line break begins another one. */
export function paragraphText(typed: string): string {
  return typed
    .split(/[\n\r\u2028\u2029]/u)
    .map(lineText)
    .filter(Boolean)
    .join('\n')
}

/** Whether a line may hold several paragraphs: each paragraph of the story is a line. */
export function isParagraph(id: string): boolean {
  return /^(?:story\/paragraph|services\/add-[a-z0-9]+\/(?:text|who|how|answer\d)$|team\/add-[a-z0-9]+\/story$)/.test(
    id,
  )
}

/** Returns typed or pasted words as they stand in a line of the page. */
export function textForLine(id: string, typed: string): string {
  return isParagraph(id) ? paragraphText(typed) : lineText(typed)
}

/** Returns the day on which a notice counts as past, as `2026-12-24`: it is still shown where the day ends last. */
export function dayOfNotices(now: Date): string {
  return new Date(now.getTime() - HAWAII_HOURS * 3_600_000).toISOString().slice(0, 10)
}
const HAWAII_HOURS = 10

const text = z.string().check(z.overwrite<string>(lineText), z.maxLength(LINE_MAX_LENGTH))
const ownText = z.string().check(z.overwrite<string>(paragraphText), z.maxLength(LINE_MAX_LENGTH))
export const section = z.enum(MOVABLE_SECTIONS)

/** The owner's words of one line. */
export const wordsSchema = z.object({
  /** Empty: our words stand there. Line breaks count in paragraphs. */
  text: ownText,
  /** Our text that they replaced, to see that it has changed since. */
  ours: z.string(),
  /** Other words of the owner, which a save from another window or device replaced without having seen them. */
  replaced: z.optional(z.string()),
})
export type OwnWords = z.output<typeof wordsSchema>

/** The days of opening hours, in the order of a week. */
export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Day = (typeof DAYS)[number]
/** So many times may a day be opened: before and after lunch, and in the evening. */
export const MOST_SPANS = 3

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
// From and to; a day that ends at 00:00 ends at midnight.
const span = z.tuple([time, time])
/** A day that is not named is closed. */
const week = z.partialRecord(z.enum(DAYS), z.array(span).check(z.maxLength(MOST_SPANS)))
const item = {
  /** Sorts the items of a section. */
  at: z.number(),
  /** Fields as another window or device had left them, which a save replaced without having seen them. */
  replaced: z.optional(z.record(z.string(), z.union([text, week]))),
}

const slug = z.string().check(z.regex(PAGE_SLUG), z.maxLength(SLUG_MAX_LENGTH))

/** Something that the owner added to the page. Empty texts are not printed; one that its kind cannot do without holds it back. */
export const addedSchema = z.discriminatedUnion('kind', [
  z.object({
    ...item,
    kind: z.literal('service'),
    name: text,
    price: text,
    text: ownText,
    /** With enough words of its own a service has a page: who it is for, what happens, and three questions. */
    who: z.optional(ownText),
    how: z.optional(ownText),
    ask1: z.optional(text),
    answer1: z.optional(ownText),
    ask2: z.optional(text),
    answer2: z.optional(ownText),
    ask3: z.optional(text),
    answer3: z.optional(ownText),
    /** The address of its page, once it has had one. */
    slug: z.optional(slug),
  }),
  z.object({ ...item, kind: z.literal('question'), question: text, answer: text }),
  /** A price or a membership. */
  z.object({ ...item, kind: z.literal('price'), name: text, price: text, text }),
  z.object({
    ...item,
    kind: z.literal('person'),
    name: text,
    /** Letters behind the name, as they are earned. */
    letters: z.optional(text),
    role: text,
    /** A state license, as the board asks for it. */
    licence: z.optional(text),
    /** How long, in the person's words. */
    years: z.optional(text),
    text,
    /** In the person's own words: the person has a page. */
    story: z.optional(ownText),
    /** The address of the person's page, once there was one. */
    slug: z.optional(slug),
  }),
  /** A second place. */
  z.object({
    ...item,
    kind: z.literal('place'),
    name: text,
    street: text,
    city: text,
    zip: text,
    phone: text,
  }),
  /** `until` is the last day on which it is shown, or empty. */
  z.object({
    ...item,
    kind: z.literal('notice'),
    text,
    until: z.union([z.literal(''), z.iso.date()]),
  }),
  z.object({ ...item, kind: z.literal('hours'), days: week }),
])
export type Added = z.output<typeof addedSchema>
export type AddedKind = Added['kind']

/** The id of an added item. */
export const ADDED_ID = /^add-[a-z0-9]{4,16}$/
const addedId = z.string().check(z.regex(ADDED_ID))
const pictureSlot = z.string().check(z.regex(PICTURE_SLOT))

/** All of it, as screens and the renderer read it. */
export const siteEditsSchema = z.object({
  /** By the id of the line. */
  words: z.record(z.string(), wordsSchema),
  /** Empty: the style decides. */
  section_order: z.array(section),
  hidden: z.partialRecord(section, z.literal(true)),
  /** By the id of the item, which the ids of its lines hold. */
  added: z.record(addedId, addedSchema),
  pictures: z.record(pictureSlot, pictureSchema),
})
export type SiteEdits = z.output<typeof siteEditsSchema>

/** What an owner has changed on the page before the first save. */
export const NO_SITE_EDITS: SiteEdits = { words: {}, section_order: [], hidden: {}, added: {}, pictures: {} }
