import type { FieldId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { Subject } from '../content.ts'
import type { Practice } from '../practice.ts'
import { CLINIC_MODEL_WORDS } from '../words/clinic-models.ts'
import { FIELD_WORDS, TALK_FIELDS } from '../words/fields.ts'
import type { ModelWords } from '../words/model-words.ts'
import { recognizeField } from '../words/recognize-field.ts'
import type { FieldWords } from '../words/type-words.ts'
import { OTHER_TYPE_WORDS } from '../words/types/other-types.ts'

/** The field of the practice: the chosen type, or what the owner's own type says; `undefined` when it is not known. */
export function fieldOf({ type, details }: Practice): FieldId | undefined {
  if (type === undefined || type.kind === 'option') return type?.id
  if (details.field) return details.field === 'other' ? undefined : details.field
  return recognizeField(type.item.title, type.item.description)
}

/** The words of the field; those that fit any practice where the field is not known. */
export function typeWords(practice: Practice): Omit<FieldWords, 'noun'> {
  const field = fieldOf(practice)
  return field ? FIELD_WORDS[field] : OTHER_TYPE_WORDS
}

/** The words of the model, as far as the chosen places and the field fit it. */
export function modelWords(practice: Practice, { hasOffice, hasVideo }: Subject): ModelWords | undefined {
  const { model } = practice
  if (!model) return undefined
  const words = CLINIC_MODEL_WORDS[model]
  const fits = model === 'hybrid' ? hasOffice && hasVideo : model === 'virtual_only' ? !hasOffice : true
  if (!fits) return words.otherwise ?? words
  const field = fieldOf(practice)
  const isHandsOn = field !== undefined && !TALK_FIELDS.includes(field)
  return isHandsOn ? words : { ...words, ...words.forTalk }
}
