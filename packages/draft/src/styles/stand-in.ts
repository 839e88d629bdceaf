/** A face of a style that another stands in for until it arrives. */
export type StandIn = {
  /** The file that is replaced, and the weight at which it is measured. */
  readonly file: string
  readonly weight: number
  readonly family: string
  /** The weights for which the face is used; all when it is absent. */
  readonly covers?: string
  readonly stand: keyof typeof STAND_INS
  readonly groups: number
  /** Names can contain any sign, running text cannot. */
  readonly isForNames?: boolean
  /** How far the factors of narrow letters may be off the mean, as a share; as far as those of others when it is absent. */
  readonly mostOfNarrow?: number
  /** The face sets names or ledes, whose lines move a whole page. */
  readonly isInHero?: boolean
}

/** The fonts that stand in: as sheets name them, and the one that is as wide and measured. */
export const STAND_INS = {
  sans: { names: ['Arial', 'Liberation Sans'], measured: 'Liberation Sans' },
  bold: { names: ['Arial Bold', 'Liberation Sans Bold'], measured: 'Liberation Sans Bold' },
  serif: { names: ['Times New Roman', 'Liberation Serif'], measured: 'Liberation Serif' },
} as const
