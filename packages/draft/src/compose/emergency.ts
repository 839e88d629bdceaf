import type { FullContent } from '../content.ts'
import type { Practice } from '../practice.ts'
import { besideVideo, contactFor, namesDanger, safetyLine } from '../safety.ts'
import { CRISIS_ON_TOP, EMERGENCY } from '../words/contact.ts'
import { packOf } from './type-of.ts'

/**
 * Whom to call: 911 on every page, other numbers beside it by the field or by the owner's cards, 988 on the first screen
 * where it is grave. What services ask for is added by `withSafety`.
 */
export function emergencyOf(practice: Practice): Pick<FullContent, 'emergency' | 'crisis'> {
  const { type, visions, motivations } = practice
  const cards = [...(type ? [type] : []), ...visions, ...motivations]
  const typed = cards
    .flatMap((card) => (card.kind === 'custom' ? [card.item.title, card.item.description] : []))
    .join('\n')
  const { crisis, schema } = packOf(practice)
  const said = crisis?.contact ?? EMERGENCY
  const isForPeople = schema !== 'veterinary'
  const isGrave = crisis?.opens || (isForPeople && namesDanger(typed))
  return {
    emergency: safetyLine(
      'emergency',
      isForPeople ? besideVideo(contactFor(said, typed), practice.locations.includes('virtual')) : said,
    ),
    ...(isGrave && { crisis: safetyLine('crisis', CRISIS_ON_TOP) }),
  }
}
