import { type ChecklistLine, checklistOf } from '@foyer/draft/checklist.ts'
import type { Content } from '@foyer/draft/content.ts'
import type { Line, Source } from '@foyer/draft/line.ts'
import { linesOf } from '@foyer/draft/lines-of.ts'

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

/** Returns a page without the elements that name its lines: the bytes that delivery stores. */
export function withoutLineIds(html: string): string {
  return html.replace(/<\/?draft-line[^>]*>/g, '')
}
