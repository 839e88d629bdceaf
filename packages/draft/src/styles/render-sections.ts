import type { SafeHtml } from '../html.ts'
import { type Section, type SectionKind, type SectionOf, sectionOf } from '../sections.ts'
import type { AddedSection } from '../skeleton/added.ts'

/** How a style renders the sections of each kind; the kinds that are absent stand elsewhere on its page. */
export type Renderers<Parts extends readonly unknown[]> = {
  readonly [Kind in SectionKind]?: (section: SectionOf<Kind>, ...parts: Parts) => SafeHtml | undefined
}

/** Renders the sections that hold what the owner put on the page, all in the same way. */
export function forAdded<Parts extends readonly unknown[]>(
  render: (section: AddedSection, ...parts: Parts) => SafeHtml,
) {
  return { team: render, prices: render, hours: render, places: render }
}

/** Renders the sections of these kinds that a page has, in this order. */
export function renderSections<Parts extends readonly unknown[]>(
  kinds: readonly SectionKind[],
  sections: readonly Section[],
  renderers: Renderers<Parts>,
  ...parts: Parts
): readonly (SafeHtml | undefined)[] {
  return kinds.map((kind) => {
    const section = sectionOf(sections, kind)
    const render = renderers[kind] as
      | ((section: Section, ...parts: Parts) => SafeHtml | undefined)
      | undefined
    return section && render?.(section, ...parts)
  })
}
