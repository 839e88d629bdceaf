import type { ClinicModelId } from '@foyer/shared/onboarding/option-ids.ts'
import type { ClinicModelWords } from './model-words.ts'
import { BOUTIQUE } from './models/boutique.ts'
import { CONCIERGE } from './models/concierge.ts'
import { HYBRID } from './models/hybrid.ts'
import { TRADITIONAL } from './models/traditional.ts'
import { VIRTUAL_ONLY } from './models/virtual-only.ts'

/** What we say of each model of the catalogue. */
export const CLINIC_MODEL_WORDS: { readonly [Id in ClinicModelId]: ClinicModelWords } = {
  concierge: CONCIERGE,
  traditional: TRADITIONAL,
  boutique: BOUTIQUE,
  virtual_only: VIRTUAL_ONLY,
  hybrid: HYBRID,
}
