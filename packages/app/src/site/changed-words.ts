import type { Content } from '@foyer/draft/content.ts'
import type { Line } from '@foyer/draft/line.ts'
import { linesOf } from '@foyer/draft/lines-of.ts'
import { foldName } from '@foyer/draft/text/fold-name.ts'
import { changedPages, followsOthers } from './changed-pages.ts'
import type { PlacedChange } from './site-change.ts'
import { type Lines, sectionOf, textOfLines } from './text-of-lines.ts'

/** Returns the lines, items and sections that came, went or changed. */
export function changedWords(before: Content, after: Content): PlacedChange[] {
  const [old, now] = [linesById(before), linesById(after)]
  const [oldSections, nowSections] = [sectionTitles(before), sectionTitles(after)]
  const moved = (from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>, comes: boolean) =>
    [...from]
      .filter(([section]) => !to.has(section))
      .map(([section, title]) => ({ kind: 'section', section, title, comes }) as const)
  const isListed = (id: string) => oldSections.has(sectionOf(id)) && nowSections.has(sectionOf(id))
  const [came, went] = [itemsOf(now, old), itemsOf(old, now)]
  const pages = changedPages(old, now)
  const inItem = new Set([
    ...pages.flatMap(({ parts }) => parts),
    ...[...came, ...went].flatMap(({ lines }) => lines.map(({ id }) => id)),
    ...listedAs(came, old),
    ...listedAs(went, now),
  ])
  const isAlone = (id: string, other: Lines) =>
    isListed(id) && !inItem.has(id) && !comesWithPicture(id, other)
  const items = (of: readonly Item[], comes: boolean) =>
    of
      .filter(({ id }) => isListed(id))
      .map(
        ({ id, lines }) => ({ kind: 'item', id, words: textOfLines(lines.filter(isSaid)), comes }) as const,
      )
  const differing = [...now.values()].filter(({ id, text }) => isAlone(id, old) && old.get(id)?.text !== text)
  const gone = [...old.values()].filter(({ id }) => isAlone(id, now) && !now.has(id))
  // What a page is called follows from words that are counted themselves: it counts where nothing else has changed.
  const said = differing.filter(({ id }) => !followsOthers(id))
  const isOnlyFollowing = said.length + gone.length + came.length + went.length + pages.length === 0
  const changed = isOnlyFollowing ? differing : said
  return [
    ...changed.map(({ id, text }): PlacedChange => {
      const said = old.get(id)?.text
      return { kind: 'words', id, after: text, ...(said !== undefined && { before: said }) }
    }),
    ...gone.map(({ id, text }): PlacedChange => ({ kind: 'words', id, before: text })),
    ...items(came, true),
    ...items(went, false),
    ...pages.map(({ change }) => change),
    ...moved(nowSections, oldSections, true),
    ...moved(oldSections, nowSections, false),
  ]
}

// The first screen names a person below the face. Those words come and go with the picture, which is a change of its own.
function comesWithPicture(id: string, other: Lines): boolean {
  if (id === 'hero/others') return true
  const [face] = /^hero\/(?:clinician|add-[a-z0-9]+)\//.exec(id) ?? []
  return face !== undefined && !other.has(`${face}name`)
}

type Item = { readonly id: string; readonly lines: readonly Line[] }

/** Returns the items and named facts that one content has and another lacks; the id is that of the first line. */
function itemsOf(has: Lines, lacks: Lines): readonly Item[] {
  const others = new Set([...lacks.keys()].map(itemIdOf))
  const items = new Map<string, Line[]>()
  for (const line of has.values()) {
    const item = itemIdOf(line.id)
    if (item && !others.has(item)) items.set(item, [...(items.get(item) ?? []), line])
  }
  return [...items.values()].map((lines) => ({ id: lines[0]?.id ?? '', lines }))
}

/** Returns the ids of the lines of listed services that became an item of the same name, or are listed again without it. */
function listedAs(items: readonly Item[], lines: Lines): readonly string[] {
  const names = new Set(items.flatMap(({ lines: [name] }) => (name ? [foldName(name.text)] : [])))
  const listed = [...lines.values()].flatMap(({ id, text }) =>
    /^services\/.+\/title$/.test(id) && names.has(foldName(text)) ? [id.replace(/title$/, '')] : [],
  )
  return [...lines.keys()].filter((id) => listed.some((start) => id.startsWith(start)))
}

// The first screen repeats the names of people.
const itemIdOf = (line: string) =>
  line.startsWith('hero/') ? undefined : (addedIdOf(line) ?? /^answers\/[a-z]+\//.exec(line)?.[0])

/** Returns the id of the item of the owner that a line belongs to. */
export function addedIdOf(line: string): string | undefined {
  return /(?:^|\/)(add-[a-z0-9]{4,16})(?:\/|$)/.exec(line)?.[1]
}

// The name of a fact is that of its change, and the heads of a page repeat its words.
const isSaid = ({ id }: Line) => !/^answers\/[a-z]+\/title$/.test(id) && !followsOthers(id)

function linesById({ sections }: Content): ReadonlyMap<string, Line> {
  return new Map(linesOf(sections).map((line) => [line.id, line]))
}

/** Returns the headings of the sections of a content, by the beginning of the ids of their lines. */
export function sectionTitles({ sections }: Content): ReadonlyMap<string, string> {
  return new Map(
    sections.flatMap((section) => {
      const lines = linesOf(section)
      const [first] = lines
      if (!first) return []
      const heading = lines.find(({ id }) => id.endsWith('/heading')) ?? first
      return [[sectionOf(first.id), heading.text] as const]
    }),
  )
}
