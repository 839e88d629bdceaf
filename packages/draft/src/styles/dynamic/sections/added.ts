import type { SafeHtml } from '../../../html.ts'
import type { Section } from '../../../sections.ts'
import { memberList, offerList, placeList, weekList } from '../../../skeleton/added.ts'
import type { Field } from '../layout.ts'
import { field, type Parts } from './parts.ts'

/** What the owner put on the page: prices at the end of lanes, days as lanes, people and places in laps. */
export function renderAdded(section: Section, ground: Field, { context }: Parts): SafeHtml | undefined {
  const look = [ground, 'added'] as const
  switch (section.kind) {
    case 'team':
      return field(section, look, context, memberList(section.members, context))
    case 'prices':
      return field(section, look, context, offerList(section.offers, context))
    case 'hours':
      return field(section, look, context, weekList(section, context))
    case 'places':
      return field(section, look, context, placeList(section.places, context))
    default:
      return undefined
  }
}
