import { type Content, contentSchema } from '@foyer/draft/content.ts'
import { launchContent, visitContent } from '@foyer/draft/launch-content.ts'
import type { Line } from '@foyer/draft/line.ts'
import { linesOf } from '@foyer/draft/lines-of.ts'
import { picturesIn } from '@foyer/draft/pictures-in.ts'
import { foldName } from '@foyer/draft/text/fold-name.ts'
import { wordsOf } from '@foyer/draft/words-of.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { Picture } from '@foyer/shared/pictures/picture.ts'

/** A difference between what visitors see and what they would see. */
export type SiteChange =
  | {
      readonly kind: 'words'
      readonly id: string
      /** Missing for a line that is new, or goes. */
      readonly before?: string
      readonly after?: string
    }
  /** An item of the owner, or a fact with its name, comes or goes with all of its lines. */
  | {
      readonly kind: 'item'
      /** Of its first line. */
      readonly id: string
      readonly words: string
      readonly comes: boolean
    }
  /** A whole section comes or goes. */
  | { readonly kind: 'section'; readonly section: string; readonly title: string; readonly comes: boolean }
  | { readonly kind: 'style'; readonly before: DesignStyleId; readonly after: DesignStyleId }
  /** The headings of the sections that were put in order; empty: the style decides. */
  | { readonly kind: 'order'; readonly before: string; readonly after: string }
  | {
      readonly kind: 'picture'
      readonly place: string
      readonly is: 'new' | 'gone' | 'changed'
      readonly before?: Picture
      readonly after?: Picture
    }
  /** Where a link leads, or the last day of a notice. */
  | { readonly kind: 'link'; readonly before?: string; readonly after?: string }

/**
 * Returns what publishing would change for visitors, in the order of the page; `null` when an earlier release stored what is
 * published in a form that cannot be compared.
 */
export function unpublishedChanges(published: unknown, now: Content): readonly SiteChange[] | null {
  const before = visible(published)
  return before && changesBetween(before, launchContent(now))
}

/** Returns how one state of the page differs from another for its owner, who sees open suggestions as well. */
export function pageChanges(before: Content, after: Content): readonly SiteChange[] {
  return changesBetween(visitContent(before), visitContent(after))
}

function changesBetween(before: Content, after: Content): readonly SiteChange[] {
  const placeOf = placesOf(before, after)
  const [oldStyle, style] = [before.style ?? UNSTYLED, after.style ?? UNSTYLED]
  const order = { kind: 'order', before: orderOf(before), after: orderOf(after) } as const
  return [
    ...[...changedWords(before, after), ...changedPictures(before, after)].sort(
      (one, other) => placeOf(one) - placeOf(other),
    ),
    ...(order.before === order.after ? [] : [order]),
    ...changedLinks(linksOf(before), linksOf(after)),
    ...(oldStyle === style ? [] : [{ kind: 'style', before: oldStyle, after: style } as const]),
  ]
}

/** The style of a content without one, as the function that publishes has it. */
const UNSTYLED: DesignStyleId = 'modern'

/** Returns what visitors see of a content, as it was stored; `null` when an earlier release stored it in another form. */
export function visible(content: unknown): Content | null {
  const { data } = contentSchema.safeParse(content)
  return data ? launchContent(data) : null
}

type PlacedChange = Extract<SiteChange, { kind: 'words' | 'item' | 'section' | 'picture' }>

/** Returns how the place of a change on the page is found; what is gone stands where it stood. */
function placesOf(before: Content, after: Content): (change: PlacedChange) => number {
  const places = new Map(linesOf(after.sections).map(({ id }, place) => [id, place]))
  let last = -1
  for (const { id } of linesOf(before.sections)) {
    last = places.get(id) ?? last + 1e-3
    places.set(id, last)
  }
  const bySection = new Map<string, number>()
  for (const [id, place] of places) if (!bySection.has(sectionOf(id))) bySection.set(sectionOf(id), place)
  return (change) => {
    if (change.kind === 'words' || change.kind === 'item') return places.get(change.id) ?? 0
    const section = change.kind === 'section' ? change.section : SECTION_OF_SLOT[change.place]
    return bySection.get(section ?? 'team') ?? 0
  }
}

const SECTION_OF_SLOT: { readonly [slot: string]: string } = {
  logo: 'hero',
  portrait: 'story',
  place: 'where',
}

function changedWords(before: Content, after: Content): PlacedChange[] {
  const [old, now] = [linesById(before), linesById(after)]
  const [oldSections, nowSections] = [sectionTitles(before), sectionTitles(after)]
  const moved = (from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>, comes: boolean) =>
    [...from]
      .filter(([section]) => !to.has(section))
      .map(([section, title]) => ({ kind: 'section', section, title, comes }) as const)
  const isListed = (id: string) => oldSections.has(sectionOf(id)) && nowSections.has(sectionOf(id))
  const [came, went] = [itemsOf(now, old), itemsOf(old, now)]
  const inItem = new Set([
    ...[...came, ...went].flatMap(({ lines }) => lines.map(({ id }) => id)),
    ...listedAs(came, old),
    ...listedAs(went, now),
  ])
  const isAlone = (id: string) => isListed(id) && !inItem.has(id)
  const items = (of: readonly Item[], comes: boolean) =>
    of
      .filter(({ id }) => isListed(id))
      .map(({ id, lines }) => ({ kind: 'item', id, words: textOf(lines.filter(isSaid)), comes }) as const)
  const changed = [...now.values()].filter(({ id, text }) => isAlone(id) && old.get(id)?.text !== text)
  const gone = [...old.values()].filter(({ id }) => isAlone(id) && !now.has(id))
  return [
    ...changed.map(({ id, text }): PlacedChange => {
      const said = old.get(id)?.text
      return { kind: 'words', id, after: text, ...(said !== undefined && { before: said }) }
    }),
    ...gone.map(({ id, text }): PlacedChange => ({ kind: 'words', id, before: text })),
    ...items(came, true),
    ...items(went, false),
    ...moved(nowSections, oldSections, true),
    ...moved(oldSections, nowSections, false),
  ]
}

type Lines = ReadonlyMap<string, Line>
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

const itemIdOf = (line: string) => addedIdOf(line) ?? /^answers\/[a-z]+\//.exec(line)?.[0]

/** Returns the id of the item of the owner that a line belongs to. */
export function addedIdOf(line: string): string | undefined {
  return /(?:^|\/)(add-[a-z0-9]{4,16})(?:\/|$)/.exec(line)?.[1]
}

// The name of a fact is that of its change, and the heads of a page repeat its words.
const isSaid = ({ id }: Line) => !/^answers\/[a-z]+\/title$|\/page-(?:heading|title|description)$/.test(id)

// 'Sports physical, $60. For school and camp.'
function textOf(lines: readonly Line[]): string {
  return lines
    .map(({ text }, place) => (place < lines.length - 1 && !/[.?!:]$/.test(text) ? `${text},` : text))
    .join(' ')
}

const sectionOf = (id: string) => id.slice(0, id.indexOf('/'))

function linesById({ sections }: Content): ReadonlyMap<string, Line> {
  return new Map(linesOf(sections).map((line) => [line.id, line]))
}

// By the beginning of the ids of their lines, which is their kind.
function sectionTitles({ sections }: Content): ReadonlyMap<string, string> {
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

function changedPictures(before: Content, after: Content): PlacedChange[] {
  const [old, now] = [picturesOf(before), picturesOf(after)]
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((place) => JSON.stringify(old.get(place)) !== JSON.stringify(now.get(place)))
    .map((place) => {
      const [before, after] = [old.get(place), now.get(place)]
      return {
        kind: 'picture',
        place,
        is: !before ? 'new' : after ? 'changed' : 'gone',
        ...(before && { before }),
        ...(after && { after }),
      }
    })
}

/** Returns the pictures of a content, by their slots. */
export function picturesOf(content: Content): ReturnType<typeof picturesIn> {
  return content.kind === 'full' ? picturesIn(content.sections) : new Map()
}

function changedLinks(before: readonly string[], after: readonly string[]): SiteChange[] {
  const gone = before.filter((link) => !after.includes(link))
  const come = after.filter((link) => !before.includes(link))
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, place) => {
    const [old, now] = [gone[place], come[place]]
    return {
      kind: 'link',
      ...(old !== undefined && { before: old }),
      ...(now !== undefined && { after: now }),
    }
  })
}

function orderOf(content: Content): string {
  const titles = sectionTitles(content)
  return content.kind === 'full' && content.order
    ? content.order.map((section) => titles.get(section) ?? section).join(', ')
    : ''
}

// Links that say what a line says, or lead to a place of the page, go with its words.
const IN_WORDS = /^(tel:|mailto:|#|https:\/\/www\.google\.com\/maps\/search\/)/

function linksOf(content: Content): readonly string[] {
  const parts: unknown = JSON.parse(wordsOf(content))
  if (!Array.isArray(parts)) return []
  const links = parts.flatMap(([key, value]) => (/^(href|until)$/.test(key) ? [String(value)] : []))
  return [...new Set(links)].filter((link) => !IN_WORDS.test(link))
}
