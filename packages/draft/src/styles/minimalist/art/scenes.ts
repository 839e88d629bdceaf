import { pick, type Random, seededRandom } from '../../../seed/seeded-random.ts'
import { homeThings } from './home-things.ts'
import { outdoorThings } from './outdoor-things.ts'
import type { Thing } from './thing.ts'

export type ThingName = keyof typeof homeThings | keyof typeof outdoorThings

/** Everything the line can become. */
export const things: Record<ThingName, Thing> = { ...homeThings, ...outdoorThings }

type Pair = readonly [tall: ThingName, low: ThingName]

/** Pairs that mean something together, for each kind of practice. Never an instrument, a body, a face or a hand. */
const scenes: Record<string, readonly Pair[]> = {
  healthy_aging: [
    ['tree', 'bench'],
    ['lamp', 'chair'],
    ['cypress', 'hills'],
    ['lamp', 'book'],
    ['vase', 'cup'],
    ['tree', 'chair'],
  ],
  primary_care: [
    ['tree', 'house'],
    ['lamp', 'chair'],
    ['vase', 'cup'],
    ['tree', 'bench'],
    ['cypress', 'house'],
  ],
  pediatric_care: [
    ['kite', 'hills'],
    ['bounce', 'bench'],
    ['kite', 'paperboat'],
    ['lamp', 'book'],
    ['bounce', 'paperboat'],
  ],
  womens_health: [
    ['vase', 'cup'],
    ['vase', 'bowl'],
    ['lamp', 'chair'],
    ['tree', 'hills'],
    ['boat', 'waves'],
    ['vase', 'book'],
  ],
  mens_health: [
    ['boat', 'waves'],
    ['cypress', 'bench'],
    ['mountain', 'bench'],
    ['bicycle', 'hills'],
    ['boat', 'hills'],
  ],
  sports_medicine: [
    ['bicycle', 'hills'],
    ['bounce', 'bench'],
    ['mountain', 'bench'],
    ['bicycle', 'bench'],
  ],
  pain_management: [
    ['tangle', 'chair'],
    ['lamp', 'chair'],
    ['tangle', 'bench'],
    ['cypress', 'hills'],
    ['tree', 'bench'],
  ],
  functional_medicine: [
    ['tangle', 'sprout'],
    ['vase', 'bowl'],
    ['tangle', 'book'],
    ['vase', 'cup'],
    ['lamp', 'book'],
  ],
  weight_management: [
    ['bicycle', 'hills'],
    ['vase', 'bowl'],
    ['tree', 'stairs'],
    ['cypress', 'bench'],
    ['lamp', 'bowl'],
  ],
  chronic_disease: [
    ['lamp', 'chair'],
    ['tree', 'bridge'],
    ['boat', 'waves'],
    ['cypress', 'bridge'],
    ['vase', 'cup'],
  ],
}
const otherScenes: readonly Pair[] = [
  ['tree', 'bench'],
  ['lamp', 'chair'],
  ['vase', 'cup'],
  ['boat', 'waves'],
  ['cypress', 'hills'],
]

/** What the lines between sections may become. */
const motifs: readonly ThingName[] = [
  'chair',
  'book',
  'cup',
  'bench',
  'hills',
  'bowl',
  'sprout',
  'lamp',
  'cypress',
  'vase',
]

/** What stands where on one page: no thing twice. */
export interface Cast {
  tall: ThingName
  low: ThingName
  /** Motifs for the sections, those of the same kind of practice first. */
  rest: readonly ThingName[]
  /** Goes on with the numbers that drew the cast. */
  random: Random
}

/** Draws the pair of the hero and the order of the motifs. */
export function castOf(seed: string, practiceType: string): Cast {
  const random = seededRandom(`${seed}/line/${practiceType}`)
  const own = scenes[practiceType] ?? otherScenes
  const [tall, low] = pick(random, own)
  const related = new Set<ThingName>(own.flat())
  const rest = motifs
    .filter((name) => name !== tall && name !== low)
    .map((name) => ({ name, rank: random() + (related.has(name) ? 0 : 0.6) }))
    .sort((one, other) => one.rank - other.rank)
  return { tall, low, rest: rest.map(({ name }) => name), random }
}
