import type { PracticeTypeId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { Range } from './cost-line.ts'

type TypeCosts = {
  /** Clinical equipment for the first clinician in an office. */
  readonly equipment: Range
  /** The assumption behind it. */
  readonly equipmentIncludes: string
  /** Malpractice cover of one clinician for a month of the first year. */
  readonly malpractice: Range
  /** The first stock of vaccines, where they are given. */
  readonly vaccines?: Range
}

const range = (low: number, high: number): Range => ({ low, high })

/** Planning figures by practice type. They are assumptions to be replaced by quotes, not statistics. */
export const BY_PRACTICE_TYPE: { readonly [Type in PracticeTypeId]: TypeCosts } = {
  weight_management: {
    equipment: range(5000, 14_000),
    equipmentIncludes: 'a body composition scale, an ECG and one exam room',
    malpractice: range(300, 850),
  },
  functional_medicine: {
    equipment: range(4000, 12_000),
    equipmentIncludes: 'one exam room and what is needed to draw and send samples',
    malpractice: range(300, 850),
  },
  healthy_aging: {
    equipment: range(6000, 18_000),
    equipmentIncludes: 'a low exam table, an ECG, and tools for memory and fall tests',
    malpractice: range(350, 950),
  },
  womens_health: {
    equipment: range(14_000, 45_000),
    equipmentIncludes: 'a power exam table and a colposcope; the high end has a used ultrasound',
    malpractice: range(700, 3500),
  },
  primary_care: {
    equipment: range(8000, 22_000),
    equipmentIncludes: 'two exam rooms, an ECG, a vaccine refrigerator and simple lab tests',
    malpractice: range(350, 950),
    vaccines: range(2000, 10_000),
  },
  pediatric_care: {
    equipment: range(9000, 24_000),
    equipmentIncludes: 'two exam rooms, infant scales, hearing and vision tests, a vaccine refrigerator',
    malpractice: range(400, 1100),
    vaccines: range(8000, 30_000),
  },
  chronic_disease: {
    equipment: range(7000, 18_000),
    equipmentIncludes: 'one exam room, an ECG, spirometry and blood pressure monitors to lend',
    malpractice: range(350, 950),
  },
  mens_health: {
    equipment: range(6000, 18_000),
    equipmentIncludes: 'one exam room, a bladder scanner at the high end, and sample handling',
    malpractice: range(350, 950),
  },
  sports_medicine: {
    equipment: range(12_000, 40_000),
    equipmentIncludes: 'a treatment table, braces and casting; the high end has a portable ultrasound',
    malpractice: range(500, 1400),
  },
  pain_management: {
    equipment: range(20_000, 80_000),
    equipmentIncludes: 'a procedure room with monitoring; the high end has a used fluoroscope',
    malpractice: range(700, 2000),
  },
}
