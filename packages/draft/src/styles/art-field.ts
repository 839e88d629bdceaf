import type { FieldId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { Subject } from '../content.ts'

/** What pictures follow: the field of a practice; else whether its owner named a type of their own, or none. Fields without pictures look like `custom`. */
export type ArtField = FieldId | 'custom' | 'unknown'

/** The field whose pictures a practice gets, also where its owner wrote the type and we recognized it. */
export function artField({ drawnAs, field, type }: Subject): ArtField {
  return drawnAs ?? field ?? type
}
