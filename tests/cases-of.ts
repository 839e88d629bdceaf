/** Whether every case of each matrix runs: always, unless `npm test` runs its first ring (tests/rings.ts). */
export const RUNS_EVERY_CASE = process.env.TEST_RING !== 'first'

/**
 * Returns the cases of a matrix that the ring runs.
 *
 * @param every all cases
 * @param representative the cases of the first ring, each chosen for a reason that stands beside the call
 */
export function casesOf<T>(every: readonly T[], representative: (one: T) => boolean): readonly T[] {
  if (RUNS_EVERY_CASE) return every
  const chosen = every.filter(representative)
  if (!chosen.length) throw new Error('The first ring has no case of this matrix.')
  return chosen
}

/** The options of a Playwright test that the first ring leaves out as a whole. */
export const IN_FULL_RING = { tag: '@full' } as const
