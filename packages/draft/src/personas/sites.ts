import { applyEdits } from '../apply-edits.ts'
import { composeDraft } from '../compose-draft.ts'
import type { Content } from '../content.ts'
import { type Edits, editsFromRow } from '../edits.ts'
import { CEDAR_GROVE_EDITS } from './cedar-grove-edits.ts'
import { launchableOf, type Persona, practiceOf } from './persona.ts'
import { PERSONAS } from './personas.ts'

/** One site: what a persona has answered, and what it has changed on the page. */
export type Site = { readonly id: string; readonly persona: Persona; readonly edits: Edits }

/** The sites of all personas, and one that its owner has edited well. */
export const SITES: readonly Site[] = PERSONAS.flatMap((persona) => {
  const plain = { id: persona.id, persona, edits: editsFromRow(null) }
  const edited = { id: `${persona.id}-edited`, persona, edits: editsFromRow(CEDAR_GROVE_EDITS) }
  return persona.id === 'cedar-grove' ? [plain, edited] : [plain]
})

/** What a site says; a launch can be reached. */
export function contentOf({ persona, edits }: Site, kind: 'draft' | 'launch' = 'draft'): Content {
  return applyEdits(composeDraft(kind === 'launch' ? launchableOf(persona) : practiceOf(persona)), edits)
}
