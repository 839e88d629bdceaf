import type { People } from '../packs/field-pack.ts'
import { PATIENTS } from '../packs/people.ts'
import type { Practice } from '../practice.ts'
import { pick, seededRandom } from '../seed/seeded-random.ts'
import type { Variants } from '../words/type-words.ts'

/** Chooses one of several wordings, in the tense and for the location of a practice. */
export type Say = (purpose: string, words: string | Variants) => string

// Nobody comes or brings a thing to a visit at home.
const TO_US = /\b(?:come|bring|leave|go home|exam room)\b/iu

/**
 * How a practice puts things. The purpose keeps choices apart: the same one takes the same variant.
 */
export function wordingOf(
  { seed, isOpen, locations, model }: Pick<Practice, 'seed' | 'isOpen' | 'locations' | 'model'>,
  { people = PATIENTS, isAtHome = false }: { people?: People; isAtHome?: boolean } = {},
): Say {
  // The model is asked before the places, and a preview shows the page in between.
  const isVideoOnly = locations.length === 0 ? model === 'virtual_only' : !locations.includes('physical')
  return (purpose, words) => {
    const chosen = typeof words === 'string' ? words : pick(seededRandom(`${seed}:${purpose}`), words)
    return chosen
      .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, open: string, before: string) => (isOpen ? open : before))
      .replace(/\{([^|}]*)\|([^|}]*)(?:\|([^}]*))?\}/g, (_, office: string, video: string, home?: string) => {
        if (isVideoOnly) return video
        return isAtHome ? (home ?? (TO_US.test(office) ? video : office)) : office
      })
      .replace(/%(patients?|visits?)\b/gi, (_, word: string) => peopleWord(people, word))
  }
}

// `%Visits` begins a label.
function peopleWord(people: People, word: string): string {
  const said = people[word.toLowerCase() as keyof People]
  return /^[A-Z]/.test(word) ? said.charAt(0).toUpperCase() + said.slice(1) : said
}
