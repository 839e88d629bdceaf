// Written by `npm run generate`.
export const OWN_FIELD_IDS = [
  'acupuncture',
  'animal_care',
  'birth_support',
  'chiropractic',
  'coaching',
  'dental',
  'dermatology',
  'eye_care',
  'lactation',
  'midwifery',
  'nutrition',
  'physical_therapy',
  'psychiatry',
  'therapy',
  'wellness',
] as const
