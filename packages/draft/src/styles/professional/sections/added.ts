import type { SafeHtml } from '../../../html.ts'
import type { Section } from '../../../sections.ts'
import { memberList, offerList, placeList, weekList } from '../../../skeleton/added.ts'
import { type Professional, row } from './parts.ts'

/** What the owner put on the page, as entries on rules. */
export function renderAdded(section: Section | undefined, professional: Professional): SafeHtml | undefined {
  const { context } = professional
  switch (section?.kind) {
    case 'team':
      return row({ ...section, body: memberList(section.members, context) }, professional)
    case 'prices':
      return row({ ...section, body: offerList(section.offers, context) }, professional)
    case 'hours':
      return row({ ...section, body: weekList(section, context) }, professional)
    case 'places':
      return row({ ...section, body: placeList(section.places, context) }, professional)
    default:
      return undefined
  }
}
