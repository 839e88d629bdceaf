import { type StateCode, US_STATES, type UsState } from './us-states.ts'

/** A state that matches the typed text, and the matching part of its name (empty when the code matches). */
export type StateMatch = { readonly state: UsState; readonly start: number; readonly end: number }

/** Returns the state with this full name or code, ignoring case; `undefined` when there is none. */
export function findState(text: string): UsState | undefined {
  const wanted = normalize(text)
  return US_STATES.find((state) => normalize(state.code) === wanted || normalize(state.name) === wanted)
}

/**
 * Returns the states that match a partly typed name: first the exact code, then names that start with the text, then
 * names with a later word that starts with it.
 *
 * @param typed the text so far; a blank text matches every state
 * @param taken codes of already selected states, which are left out
 */
export function searchStates(typed: string, taken: readonly StateCode[] = []): readonly StateMatch[] {
  const wanted = normalize(typed)
  return US_STATES.filter((state) => !taken.includes(state.code))
    .flatMap((state) => matchOf(state, wanted))
    .sort((one, other) => rank(one, wanted) - rank(other, wanted))
}

function matchOf(state: UsState, wanted: string): readonly StateMatch[] {
  const name = normalize(state.name)
  const start = name.startsWith(wanted) ? 0 : name.indexOf(` ${wanted}`) + 1
  if (name.startsWith(wanted) || start > 0) return [{ state, start, end: start + wanted.length }]
  return normalize(state.code) === wanted ? [{ state, start: 0, end: 0 }] : []
}

function rank({ state, start }: StateMatch, wanted: string): number {
  if (normalize(state.code) === wanted) return 0
  return start === 0 ? 1 : 2
}

function normalize(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
