import type { PracticeTypeId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { FieldWords } from './type-words.ts'
import { CHRONIC_DISEASE } from './types/chronic-disease.ts'
import { FUNCTIONAL_MEDICINE } from './types/functional-medicine.ts'
import { HEALTHY_AGING } from './types/healthy-aging.ts'
import { MENS_HEALTH } from './types/mens-health.ts'
import { PAIN_MANAGEMENT } from './types/pain-management.ts'
import { PEDIATRIC_CARE } from './types/pediatric-care.ts'
import { PRIMARY_CARE } from './types/primary-care.ts'
import { SPORTS_MEDICINE } from './types/sports-medicine.ts'
import { WEIGHT_MANAGEMENT } from './types/weight-management.ts'
import { WOMENS_HEALTH } from './types/womens-health.ts'

/** What we say of each practice type of the catalogue. */
export const PRACTICE_TYPE_WORDS: { readonly [Id in PracticeTypeId]: FieldWords } = {
  weight_management: WEIGHT_MANAGEMENT,
  functional_medicine: FUNCTIONAL_MEDICINE,
  healthy_aging: HEALTHY_AGING,
  womens_health: WOMENS_HEALTH,
  primary_care: PRIMARY_CARE,
  pediatric_care: PEDIATRIC_CARE,
  chronic_disease: CHRONIC_DISEASE,
  mens_health: MENS_HEALTH,
  sports_medicine: SPORTS_MEDICINE,
  pain_management: PAIN_MANAGEMENT,
}
