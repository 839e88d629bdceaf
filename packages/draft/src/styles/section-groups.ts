import type { MovableSection } from '@foyer/shared/api/site-edits.ts'
import type { FullContent } from '../content.ts'
import { type SectionKind, sectionOf } from '../sections.ts'

/** The sections of a page that can be moved: those of one group stand together and move as one. */
export type SectionGroups = readonly (readonly MovableSection[])[]

/**
 * Returns the groups that a page has, in the owner's order. A group stands where the first of its sections was put; one
 * that the owner has not ordered stays behind its neighbor.
 */
export function inOwnOrder({ sections, order }: FullContent, groups: SectionGroups): SectionGroups {
  const shown = groups
    .map((group) => group.filter((kind) => sectionOf(sections, kind)))
    .filter((group) => group.length > 0)
  if (!order) return shown
  let place = -1
  return shown
    .map((group) => {
      const places = group.map((kind) => order.indexOf(kind)).filter((index) => index >= 0)
      if (places.length > 0) place = Math.min(...places)
      return { group, place }
    })
    .sort((one, other) => one.place - other.place)
    .map(({ group }) => group)
}

/** Returns the entries of a menu in the order of the page, where the owner has changed it. */
export function asOnPage<Entry extends { readonly kind: SectionKind }>(
  entries: readonly Entry[],
  { order }: FullContent,
  groups: SectionGroups,
): readonly Entry[] {
  if (!order) return entries
  const kinds: readonly SectionKind[] = groups.flat()
  return entries.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
}
