import type { Letters } from './field-pack.ts'

/** Who practices medicine, in any field of it. */
export const MEDICAL_LETTERS: readonly Letters[] = [
  { letters: ['MD', 'DO'], role: 'Physician' },
  { letters: ['NP', 'FNP', 'FNP-C', 'FNP-BC', 'AGNP', 'DNP', 'APRN', 'ARNP'], role: 'Nurse practitioner' },
  { letters: ['PA', 'PA-C'], role: 'Physician assistant' },
]

export const BOTH_NOTICES = ['privacy', 'nondiscrimination'] as const
