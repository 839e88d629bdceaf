import {
  type ChecklistLine,
  checklistOf,
  decisionOf,
  type SiteLists,
  siteCounts,
  siteLists,
} from '@foyer/draft/checklist.ts'
import type { Content } from '@foyer/draft/content.ts'
import type { Gap, Line, Source } from '@foyer/draft/line.ts'
import { gapsOf, linesOf } from '@foyer/draft/lines-of.ts'

export { decisionOf, siteCounts }

/** The content of a site. */
export type SiteContent = Content
/** One thing to do before a site is published. */
export type SiteTask = ChecklistLine
/** One sentence of a site, with where it comes from. */
export type SiteLine = Line
export type SiteSource = Source
/** A place of the page that waits for its owner. */
export type SiteGap = Gap

/** Returns what is missing, to be confirmed or to be proved before a launch, in the order in which patients need it. */
export function tasksOf(content: SiteContent): readonly SiteTask[] {
  return checklistOf(content)
}

/** Returns every sentence of a site by its id. */
export function siteLines(content: SiteContent): ReadonlyMap<string, SiteLine> {
  return new Map(linesOf(content).map((line) => [line.id, line]))
}

/** Returns every gap that the page shows. */
export function siteGaps(content: SiteContent): readonly SiteGap[] {
  return gapsOf(content.sections)
}

/**
 * Returns the ids of the lines of the page that are new or say something else, in the order of the content.
 *
 * @param before also one that an earlier release stored
 */
export function changedLines(before: unknown, after: SiteContent): readonly string[] {
  const said = new Map(linesOf(Object(before).sections).map(({ id, text }) => [id, text]))
  return linesOf(after.sections)
    .filter(({ id, text }) => said.get(id) !== text)
    .map(({ id }) => id)
}

/** The lists of `siteLists`, with their titles and what is said of those that are left. */
export const LIST_WORDS = {
  toShow: { title: 'To show it', left: 'to show it' },
  toConfirm: { title: 'To confirm', left: 'to confirm' },
  worthAdding: { title: 'Worth adding', left: 'worth adding' },
} as const satisfies { readonly [List in keyof SiteLists]: object }

export type ListedTasks = {
  readonly list: keyof SiteLists
  /** Done or not, in the order in which patients need them. */
  readonly lines: readonly SiteTask[]
  readonly left: number
  /** About how long what is left takes. */
  readonly minutes: number
}

/**
 * Divides what was or is to be done into the lists that are counted; empty ones are left out. What is left stands in the list
 * that it has now, and what is done in the one that it had.
 *
 * @param all the tasks of the site without anything that was added to the answers
 * @param left the tasks of the site as it is now
 * @param isPublished what stops publishing is worth adding then
 */
export function listedTasks(
  all: readonly SiteTask[],
  left: readonly SiteTask[],
  isPublished: boolean,
): readonly ListedTasks[] {
  const now = new Map(left.map((task) => [task.id, task]))
  const known = new Set(all.map(({ id }) => id))
  const every = [...all.map((task) => now.get(task.id) ?? task), ...left.filter(({ id }) => !known.has(id))]
  const { toShow, toConfirm, worthAdding } = siteLists(every)
  const lists = isPublished
    ? { toConfirm, worthAdding: every.filter((task) => task.kind === 'add') }
    : { toShow, toConfirm, worthAdding }
  return (Object.entries(lists) as [keyof SiteLists, readonly SiteTask[]][]).flatMap(([list, lines]) => {
    const open = lines.filter(({ id }) => now.has(id))
    const minutes = open.reduce((sum, line) => sum + line.minutes, 0)
    return lines.length > 0 ? [{ list, lines, left: open.length, minutes }] : []
  })
}
