import { type Content, contentSchema } from '@foyer/draft/content.ts'
import { launchContent, visitContent } from '@foyer/draft/launch-content.ts'
import { linesOf } from '@foyer/draft/lines-of.ts'
import { picturesIn } from '@foyer/draft/pictures-in.ts'
import { wordsOf } from '@foyer/draft/words-of.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { addedIdOf, changedWords, sectionTitles } from './changed-words.ts'
import type { PlacedChange, SiteChange } from './site-change.ts'
import { sectionOf } from './text-of-lines.ts'

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
  const [oldItems, items] = [itemIdsOf(before), itemIdsOf(after)]
  // A person comes and goes with the photo.
  const isCounted = (change: PlacedChange) => {
    const [, item] = change.kind === 'picture' ? change.place.split(':') : []
    return item === undefined || (oldItems.has(item) && items.has(item))
  }
  const [oldStyle, style] = [before.style ?? UNSTYLED, after.style ?? UNSTYLED]
  const order = { kind: 'order', before: orderOf(before), after: orderOf(after) } as const
  return [
    ...[...changedWords(before, after), ...changedPictures(before, after).filter(isCounted)].sort(
      (one, other) => placeOf(one) - placeOf(other),
    ),
    ...(order.before === order.after ? [] : [order]),
    ...changedLinks(linksOf(before), linksOf(after)),
    ...(oldStyle === style ? [] : [{ kind: 'style', before: oldStyle, after: style } as const]),
  ]
}

function itemIdsOf({ sections }: Content): ReadonlySet<string> {
  return new Set(linesOf(sections).flatMap(({ id }) => addedIdOf(id) ?? []))
}

/** The style of a content without one, as the function that publishes has it. */
const UNSTYLED: DesignStyleId = 'modern'

/** Returns what visitors see of a content, as it was stored; `null` when an earlier release stored it in another form. */
export function visible(content: unknown): Content | null {
  const { data } = contentSchema.safeParse(content)
  return data ? launchContent(data) : null
}

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
    if ('id' in change) return places.get(change.id) ?? 0
    const section = change.kind === 'section' ? change.section : SECTION_OF_SLOT[change.place]
    return bySection.get(section ?? 'team') ?? 0
  }
}

const SECTION_OF_SLOT: { readonly [slot: string]: string } = {
  logo: 'hero',
  portrait: 'story',
  place: 'where',
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
