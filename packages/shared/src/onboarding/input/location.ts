import { type StateCode, stateName } from '../../places/us-states.ts'
import { isZip, zipArea } from '../../places/zip.ts'
import type { Answer } from '../answers/answers.ts'
import type { LocationId } from '../answers/stored-ids.ts'
import { LOCATION_TYPE_REQUIRED } from '../questions/definitions/closing-steps.ts'
import type { ToastText } from '../toasts.ts'

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

/** Returns the toast text for an incomplete location. Checks the type first, then the ZIP, then the states. */
export function locationProblem(
  answer: Pick<Answer<'practiceLocation'>, 'selected_locations' | 'location_details'>,
): ToastText | undefined {
  const { selected_locations: types, location_details: details } = answer
  if (types.length === 0) return LOCATION_TYPE_REQUIRED
  if (types.includes('physical') && !isZip(details.zipcode)) return ZIP_INVALID
  return details.states.length === 0 ? STATES_REQUIRED : undefined
}

/** Returns the details panel for the selected types; `undefined` (no panel) while none is selected. */
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

/** Adds a state unless it is in the list already. */
export function addState(states: readonly StateCode[], code: StateCode): readonly StateCode[] {
  return states.includes(code) ? states : [...states, code]
}

/** Removes a state. */
export function removeState(states: readonly StateCode[], code: StateCode): readonly StateCode[] {
  return states.filter((state) => state !== code)
}

/**
 * Returns a hint about a valid ZIP that does not match the selected states. A hint never blocks, because ZIPs cross
 * state borders and new ones are introduced.
 */
export function zipHint(zip: string, states: readonly StateCode[]): string | undefined {
  if (!isZip(zip)) return undefined
  const area = zipArea(zip)
  if (area === undefined) return 'We do not know this zipcode. Please look at it once more.'
  if (area === 'DC' || area === 'territory' || area === 'military') return undefined
  if (states.length === 0 || states.includes(area)) return undefined
  return `This zipcode is in ${stateName(area)}, which is not among your states yet.`
}
