import { html, type SafeHtml } from '../../../html.ts'
import type { Section, SectionOf } from '../../../sections.ts'
import { memberList, offerList, placeList, weekList } from '../../../skeleton/added.ts'
import { words } from '../../../skeleton/skeleton.ts'
import type { Modern } from './parts.ts'

/** A band with what the owner put on the page: people and prices on rules, the week and further places as columns. */
export function renderAdded(section: Section | undefined, { context }: Modern): SafeHtml | undefined {
  switch (section?.kind) {
    case 'team':
      return band(section, memberList(section.members, context), context)
    case 'prices':
      return band(section, offerList(section.offers, context), context)
    case 'hours':
      return band(section, weekList(section, context), context)
    case 'places':
      return band(section, placeList(section.places, context), context)
    default:
      return undefined
  }
}

function band(
  { kind, heading }: SectionOf<'team' | 'prices' | 'hours' | 'places'>,
  list: SafeHtml,
  context: Modern['context'],
): SafeHtml {
  return html`
    <section class="band" id="${kind}" aria-labelledby="h-${kind}">
      <div class="in added">
        <h2 class="h" id="h-${kind}">${words(heading, context)}</h2>
        ${list}
      </div>
    </section>
  `
}
