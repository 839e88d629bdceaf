import type { Line } from '../../../line.ts'
import type { Legend } from '../../../skeleton/skeleton.ts'
import type { Context } from '../../style.ts'
import type { DynamicLayout } from '../layout.ts'
import type { DynamicColors } from '../palette.ts'

/** What every section of a page is given. */
export type Parts = {
  readonly context: Context
  readonly seed: string
  readonly colors: DynamicColors
  readonly layout: DynamicLayout
  readonly emergency: Line
  /** Explains the mark of suggestions under the first section that has one; nothing in a launch. */
  readonly legend: Legend
}
