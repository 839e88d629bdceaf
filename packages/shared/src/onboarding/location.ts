import type { StateCode } from '../places/us-states.ts'
import { stateName } from '../places/us-states.ts'
import { isZip } from '../places/zip.ts'
import { zipArea } from '../places/zip-area.ts'
import type { Answer } from './answers.ts'
import type { ToastText } from './message.ts'
import type { LocationId } from './option-ids.ts'

export const LOCATION_TYPE_REQUIRED = {
  title: 'Please select at least one location type',
  description: 'Select how you plan to deliver care',
}

const ZIP_INVALID = {
  title: 'Invalid zipcode',
  description: 'Please enter a valid zipcode for your physical location',
}

const STATES_REQUIRED = {
  title: 'States required',
  description: "Please select at least one state where you'll practice",
}

export const ZIP_LABEL = 'Primary Office Zipcode'
export const LICENSE_HINT = 'Choose states where you hold a license.'
export const TERRITORY_QUESTION = 'In DC or a territory?'
export const TERRITORY_LINK = 'Contact us'

/** Says what is missing from a location; the type is checked first, then the ZIP, then the states. */
export function locationProblem(
  answer: Pick<Answer<'practiceLocation'>, 'selected_locations' | 'location_details'>,
): ToastText | undefined {
  const { selected_locations: types, location_details: details } = answer
  if (types.length === 0) return LOCATION_TYPE_REQUIRED
  if (types.includes('physical') && !isZip(details.zipcode)) return ZIP_INVALID
  return details.states.length === 0 ? STATES_REQUIRED : undefined
}

/** What the details panel shows for the chosen types; `undefined` while nothing is chosen and there is no panel. */
export function locationPanel(
  types: readonly LocationId[],
): { readonly title: string; readonly statesLabel: string; readonly asksZip: boolean } | undefined {
  if (types.includes('physical')) {
    return { title: 'Location Details', statesLabel: "States You'll Practice In", asksZip: true }
  }
  if (types.length === 0) return undefined
  return {
    title: 'Virtual Practice States',
    statesLabel: "States You'll Practice Virtually In",
    asksZip: false,
  }
}

/** Adds a state, which can be chosen only once. */
export function addState(states: readonly StateCode[], code: StateCode): readonly StateCode[] {
  return states.includes(code) ? states : [...states, code]
}

/** Takes a state away. */
export function removeState(states: readonly StateCode[], code: StateCode): readonly StateCode[] {
  return states.filter((state) => state !== code)
}

/**
 * A sentence about a valid ZIP that looks odd beside the chosen states; it never stops anybody, because ZIPs cross
 * borders and new ones are made.
 */
export function zipHint(zip: string, states: readonly StateCode[]): string | undefined {
  if (!isZip(zip)) return undefined
  const area = zipArea(zip)
  if (area === undefined) return 'We do not know this zipcode. Please look at it once more.'
  if (area === 'DC' || area === 'territory' || area === 'military') return undefined
  if (states.length === 0 || states.includes(area)) return undefined
  return `This zipcode is in ${stateName(area)}, which is not among your states yet.`
}
