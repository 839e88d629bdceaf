import { type ChecklistLine, checklistOf } from '@foyer/draft/checklist.ts'
import type { Content } from '@foyer/draft/content.ts'
import type { Line, Source } from '@foyer/draft/line.ts'
import { linesOf } from '@foyer/draft/lines-of.ts'
import { wordsOf } from '@foyer/draft/words-of.ts'

/** The content of a site. */
export type SiteContent = Content
/** One thing to do before a site is published. */
export type SiteTask = ChecklistLine
/** One sentence of a site, with where it comes from. */
export type SiteLine = Line
export type SiteSource = Source

/** Returns what is missing, to be confirmed or to be proved before a launch, in the order in which patients need it. */
export function tasksOf(content: SiteContent): readonly SiteTask[] {
  return checklistOf(content)
}

/** Returns every sentence of a site by its id. */
export function siteLines(content: SiteContent): ReadonlyMap<string, SiteLine> {
  return new Map(linesOf(content).map((line) => [line.id, line]))
}

/**
 * Whether a page made of this content says the same as a stored one. A release that lays out the same words otherwise, or
 * stores them in another shape, changes nothing.
 */
export function saysTheSame(content: SiteContent, stored: unknown): boolean {
  return wordsOf(content) === wordsOf(stored)
}

/** Returns the ids of the lines of the page that are new or say something else, in the order of the content. */
export function changedLines(before: SiteContent, after: SiteContent): readonly string[] {
  const said = new Map(linesOf(before.sections).map(({ id, text }) => [id, text]))
  return linesOf(after.sections)
    .filter(({ id, text }) => said.get(id) !== text)
    .map(({ id }) => id)
}

/** How far the owner has come. Details and sentences are one count; claims to be proved are left out. */
export type Progress = {
  readonly done: number
  readonly total: number
  /** What is left, in minutes. */
  readonly minutes: number
}

/**
 * Counts what is done before a launch.
 *
 * @param all the tasks of the site without anything that was added to the answers
 * @param left the tasks of the site as it is now
 */
export function progressOf(all: readonly SiteTask[], left: readonly SiteTask[]): Progress {
  const counted = left.filter(({ kind }) => kind !== 'prove')
  const leftIds = new Set(counted.map(({ id }) => id))
  const ids = new Set([...all.filter(({ kind }) => kind !== 'prove').map(({ id }) => id), ...leftIds])
  return {
    done: ids.size - leftIds.size,
    total: ids.size,
    minutes: counted.reduce((sum, { minutes }) => sum + minutes, 0),
  }
}
