import { MIN_FILL_TIME_MS } from './limits.ts'

/**
 * Why a submission looks like that of a program: `trap`, a field that people do not see was filled in; `fill_time`, the
 * form was filled in too fast. People do both: browsers fill fields in for them.
 */
export type BotSign = 'trap' | 'fill_time'

/**
 * Returns what makes a submission look like that of a program, or null. It is a mark, never a reason to drop something:
 * every form of ours asks here, and stores what it got.
 *
 * @param submission `elapsed_ms` is the time it took to fill in the form, in milliseconds; left out when not measured
 */
export function detectBot({
  more,
  website,
  elapsed_ms,
}: {
  readonly more?: unknown
  readonly website?: unknown
  readonly elapsed_ms?: number | null
}): BotSign | null {
  if (isFilledIn(more) || isFilledIn(website)) return 'trap'
  return typeof elapsed_ms === 'number' && elapsed_ms < MIN_FILL_TIME_MS ? 'fill_time' : null
}

function isFilledIn(field: unknown): boolean {
  return typeof field === 'string' ? field.trim() !== '' : Boolean(field)
}
