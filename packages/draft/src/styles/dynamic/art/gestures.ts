import type { FieldId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { pick, seededRandom } from '../../../seed/seeded-random.ts'
import type { ArtField } from '../../art-field.ts'
import type { Segment } from './ribbon.ts'

const NAMES = ['bend', 'shift', 'stairs', 'wave', 'settle', 'curl', 'sway', 'arch'] as const
/** What the ribbon does after the first bend: what bodies and care do, drawn as movement. */
export type GestureName = (typeof NAMES)[number]

/** What suits a field, and is drawn for its practices by turns; any gesture suits one that is not listed. */
const OF_FIELD: Readonly<Partial<Record<FieldId, readonly GestureName[]>>> = {
  sports_medicine: ['bend', 'stairs', 'curl', 'arch'],
  mens_health: ['bend', 'stairs', 'shift', 'settle'],
  primary_care: ['shift', 'arch', 'bend', 'wave'],
  functional_medicine: ['shift', 'curl', 'wave', 'sway'],
  healthy_aging: ['shift', 'arch', 'sway', 'settle'],
  weight_management: ['stairs', 'shift', 'settle', 'wave'],
  chronic_disease: ['wave', 'stairs', 'arch', 'settle'],
  pain_management: ['settle', 'sway', 'shift', 'wave'],
  womens_health: ['curl', 'arch', 'wave', 'sway'],
  pediatric_care: ['curl', 'stairs', 'bend', 'wave'],
  therapy: ['sway', 'settle', 'curl', 'arch'],
  psychiatry: ['settle', 'sway', 'wave', 'arch'],
  dental: ['arch', 'shift', 'bend', 'sway'],
  chiropractic: ['sway', 'stairs', 'arch', 'shift'],
  physical_therapy: ['stairs', 'bend', 'sway', 'curl'],
  dermatology: ['shift', 'wave', 'arch', 'curl'],
  nutrition: ['wave', 'curl', 'shift', 'stairs'],
  acupuncture: ['sway', 'curl', 'shift', 'arch'],
  eye_care: ['arch', 'curl', 'shift', 'bend'],
  midwifery: ['curl', 'arch', 'sway', 'wave'],
}

/** The gesture of a practice: one on a page, and not the same for all practices of a field. */
export function gestureOf(seed: string, field: ArtField): GestureName {
  const own = field === 'custom' || field === 'unknown' ? undefined : OF_FIELD[field]
  return pick(seededRandom(`${seed}:dynamic:gesture`), own ?? NAMES)
}

export type Gesture = {
  readonly name: GestureName
  /** The center of the first bend: how far left of the ribbon, and how far below the last line of the name. */
  readonly bend: readonly [number, number]
  readonly segments: readonly Segment[]
  /** The ribbon crosses itself after so many segments. */
  readonly crossing?: number
}

/** Tighter turns would close the ribbon. */
const TIGHTEST = 39

/** The same gesture for the first screen of a phone, in a good half of its height. */
export function tightened({ name, bend: [left, low], segments, ...rest }: Gesture): Gesture {
  // Right angles stay; what swings swings less.
  const swing = segments.some((part) => part[0] === 'arc' && part[2] % 90 !== 0) ? 0.6 : 1
  const tight = segments.map(
    (part): Segment =>
      part[0] === 'straight'
        ? ['straight', part[1] * 0.35]
        : ['arc', Math.max(TIGHTEST, part[1] * 0.6), part[2] * swing],
  )
  return { name, bend: [left, Math.min(low, 40)], segments: tight, ...rest }
}

/** The line of a gesture; `next` moves its measures, never its shape. */
export function drawGesture(name: GestureName, next: () => number): Gesture {
  const from = (low: number, high: number) => low + next() * (high - low)
  switch (name) {
    case 'stairs': {
      const radius = from(44, 56)
      const step = from(30, 70)
      return {
        name,
        bend: [96, 96],
        segments: [
          ['straight', from(10, 30)],
          ['arc', radius, -90],
          ['straight', step],
          ['arc', radius, 90],
          ['straight', from(20, 50)],
          ['arc', radius, -90],
          ['straight', step * 0.6],
          ['arc', radius, 90],
        ],
      }
    }
    case 'shift': {
      const radius = from(60, 88)
      return {
        name,
        bend: [120, 120],
        segments: [
          ['straight', from(10, 60)],
          ['arc', radius, -90],
          ['straight', from(20, 60)],
          ['arc', radius, 90],
        ],
      }
    }
    case 'wave': {
      const radius = from(43, 50)
      const length = from(40, 90)
      return {
        name,
        bend: [120, 60],
        segments: [
          ['straight', from(4, 20)],
          ['arc', radius, -90],
          ['arc', radius, 180],
          ['straight', length],
          ['arc', radius, -180],
          ['straight', length + from(10, 50)],
          ['arc', radius, 90],
        ],
      }
    }
    case 'settle': {
      const radius = from(50, 58)
      return {
        name,
        bend: [150, 40],
        segments: [
          ['arc', radius, 62],
          ['straight', 26],
          ['arc', radius, -118],
          ['straight', 40],
          ['arc', radius, 96],
          ['straight', 2],
          ['arc', radius, -72],
          ['straight', 22],
          ['arc', radius, 46],
          ['arc', radius + 30, -14],
        ],
      }
    }
    case 'curl': {
      const radius = from(62, 78)
      const last = from(50, 66)
      return {
        name,
        bend: [140, 60],
        segments: [
          ['straight', from(70, 100)],
          ['arc', radius, 270],
          ['straight', radius + from(30, 60)],
          ['arc', last, 90],
        ],
        crossing: 2,
      }
    }
    case 'sway': {
      const radius = from(66, 84)
      return {
        name,
        bend: [150, 40],
        segments: [
          ['arc', radius, 44],
          ['arc', radius, -88],
          ['arc', radius, 88],
          ['arc', radius, -88],
          ['arc', radius, 44],
        ],
      }
    }
    case 'arch': {
      const radius = from(92, 112)
      return {
        name,
        bend: [150, 40],
        segments: [
          ['arc', radius, 48],
          ['arc', radius, -96],
          ['arc', radius, 48],
        ],
      }
    }
    case 'bend':
      return { name, bend: [from(16, 56), from(130, 250)], segments: [] }
  }
}
