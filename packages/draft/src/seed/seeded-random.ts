/** Returns the next number of a sequence, 0 <= n < 1. */
export type Random = () => number

/**
 * Returns a generator (mulberry32) whose sequence depends on the seed alone.
 * Give each use a seed of its own (`${seed}:hero`), so that one more draw in one place changes nothing elsewhere.
 */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

// Reads code points, so that a character outside the basic plane counts as one.
function hashOf(text: string): number {
  let hash = 1779033703 ^ text.length
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  return hash
}

/** Draws a number, from <= n < to. */
export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random()
}

/** Draws one entry. Throws RangeError if the list is empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('pick needs a list that is not empty')
  return list[Math.floor(random() * list.length)] as T
}

/** Returns a copy of the list in a drawn order (Fisher-Yates). */
export function shuffle<T>(random: Random, list: readonly T[]): T[] {
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = copy[last] as T
    copy[last] = copy[other] as T
    copy[other] = kept
  }
  return copy
}
