// The fonts that `make-fallback-faces.ts` measures.
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

/** By style. Groups are as many as the size of a page allows: each is a rule of its sheet. */
export const FACES: Readonly<Record<string, readonly StandIn[]>> = {
  modern: [
    {
      file: 'bricolage-latin',
      weight: 500,
      family: 'B Near',
      stand: 'sans',
      groups: 5,
      isForNames: true,
      isInHero: true,
    },
    {
      file: 'instrument-latin',
      weight: 400,
      family: 'I Near',
      covers: '400',
      isInHero: true,
      stand: 'sans',
      groups: 4,
    },
    {
      file: 'instrument-latin',
      weight: 600,
      family: 'I Near',
      covers: '600',
      isInHero: true,
      stand: 'bold',
      groups: 2,
    },
  ],
  professional: [
    {
      file: 'serif-display-latin',
      weight: 500,
      family: 'R Near',
      covers: '500',
      stand: 'serif',
      groups: 3,
      isForNames: true,
      isInHero: true,
    },
    {
      file: 'serif-text-latin',
      weight: 400,
      family: 'R Near',
      covers: '400',
      isInHero: true,
      stand: 'serif',
      groups: 4,
    },
    {
      file: 'sans-latin',
      weight: 400,
      family: 'S Near',
      covers: '400 500',
      stand: 'sans',
      groups: 3,
      isInHero: true,
    },
    { file: 'sans-latin', weight: 600, family: 'S Near', covers: '600', stand: 'bold', groups: 2 },
  ],
  warm: [
    {
      file: 'young-serif-latin-400',
      weight: 400,
      family: 'Y Near',
      stand: 'serif',
      groups: 4,
      isForNames: true,
      isInHero: true,
    },
    {
      file: 'figtree-latin-400-700',
      weight: 400,
      family: 'F Near',
      stand: 'sans',
      groups: 6,
      mostOfNarrow: 0.14,
      isInHero: true,
    },
  ],
  minimalist: [
    {
      file: 'hanken-grotesk-latin-300-500',
      weight: 300,
      family: 'Hanken Fallback',
      covers: '300',
      stand: 'sans',
      groups: 6,
      isForNames: true,
      isInHero: true,
    },
    {
      file: 'hanken-grotesk-latin-300-500',
      weight: 400,
      family: 'Hanken Fallback',
      covers: '400 500',
      stand: 'sans',
      groups: 6,
    },
  ],
  dynamic: [
    {
      file: 'archivo-expanded-800-latin',
      weight: 800,
      family: 'Wide Fallback',
      covers: '800',
      stand: 'bold',
      groups: 6,
      isForNames: true,
      isInHero: true,
    },
    {
      file: 'archivo-400-700-latin',
      weight: 400,
      family: 'Text Fallback',
      covers: '400',
      isInHero: true,
      stand: 'sans',
      groups: 6,
    },
    {
      file: 'archivo-400-700-latin',
      weight: 500,
      family: 'Text Fallback',
      covers: '500',
      isInHero: true,
      stand: 'sans',
      groups: 6,
    },
    {
      file: 'archivo-400-700-latin',
      weight: 600,
      family: 'Text Fallback',
      covers: '600',
      stand: 'bold',
      groups: 6,
    },
    {
      file: 'archivo-400-700-latin',
      weight: 700,
      family: 'Text Fallback',
      covers: '700',
      stand: 'bold',
      groups: 6,
    },
  ],
}
