import { isZip } from '../../places/zip.ts'
import { parseAnswer } from '../answers/answers.ts'
import { chosenCards } from '../input/selection.ts'
import type { Step } from '../questions/step.ts'

/** A time for the schema of an answer: what is only begun has none. */
const NEVER = new Date(0).toISOString()
const NOT_CONTINUED = 'You have not pressed Continue yet.'
const KEPT = 'What you entered there is kept.'

const listed = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words)

/**
 * Says what an owner has entered at a question and not saved, and what is missing: 'You chose Physical. The ZIP code is
 * missing.'
 *
 * @param input the fields as they were kept
 */
export function begunWords(step: Step, input: { readonly [field: string]: unknown }): string {
  const fields = { ...input, resume_file_path: null, updated_at: NEVER }
  switch (step.key) {
    case 'clinicianDetails': {
      const count = parseAnswer(step.key, fields)?.resume_text.match(/\S+/g)?.length ?? 0
      if (count > 0) return `You wrote ${count} ${count === 1 ? 'word' : 'words'}. ${NOT_CONTINUED}`
      return typeof input.pdf === 'string' ? `You chose ${input.pdf}. ${NOT_CONTINUED}` : KEPT
    }
    case 'webPresenceLinks': {
      const { links = {}, selected_options = [] } = parseAnswer(step.key, fields) ?? {}
      const count = Object.keys(links).length
      return count > 0
        ? `You entered ${count} of ${selected_options.length} ${selected_options.length === 1 ? 'link' : 'links'}. ${NOT_CONTINUED}`
        : KEPT
    }
    default: {
      const answer = parseAnswer(step.key, fields)
      const chosen = answer ? chosenCards(step, { [step.key]: answer }).map(({ title }) => title) : []
      if (chosen.length === 0) return KEPT
      return `You chose ${listed(chosen)}. ${missingPlaces(step, fields) ?? NOT_CONTINUED}`
    }
  }
}

/** Which details of a location are missing, as a sentence. */
function missingPlaces(step: Step, fields: object): string | undefined {
  const answer = step.key === 'practiceLocation' ? parseAnswer(step.key, fields) : undefined
  if (!answer) return undefined
  const { zipcode, states } = answer.location_details
  const missing = [
    ...(answer.selected_locations.includes('physical') && !isZip(zipcode) ? ['ZIP code'] : []),
    ...(states.length === 0 ? ['states'] : []),
  ]
  if (missing.length === 0) return undefined
  const [first] = missing
  return `The ${missing.join(' and the ')} ${missing.length === 1 && first === 'ZIP code' ? 'is' : 'are'} missing.`
}
