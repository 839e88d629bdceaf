// Written by `npm run generate`.
import { ACUPUNCTURE } from './acupuncture/pack.ts'
import { ANIMAL_CARE } from './animal-care/pack.ts'
import { BIRTH_SUPPORT } from './birth-support/pack.ts'
import { CHIROPRACTIC } from './chiropractic/pack.ts'
import { CHRONIC_DISEASE } from './chronic-disease/pack.ts'
import { COACHING } from './coaching/pack.ts'
import { DENTAL } from './dental/pack.ts'
import { DERMATOLOGY } from './dermatology/pack.ts'
import { EYE_CARE } from './eye-care/pack.ts'
import { FUNCTIONAL_MEDICINE } from './functional-medicine/pack.ts'
import { HEALTHY_AGING } from './healthy-aging/pack.ts'
import { LACTATION } from './lactation/pack.ts'
import { MENS_HEALTH } from './mens-health/pack.ts'
import { MIDWIFERY } from './midwifery/pack.ts'
import { NUTRITION } from './nutrition/pack.ts'
import { OTHER } from './other/pack.ts'
import { PAIN_MANAGEMENT } from './pain-management/pack.ts'
import { PEDIATRIC_CARE } from './pediatric-care/pack.ts'
import { PHYSICAL_THERAPY } from './physical-therapy/pack.ts'
import { PRIMARY_CARE } from './primary-care/pack.ts'
import { PSYCHIATRY } from './psychiatry/pack.ts'
import { SPORTS_MEDICINE } from './sports-medicine/pack.ts'
import { THERAPY } from './therapy/pack.ts'
import { WEIGHT_MANAGEMENT } from './weight-management/pack.ts'
import { WELLNESS } from './wellness/pack.ts'
import { WOMENS_HEALTH } from './womens-health/pack.ts'

export const PACKS = {
  acupuncture: ACUPUNCTURE,
  animal_care: ANIMAL_CARE,
  birth_support: BIRTH_SUPPORT,
  chiropractic: CHIROPRACTIC,
  chronic_disease: CHRONIC_DISEASE,
  coaching: COACHING,
  dental: DENTAL,
  dermatology: DERMATOLOGY,
  eye_care: EYE_CARE,
  functional_medicine: FUNCTIONAL_MEDICINE,
  healthy_aging: HEALTHY_AGING,
  lactation: LACTATION,
  mens_health: MENS_HEALTH,
  midwifery: MIDWIFERY,
  nutrition: NUTRITION,
  pain_management: PAIN_MANAGEMENT,
  pediatric_care: PEDIATRIC_CARE,
  physical_therapy: PHYSICAL_THERAPY,
  primary_care: PRIMARY_CARE,
  psychiatry: PSYCHIATRY,
  sports_medicine: SPORTS_MEDICINE,
  therapy: THERAPY,
  weight_management: WEIGHT_MANAGEMENT,
  wellness: WELLNESS,
  womens_health: WOMENS_HEALTH,
} as const

export const OTHER_PACK = OTHER
