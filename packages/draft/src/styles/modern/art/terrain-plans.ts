import type { ArtField } from '../../art-field.ts'

/** Where the wells lie: across and along the sheet in parts of it, radius, depth. Plans follow the field. */
const PLANS = {
  confluence: [
    [1, 0.2, 0.34, 1],
    [0.8, 0.98, 0.36, 1],
    [0.64, 0.5, 0.17, 0.62],
    [1.04, 0.66, 0.2, 0.7],
  ],
  rings: [
    [1.02, 0.42, 0.52, 1.05],
    [0.64, 1.02, 0.26, 0.7],
  ],
  channel: [
    [0.98, -0.04, 0.26, 0.9],
    [0.76, 0.24, 0.2, 0.85],
    [0.66, 0.48, 0.19, 0.9],
    [0.78, 0.74, 0.22, 0.9],
    [1, 1.02, 0.32, 1],
  ],
  bay: [
    [1.04, 0.06, 0.4, 1],
    [0.64, 0.42, 0.21, 0.78],
    [0.88, 1.02, 0.4, 1],
    [1, 0.52, 0.16, -0.4],
  ],
  pair: [
    [1, 0.22, 0.42, 1],
    [0.68, 0.98, 0.28, 0.86],
  ],
  slope: [
    [1.06, 0.28, 0.56, 1.1],
    [0.86, 1, 0.36, 0.9],
  ],
  crescent: [
    [1, 0, 0.3, 0.95],
    [0.76, 0.14, 0.19, 0.8],
    [0.63, 0.42, 0.18, 0.82],
    [0.7, 0.74, 0.19, 0.82],
    [0.98, 0.98, 0.32, 0.95],
    [1.02, 0.5, 0.2, -0.5],
  ],
  chain: [
    [0.94, -0.04, 0.2, 0.95],
    [0.84, 0.18, 0.16, 0.92],
    [0.8, 0.4, 0.16, 0.9],
    [0.83, 0.62, 0.17, 0.94],
    [0.95, 0.84, 0.21, 1],
    [1.08, 1.06, 0.28, 1],
  ],
  cove: [
    [0.98, 0.66, 0.42, 1.05],
    [0.74, 0.2, 0.17, 0.72],
    [0.94, 0.06, 0.22, 0.6],
  ],
  steps: [
    [1.08, 0.04, 0.42, 1],
    [0.86, 0.42, 0.25, 0.9],
    [0.68, 0.74, 0.18, 0.8],
    [1.02, 1.04, 0.3, 0.7],
  ],
} as const
type Plan = keyof typeof PLANS

const PLAN_OF: Readonly<Partial<Record<ArtField, Plan>> & Record<'custom', Plan>> = {
  functional_medicine: 'confluence',
  primary_care: 'rings',
  healthy_aging: 'rings',
  chronic_disease: 'channel',
  weight_management: 'slope',
  womens_health: 'bay',
  mens_health: 'channel',
  pediatric_care: 'pair',
  sports_medicine: 'slope',
  pain_management: 'pair',
  therapy: 'cove',
  psychiatry: 'cove',
  dental: 'crescent',
  chiropractic: 'chain',
  physical_therapy: 'steps',
  dermatology: 'bay',
  nutrition: 'confluence',
  acupuncture: 'chain',
  eye_care: 'rings',
  midwifery: 'crescent',
  custom: 'confluence',
  unknown: 'bay',
}

/** A well of a plan: across and along the sheet in parts of it, radius, depth. */
export type PlannedWell = readonly [across: number, along: number, radius: number, deep: number]

/** Returns the wells of a field. */
export function wellsOf(field: ArtField): readonly PlannedWell[] {
  return PLANS[PLAN_OF[field] ?? PLAN_OF.custom]
}
