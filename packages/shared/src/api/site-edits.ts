// What an owner changes on the page itself: the contract between the app and the table site_edits.
import * as z from 'zod/mini'
import { visibleText } from '../plain-text.ts'

/** The most characters of one line. */
export const LINE_MAX_LENGTH = 4000
/** Columns of jsonb in bytes; the database has the same limits. */
export const SITE_EDITS_MAX_BYTES = { words: 262_144, section_order: 1024, hidden: 1024 } as const

/** The sections that an owner can move, in no order. */
export const MOVABLE_SECTIONS = [
  'visit',
  'story',
  'values',
  'why',
  'services',
  'model',
  'where',
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

const text = z.string().check(z.overwrite<string>(lineText), z.maxLength(LINE_MAX_LENGTH))
const section = z.enum(MOVABLE_SECTIONS)

/** The owner's words of one line. */
const wordsSchema = z.object({
  /** Empty: our words stand there. */
  text,
  /** Our text that they replaced, to see that it has changed since. */
  ours: z.string(),
  /** Other words of the owner, which a save from another window or device replaced without having seen them. */
  replaced: z.optional(z.string()),
})
export type OwnWords = z.output<typeof wordsSchema>

/** A row as the app reads it; `changed_at` is set by the database. */
export const siteEditsSchema = z.object({
  /** By the id of the line. */
  words: z.record(z.string(), wordsSchema),
  /** Empty: the style decides. */
  section_order: z.array(section),
  hidden: z.partialRecord(section, z.literal(true)),
})
export type SiteEdits = z.output<typeof siteEditsSchema>

/**
 * What `save_site_edits` merges into a row: what it does not name stays. An empty text takes words back, `null` shows a
 * section again. `seen` is the stored text that the change was made over; words that it does not name are kept as `replaced`.
 */
export const siteEditsChangesSchema = z.partial(
  z.object({
    words: z.record(z.string(), z.object({ text, ours: z.string(), seen: z.string() })),
    section_order: z.array(section),
    hidden: z.partialRecord(section, z.nullable(z.literal(true))),
  }),
)
export type SiteEditsChanges = z.output<typeof siteEditsChangesSchema>
