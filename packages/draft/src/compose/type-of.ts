import type { FieldId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { Subject } from '../content.ts'
import { OTHER_PACK, PACKS } from '../packs/all.generated.ts'
import type { FieldPack } from '../packs/field-pack.ts'
import type { Practice } from '../practice.ts'
import { CLINIC_MODEL_WORDS } from '../words/clinic-models.ts'
import type { ModelWords } from '../words/model-words.ts'
import { fieldOfLetters, lettersPattern, recognizeField } from './recognize-field.ts'

// A nurse who also coaches or helps with feeding is licensed.
const LICENSED = lettersPattern(['MD', 'RN', 'BSN', 'NP', 'CNM', 'PA-C'])

/**
 * The field of the practice: the chosen type, or what the owner's own type says; `undefined` when it is not known. Letters of
 * a profession say more than a type that needs no license.
 */
export function fieldOf(practice: Practice): FieldId | undefined {
  const { type, details } = practice
  if (type === undefined || type.kind === 'option') return type?.id
  if (details.field) return details.field === 'other' ? undefined : details.field
  const named = recognizeField(type.item.title, type.item.description)
  if (named && PACKS[named].schema !== 'plain') return named
  return fieldOfLetters(signedBy(practice)) ?? named
}

/** Where letters stand: beside the names, as credentials, in the type and in the licence line. */
export function signedBy({ name, owner, type, details }: Practice): string {
  const own = type?.kind === 'custom' ? [type.item.title, type.item.description] : []
  return [name, owner.first, owner.last, details.credentials, ...own, details.licenceLine].join('\n')
}

/** Everything that Foyer knows of the field; what fits any practice where the field is not known. */
export function packOf(practice: Practice): FieldPack {
  const field = fieldOf(practice)
  return field ? PACKS[field] : OTHER_PACK
}

/** Whether the practice has to give a Good Faith Estimate, as far as we can know. */
export function owesEstimate(practice: Practice): boolean {
  const { estimate } = packOf(practice)
  if (estimate !== 'licensed') return estimate === 'owed'
  return /licen[cs]e/iu.test(practice.details.licenceLine ?? '') || LICENSED.test(signedBy(practice))
}

/** The words of the model, as far as the chosen places and the field fit it. */
export function modelWords(practice: Practice, { hasOffice, hasVideo }: Subject): ModelWords | undefined {
  const { model } = practice
  if (!model) return undefined
  const words = CLINIC_MODEL_WORDS[model]
  const { insurance, isHandsOn } = packOf(practice)
  const fits = model === 'hybrid' ? hasOffice && hasVideo : model === 'virtual_only' ? !hasOffice : true
  const unbilled = insurance.isBilled ? undefined : words.unbilled
  if (!fits) {
    const paid = model === 'hybrid' && unbilled ? CLINIC_MODEL_WORDS.traditional.unbilled : unbilled
    return { ...(words.otherwise ?? words), ...paid }
  }
  return { ...words, ...(isHandsOn ? undefined : words.forTalk), ...unbilled }
}
