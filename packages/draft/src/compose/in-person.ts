import type { Practice } from '../practice.ts'
import { packOf } from './type-of.ts'

/** Where people are seen in person: an office is claimed only where there is one. */
export type InPerson = 'office' | 'home' | 'homeAndOffice' | 'open'

const AT_HOME =
  /\b(?:home[- ]?visits?|house[- ]?calls?|home[- ]?visiting|in[- ]home|(?:at|in|to) your (?:own )?(?:home|house|door)|(?:we|I) (?:come|drive|travel) to (?:you|your|them)|mobile (?:vet\w*|practice|clinic|care|acupunct\w*|physical therap\w*|dent\w*|midwi\w*|doctors?|medicine)|visitas? a domicilio|a domicilio)\b/iu
// Said of where people are seen, or of where they live: no office is claimed, and no visits at home.
const ELSEWHERE_TOO =
  /\bat home (?:and|or) (?:at |in )?(?:schools?|daycare)\b|\bin (?:homes|schools|nursing homes)\b|\bhome births?\b/iu
const AT_OFFICE = /\b(?:office|clinic|studio|hospital|consultorio)\b/iu

/** How people are seen in person: as the owner wrote of their type, else as is true of everybody in the field. */
export function inPersonOf(practice: Practice): InPerson {
  const { type, details } = practice
  const typed = type?.kind === 'custom' ? `${type.item.title}\n${type.item.description}` : ''
  if (AT_HOME.test(typed)) {
    return details.street || AT_OFFICE.test(typed.replaceAll(AT_HOME_ALL, '')) ? 'homeAndOffice' : 'home'
  }
  return ELSEWHERE_TOO.test(typed) && !details.street && !AT_OFFICE.test(typed)
    ? 'open'
    : packOf(practice).place
}

/** Whether a practice comes, or may come, to people's homes. */
export function mayComeHome(practice: Practice): boolean {
  return inPersonOf(practice) !== 'office'
}

// "Mobile clinic" is no clinic to come to.
const AT_HOME_ALL = new RegExp(AT_HOME.source, 'giu')
