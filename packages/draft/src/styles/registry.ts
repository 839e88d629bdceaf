import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { STYLES } from './all.generated.ts'
import type { Style } from './style.ts'

/** The art direction of an id. */
export function styleOf(id: DesignStyleId): Style {
  return STYLES[id]
}

/** All styles in the order of their strips on the cover of a proposal. */
export function stylesByPlace(): Style[] {
  return Object.values<Style>(STYLES).sort((one, other) => one.strip.place - other.strip.place)
}
