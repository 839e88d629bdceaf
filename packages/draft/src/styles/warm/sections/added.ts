import { html, type SafeHtml } from '../../../html.ts'
import type { Section, SectionOf } from '../../../sections.ts'
import { memberList, offerList, placeList, weekList } from '../../../skeleton/added.ts'
import { heading } from '../../../skeleton/skeleton.ts'
import type { Warm } from './parts.ts'

/** Renders what the owner put on the page: a heading on the wall, and cards, a menu or a week beside it. */
export function renderAdded(section: Section | undefined, { context }: Warm): SafeHtml | undefined {
  switch (section?.kind) {
    case 'team':
      return onWall(section, memberList(section.members, context), context)
    case 'prices':
      return onWall(section, offerList(section.offers, context), context)
    case 'hours':
      return onWall(section, weekList(section, context), context)
    case 'places':
      return onWall(section, placeList(section.places, context), context)
    default:
      return undefined
  }
}

function onWall(
  { kind, heading: title }: SectionOf<'team' | 'prices' | 'hours' | 'places'>,
  list: SafeHtml,
  context: Warm['context'],
): SafeHtml {
  return html`
    <section class="wall" id="${kind}" aria-labelledby="h-${kind}">
      ${heading(kind, title, context)}
      ${list}
    </section>
  `
}
