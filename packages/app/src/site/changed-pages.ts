// The pages that services and people of the owner have of their own.
import type { Content } from '@foyer/draft/content.ts'
import { linesOf } from '@foyer/draft/lines-of.ts'
import { pagesOf } from '@foyer/draft/site-pages.ts'
import type { PlacedChange, SiteChange } from './site-change.ts'
import { type Lines, sectionOf, textOfLines } from './text-of-lines.ts'

/** Its beginning is that of all lines of the item; only an item with a page has such a line. */
const HEADING = /^(?:services|team)\/add-[a-z0-9]+\/(?=page-heading$)/
/** What a page alone says, or says otherwise: without a page, a service says its text in one line. */
const ON_PAGE: { readonly [section: string]: RegExp } = {
  services: /^(?:text(?:-first|-rest)?|who|how|ask\d|answer\d|page-[a-z]+)$/,
  team: /^(?:story|page-[a-z]+)$/,
}

/** Whether a field of an item, or a line of it, stands on the page of the item. */
export function isOnPage(id: string, field: string): boolean {
  return ON_PAGE[sectionOf(id)]?.test(field) ?? false
}

/** Whether a line is the heading, title or description of a page, which are made of other words of it. */
export function followsOthers(id: string): boolean {
  return /\/page-(?:heading|title|description)$/.test(id)
}

type ChangedPage = {
  readonly change: Extract<PlacedChange, { kind: 'page' }>
  /** The ids of the lines that came or went with the page. */
  readonly parts: readonly string[]
}

/** Returns the pages that items gained or lost which both contents have; a page that comes with its item is a part of it. */
export function changedPages(old: Lines, now: Lines): readonly ChangedPage[] {
  return [...pagedItems(now, old, true), ...pagedItems(old, now, false)]
}

function pagedItems(has: Lines, lacks: Lines, comes: boolean): readonly ChangedPage[] {
  return [...has.keys()].flatMap((id) => {
    const [start] = HEADING.exec(id) ?? []
    const name = has.get(`${start}name`)
    if (start === undefined || !name || lacks.has(id) || !lacks.has(name.id)) return []
    const partsOf = (lines: Lines, other: Lines) =>
      [...lines.values()].filter(
        (line) =>
          line.id.startsWith(start) && isOnPage(id, line.id.slice(start.length)) && !other.has(line.id),
      )
    const [page, rest] = [partsOf(has, lacks), partsOf(lacks, has)]
    const said = textOfLines(page.filter((line) => !followsOthers(line.id)))
    const shorter = textOfLines(rest)
    // Words that both say are not told twice.
    const other = shorter === '' || said.startsWith(shorter) ? undefined : shorter
    const [after, before] = comes ? [said, other] : [other, said]
    const change = {
      kind: 'page',
      id,
      name: name.text,
      comes,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    } as const
    return [{ change, parts: [...page, ...rest].map((line) => line.id) }]
  })
}

/** Returns the path of the page of a site that has the place of a change. */
export function pathOfChange(content: Content, change: SiteChange): string {
  const has = (part: unknown) => 'id' in change && linesOf(part).some(({ id }) => id === change.id)
  const own = pagesOf(content).find((page) => page.kind !== 'home' && has(page.page))
  return own?.path ?? '/'
}
