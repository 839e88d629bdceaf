// Names of states as sentences need them.
import { stateName, US_STATES } from '@foyer/shared/places/us-states.ts'
import type { Subject } from '../content.ts'
import type { Practice } from '../practice.ts'
import { listed } from './maker.ts'

const ALL_STATES = 50
const NAMED_ON_FIRST_SCREEN = 2
// The rule of video visits stands beside a list of all names.
const NAMED_IN_RULE = 3
const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** `in Ohio and Iowa`, `in six states`, `in all 50 states`; empty without a state. */
export function inStates({ states }: Subject, named = NAMED_ON_FIRST_SCREEN): string {
  if (states.length === 0 || states.length > named) return inCount({ states })
  return `in ${listed(states.map(stateName))}`
}

/** `in six states`, `in all 50 states`; empty without a state. */
export function inCount({ states }: Pick<Subject, 'states'>): string {
  const count = states.length
  if (count === 0) return ''
  return count === ALL_STATES ? 'in all 50 states' : `in ${NUMBERS[count] ?? count} states`
}

/** `in Florida or Georgia`, or `in one of these states` where there are many. */
export function inOneOf({ states }: Subject): string {
  if (states.length > NAMED_IN_RULE) return 'in one of these states'
  return `in ${listed(states.map(stateName), 'or')}`
}

/** `ZIP 37402` with a no-break space: one name, which two lines would tear apart. */
export function zipName(zip: string): string {
  return `ZIP\u00a0${zip}`
}

/** `Cambridge, MA`, as the post writes it; without a known city, `ZIP 02139`; empty without both. */
export function cityLine({ city, region, zip }: Pick<Practice, 'city' | 'region' | 'zip'>): string {
  if (city) return region ? `${city}, ${region}` : city
  return zip && zipName(zip)
}

/** The last line of an address: `Cambridge, MA 02139`. */
export function postLine(practice: Pick<Practice, 'city' | 'region' | 'zip'>): string {
  const { city, zip } = practice
  return city && zip ? `${cityLine(practice)}\u00a0${zip}` : cityLine(practice)
}

/** `Cambridge, Massachusetts`, as a sentence says it; `Washington, DC`. */
export function cityAndState({ city, region }: Pick<Practice, 'city' | 'region'>): string {
  if (region === 'DC') return `${city}, DC`
  const state = US_STATES.find(({ code }) => code === region)
  return state ? `${city}, ${state.name}` : city
}

/** The city as it stands in a sentence beside the states of video visits, which Washington alone would be one of. */
export function cityBeside(practice: Pick<Practice, 'city' | 'region'>, subject: Subject): string {
  const isAlone = placeOf(subject) === 'both' && practice.region !== 'DC'
  return isAlone ? practice.city : cityAndState(practice)
}

/** Where a practice without an office is: its city, else its ZIP; empty without both. */
export function areaOf(practice: Pick<Practice, 'city' | 'region' | 'zip'>, subject: Subject): string {
  if (practice.city) return cityBeside(practice, subject)
  return practice.zip && zipName(practice.zip)
}

/** Which words of the places fit; none while no place was chosen. */
export function placeOf({ hasOffice, hasVideo }: Subject): 'office' | 'video' | 'both' | undefined {
  if (hasOffice) return hasVideo ? 'both' : 'office'
  return hasVideo ? 'video' : undefined
}

/** Opens an address in a map: a map on the page would tell its maker who looks for a clinician. */
export function mapLink(address: string): string {
  const query = encodeURIComponent(address.replace(/\p{Surrogate}/gu, '').replace(/\s+/gu, ' '))
  return `https://www.google.com/maps/search/?api=1&query=${query}`
}
