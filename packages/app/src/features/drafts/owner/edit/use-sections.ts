import {
  HIDEABLE_SECTIONS,
  MOVABLE_SECTIONS,
  type MovableSection,
  type SiteEdits,
} from '@foyer/shared/api/site-edits.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useMemo } from 'react'
import { editSite, groupsIn } from '../../../../site/render-site.ts'
import type { SiteContent } from '../../../../site/review-site.ts'
import { emptyItem } from './added-kinds.ts'

/** A section of the page, and what can be done with it in this style. */
export type PageSection = {
  readonly kind: string
  /** What the menu of the page calls it. */
  readonly name: string
  readonly isHidden: boolean
  readonly canHide: boolean
  /** The order after a move; `null` where the style would not print it so. */
  readonly up: readonly MovableSection[] | null
  readonly down: readonly MovableSection[] | null
  /** Sections that move with it. */
  readonly with: readonly string[]
}

const NAMES: { readonly [kind: string]: string } = { hero: 'First screen', news: 'News' }

/** Returns the sections of a page in its order: first, those that can be moved, and the rest. */
export function usePageSections(
  composed: SiteContent,
  edits: SiteEdits,
  style: DesignStyleId,
): readonly PageSection[] {
  // All the orders are tried, which is too much for each key that is typed: of words, only names are of interest, and of
  // items, only their kinds.
  const names = Object.entries(edits.words).filter(([id]) => id.endsWith('/label'))
  const kinds = new Set(Object.values(edits.added).map(({ kind }) => kind))
  const added = [...kinds].map((kind) => [`add-${kind}`, emptyItem(kind, 1)])
  const known = JSON.stringify({
    ...edits,
    words: Object.fromEntries(names),
    added: Object.fromEntries(added),
  })
  return useMemo(() => pageSections(composed, JSON.parse(known), style), [composed, known, style])
}

function pageSections(composed: SiteContent, edits: SiteEdits, style: DesignStyleId): readonly PageSection[] {
  if (composed.kind === 'proposal') return []
  const hidden: { readonly [kind: string]: true | undefined } = edits.hidden
  const shownAll = editSite(composed, { ...edits, hidden: {} }, 'with-blanks')
  const groups = groupsIn(shownAll, style)
  const flat = groups.flat()
  const nameOf = (kind: string) => {
    const section = shownAll.sections.find((one) => one.kind === kind)
    return section && 'label' in section ? section.label.text : ''
  }
  const moved = (kind: MovableSection, direction: -1 | 1) => {
    const from = groups.findIndex((group) => group.includes(kind))
    let to = from + direction
    // A group of which nothing is seen is passed over.
    while (groups[to]?.every((one) => hidden[one])) to += direction
    const [group, other] = [groups[from], groups[to]]
    if (!group || !other) return null
    const wanted = groups.toSpliced(from, 1).toSpliced(to, 0, group).flat()
    // What the style holds in its place keeps its place in other styles, too.
    const held = MOVABLE_SECTIONS.filter((one) => nameOf(one) !== '' && !wanted.includes(one))
    const order = [...held, ...wanted]
    const said = editSite(composed, { ...edits, section_order: order, hidden: {} }, 'with-blanks')
    const printed = groupsIn(said, style).flat()
    return printed.every((one, index) => one === wanted[index]) ? order : null
  }
  const kinds = shownAll.sections.map(({ kind }) => kind as string)
  const isMovable = (kind: string): kind is MovableSection => flat.some((one) => one === kind)
  const fixed = kinds.filter((kind) => !isMovable(kind))
  // As the pages print them: what a style holds in its place stands before what can be moved.
  const last = fixed.filter((kind) => ['contact', 'notices', 'footer'].includes(kind))
  const first = fixed.filter((kind) => !last.includes(kind))
  return [...first, ...flat, ...last].map((kind) => ({
    kind,
    name: nameOf(kind) || (NAMES[kind] ?? 'Foot of the page'),
    isHidden: hidden[kind] === true,
    canHide: HIDEABLE_SECTIONS.some((one) => one === kind),
    up: isMovable(kind) ? moved(kind, -1) : null,
    down: isMovable(kind) ? moved(kind, 1) : null,
    with: (groups.find((group) => group.some((one) => one === kind)) ?? [])
      .filter((one) => one !== kind && !hidden[one])
      .map(nameOf),
  }))
}
