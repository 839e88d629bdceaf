import type { Subject } from '../content.ts'
import type { Practice } from '../practice.ts'
import { CLINIC_MODEL_WORDS } from '../words/clinic-models.ts'
import type { ModelWords } from '../words/model-words.ts'
import { PRACTICE_TYPE_WORDS } from '../words/practice-types.ts'
import type { TypeWords } from '../words/type-words.ts'
import { OTHER_TYPE_WORDS } from '../words/types/other-types.ts'

/** The words of the type; those that say nothing of a field where the type is the owner's own or not known. */
export function typeWords({ type }: Practice): Omit<TypeWords, 'noun'> {
  return type?.kind === 'option' ? PRACTICE_TYPE_WORDS[type.id] : OTHER_TYPE_WORDS
}

/** The words of the model, as far as the chosen places fit it. */
export function modelWords({ model }: Practice, { hasOffice, hasVideo }: Subject): ModelWords | undefined {
  if (!model) return undefined
  const words = CLINIC_MODEL_WORDS[model]
  const fits = model === 'hybrid' ? hasOffice && hasVideo : model === 'virtual_only' ? !hasOffice : true
  return fits ? words : (words.otherwise ?? words)
}
