import { PACKS } from '@foyer/draft/packs/all.generated.ts'
import type { FieldId } from '@foyer/shared/onboarding/answers/stored-ids.ts'

/** The id of the list that fields for letters behind a name offer; the workbench holds it. */
export const LETTERS_LIST = 'letters-of-field'

/** The letters that licenses of a field have, in the order in which they are offered; others are typed. */
export function lettersOfField(field: FieldId | undefined): readonly string[] {
  return field ? PACKS[field].letters.flatMap(({ letters }) => letters) : []
}
