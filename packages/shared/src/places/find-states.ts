import { type StateCode, US_STATES, type UsState } from './us-states.ts'

/** A state that fits what was typed, and the part of its name that did (empty when the code did). */
export type StateMatch = { readonly state: UsState; readonly start: number; readonly end: number }

/** The state that a whole name or code means, in any case; `undefined` when it means none. */
export function findState(text: string): UsState | undefined {
  const wanted = normal(text)
  return US_STATES.find((state) => normal(state.code) === wanted || normal(state.name) === wanted)
}

/**
 * The states that a person may mean while typing: the code first, then names that begin like it, then names with
 * a later word that does.
 *
 * @param typed the text so far; when it is blank every state fits
 * @param taken codes that are chosen already and not offered again
 */
export function searchStates(typed: string, taken: readonly StateCode[] = []): readonly StateMatch[] {
  const wanted = normal(typed)
  return US_STATES.filter((state) => !taken.includes(state.code))
    .flatMap((state) => matchOf(state, wanted))
    .sort((one, other) => rank(one, wanted) - rank(other, wanted))
}

function matchOf(state: UsState, wanted: string): readonly StateMatch[] {
  const name = normal(state.name)
  const start = name.startsWith(wanted) ? 0 : name.indexOf(` ${wanted}`) + 1
  if (name.startsWith(wanted) || start > 0) return [{ state, start, end: start + wanted.length }]
  return normal(state.code) === wanted ? [{ state, start: 0, end: 0 }] : []
}

function rank({ state, start }: StateMatch, wanted: string): number {
  if (normal(state.code) === wanted) return 0
  return start === 0 ? 1 : 2
}

function normal(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
