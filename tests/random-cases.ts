import { RUNS_EVERY_CASE } from './cases-of.ts'

/**
 * Returns how many random cases of a property run: all of them, or a tenth in the first ring. Those with a number are the first
 * ones; others differ each time.
 */
export function randomCases(count: number): number {
  return RUNS_EVERY_CASE ? count : Math.ceil(count / 10)
}
