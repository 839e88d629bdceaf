import type { FieldId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { PRACTICE_TYPE_WORDS } from './practice-types.ts'
import type { FieldWords } from './type-words.ts'
import { ACUPUNCTURE } from './types/acupuncture.ts'
import { CHIROPRACTIC } from './types/chiropractic.ts'
import { DENTAL } from './types/dental.ts'
import { DERMATOLOGY } from './types/dermatology.ts'
import { EYE_CARE } from './types/eye-care.ts'
import { MIDWIFERY } from './types/midwifery.ts'
import { NUTRITION } from './types/nutrition.ts'
import { PHYSICAL_THERAPY } from './types/physical-therapy.ts'
import { PSYCHIATRY } from './types/psychiatry.ts'
import { THERAPY } from './types/therapy.ts'

/** What we say of each field: those of the catalogue, and those that owners write themselves. */
export const FIELD_WORDS: { readonly [Id in FieldId]: FieldWords } = {
  ...PRACTICE_TYPE_WORDS,
  therapy: THERAPY,
  psychiatry: PSYCHIATRY,
  dental: DENTAL,
  chiropractic: CHIROPRACTIC,
  physical_therapy: PHYSICAL_THERAPY,
  dermatology: DERMATOLOGY,
  nutrition: NUTRITION,
  acupuncture: ACUPUNCTURE,
  eye_care: EYE_CARE,
  midwifery: MIDWIFERY,
}

/** Fields in which nothing is touched or measured: a visit is a talk. */
export const TALK_FIELDS: readonly FieldId[] = ['therapy', 'psychiatry', 'nutrition']
