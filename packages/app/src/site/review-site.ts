import {
  type ChecklistGroup,
  type ChecklistLine,
  checklistGroups,
  checklistOf,
  decisionOf,
  isCounted,
  siteCounts,
} from '@foyer/draft/checklist.ts'
import type { Content } from '@foyer/draft/content.ts'
import type { Gap, Line, Source } from '@foyer/draft/line.ts'
import { gapsOf, linesOf } from '@foyer/draft/lines-of.ts'

export { decisionOf, isCounted, siteCounts }

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

/** When tasks are due, and what is said of those that are left. */
export const GROUP_WORDS = {
  show: { title: 'To show it', left: 'left to show it' },
  publish: { title: 'To publish it', left: 'left to publish it' },
  later: { title: 'Later', left: 'left for later' },
} as const satisfies { readonly [Group in ChecklistGroup['group']]: object }

/**
 * How far the owner has come in the group at hand: the first in which something is left. Details and sentences are one
 * count. Claims to be proved are left out.
 */
export type Progress = {
  /** `null` when nothing is left; all groups are counted then. */
  readonly group: ChecklistGroup['group'] | null
  readonly done: number
  readonly total: number
  /** What is left, in minutes. */
  readonly minutes: number
}

/**
 * Divides what was or is to be done into groups. What is done stays in its group.
 *
 * @param all the tasks of the site without anything that was added to the answers
 * @param left the tasks of the site as it is now
 */
export function groupsOf(all: readonly SiteTask[], left: readonly SiteTask[]): readonly ChecklistGroup[] {
  const known = new Set(all.map(({ id }) => id))
  return checklistGroups([...all, ...left.filter(({ id }) => !known.has(id))])
}

/** Says how many things are left in the group at hand. */
export function leftTextOf({ group, done, total }: Progress): string {
  return group ? `${total - done} ${GROUP_WORDS[group].left}` : 'done'
}

/** Counts what is done in the group at hand; the tasks are those of `groupsOf`. */
export function progressOf(all: readonly SiteTask[], left: readonly SiteTask[]): Progress {
  const leftIds = new Set(left.filter(isCounted).map(({ id }) => id))
  const counts = groupsOf(all, left).map(({ group, lines }) => {
    const counted = lines.filter(isCounted)
    const open = counted.filter(({ id }) => leftIds.has(id))
    const minutes = open.reduce((sum, line) => sum + line.minutes, 0)
    return { group, done: counted.length - open.length, total: counted.length, minutes }
  })
  const total = counts.reduce((sum, count) => sum + count.total, 0)
  return counts.find((count) => count.done < count.total) ?? { group: null, done: total, total, minutes: 0 }
}
