import type { FieldId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { pick, type Random, seededRandom } from '../../../seed/seeded-random.ts'
import type { ArtField } from '../../art-field.ts'
import { homeThings } from './home-things.ts'
import { outdoorThings } from './outdoor-things.ts'
import { smallThings } from './small-things.ts'
import { tallThings } from './tall-things.ts'
import type { Thing } from './thing.ts'

export type ThingName =
  | keyof typeof homeThings
  | keyof typeof outdoorThings
  | keyof typeof smallThings
  | keyof typeof tallThings

/** Everything the line can become. */
export const things: Record<ThingName, Thing> = {
  ...homeThings,
  ...outdoorThings,
  ...smallThings,
  ...tallThings,
}

type Pair = readonly [tall: ThingName, low: ThingName]

/** Pairs that mean something together, for each field. Never an instrument, a body, a face or a hand. */
const scenes: Readonly<Partial<Record<FieldId, readonly Pair[]>>> = {
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
  therapy: [
    ['lamp', 'chair'],
    ['parasol', 'chair'],
    ['tangle', 'cup'],
    ['tree', 'bench'],
    ['lamp', 'teapot'],
  ],
  psychiatry: [
    ['lighthouse', 'waves'],
    ['lighthouse', 'boat'],
    ['tangle', 'book'],
    ['lamp', 'chair'],
    ['cypress', 'bridge'],
  ],
  dental: [
    ['tree', 'apple'],
    ['lamp', 'tumbler'],
    ['vase', 'tumbler'],
    ['kite', 'apple'],
    ['vase', 'apple'],
  ],
  chiropractic: [
    ['cairn', 'chair'],
    ['cairn', 'bench'],
    ['cairn', 'hills'],
    ['cypress', 'stool'],
    ['tree', 'chair'],
  ],
  physical_therapy: [
    ['tree', 'stairs'],
    ['bounce', 'bench'],
    ['cairn', 'stairs'],
    ['bicycle', 'bench'],
    ['mountain', 'stool'],
  ],
  dermatology: [
    ['parasol', 'bench'],
    ['parasol', 'waves'],
    ['parasol', 'hills'],
    ['vase', 'bowl'],
    ['tree', 'bench'],
  ],
  nutrition: [
    ['tree', 'apple'],
    ['vase', 'bowl'],
    ['lamp', 'bowl'],
    ['vase', 'teapot'],
    ['lamp', 'apple'],
  ],
  acupuncture: [
    ['bamboo', 'teapot'],
    ['bamboo', 'bridge'],
    ['bamboo', 'bowl'],
    ['cairn', 'teapot'],
    ['bamboo', 'cup'],
  ],
  eye_care: [
    ['lamp', 'glasses'],
    ['lighthouse', 'glasses'],
    ['vase', 'glasses'],
    ['lighthouse', 'hills'],
    ['lamp', 'book'],
  ],
  midwifery: [
    ['lamp', 'cradle'],
    ['vase', 'cradle'],
    ['tree', 'cradle'],
    ['kite', 'cradle'],
    ['lamp', 'teapot'],
  ],
}
const otherScenes: readonly Pair[] = [
  ['tree', 'bench'],
  ['lamp', 'chair'],
  ['vase', 'cup'],
  ['boat', 'waves'],
  ['cypress', 'hills'],
]

/** What a visit is about, one low thing for each field. */
const about: Readonly<Partial<Record<FieldId, ThingName>>> = {
  pediatric_care: 'paperboat',
  womens_health: 'vase',
  sports_medicine: 'stool',
  pain_management: 'tangle',
  functional_medicine: 'sprout',
  weight_management: 'bowl',
  healthy_aging: 'book',
  therapy: 'tangle',
  psychiatry: 'book',
  dental: 'apple',
  chiropractic: 'cairn',
  physical_therapy: 'stool',
  dermatology: 'vase',
  nutrition: 'apple',
  acupuncture: 'teapot',
  eye_care: 'glasses',
  midwifery: 'cradle',
}

/** Returns what a visit is about; a cup where no field is known. */
export function aboutOf(field: ArtField): ThingName {
  return (field !== 'custom' && field !== 'unknown' && about[field]) || 'cup'
}

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
export function castOf(seed: string, field: ArtField): Cast {
  const random = seededRandom(`${seed}/line/${field}`)
  const own = field === 'custom' || field === 'unknown' ? otherScenes : (scenes[field] ?? otherScenes)
  const [tall, low] = pick(random, own)
  const related = new Set<ThingName>(own.flat())
  // Things that only a few fields have are motifs of theirs.
  const ofField = [...related].filter((name) => name in smallThings || name in tallThings)
  const rest = [...motifs, ...ofField]
    .filter((name) => name !== tall && name !== low)
    .map((name) => ({ name, rank: random() + (related.has(name) ? 0 : 0.6) }))
    .sort((one, other) => one.rank - other.rank)
  return { tall, low, rest: rest.map(({ name }) => name), random }
}
