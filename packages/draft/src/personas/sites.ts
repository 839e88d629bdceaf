import { applyEdits } from '../apply-edits.ts'
import { composeDraft } from '../compose-draft.ts'
import type { Content } from '../content.ts'
import { type Edits, editsFromRow } from '../edits.ts'
import { CEDAR_GROVE_EDITS } from './cedar-grove-edits.ts'
import { pageEdits } from './page-edits.ts'
import { launchableOf, type Persona, practiceOf } from './persona.ts'
import { PERSONAS } from './personas.ts'

/** One site: what a persona has answered, and what it has changed on the page. */
export type Site = { readonly id: string; readonly persona: Persona; readonly edits: Edits }

/** What a practice answers in the card, beside what it has answered in the questions. */
const FACTS = {
  phone: '(423) 555-0142',
  street: '214 Alder Street, Suite 2',
  bookingUrl: 'https://book.example/cedar',
  hours: 'Monday to Thursday, 8 to 5',
  newPatients: 'yes',
  plans: ['Aetna', 'Cigna', 'Medicare', 'TRICARE'],
  languages: ['English', 'Spanish'],
  ages: ['18 and over'],
}
const PAGED: readonly string[] = ['cedar-grove', 'psychiatry']

/** The sites of all personas, one that its owner has edited well, and two with faces, facts and pages of their own. */
export const SITES: readonly Site[] = PERSONAS.flatMap((persona) => {
  const plain = { id: persona.id, persona, edits: editsFromRow(null) }
  const edited = { id: `${persona.id}-edited`, persona, edits: editsFromRow(CEDAR_GROVE_EDITS) }
  const paged = {
    id: `${persona.id}-pages`,
    persona: { ...persona, details: FACTS },
    edits: editsFromRow(pageEdits()),
  }
  return [
    plain,
    ...(persona.id === 'cedar-grove' ? [edited] : []),
    ...(PAGED.includes(persona.id) ? [paged] : []),
  ]
})

/** What a site says; a launch can be reached. */
export function contentOf({ persona, edits }: Site, kind: 'draft' | 'launch' = 'draft'): Content {
  return applyEdits(composeDraft(kind === 'launch' ? launchableOf(persona) : practiceOf(persona)), edits)
}
