import type { SiteDetails, TypedDetails } from '@foyer/shared/api/site-details.ts'
import { MOVABLE_SECTIONS, type MovableSection, type SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Picture } from '@foyer/shared/pictures/picture.ts'
import { canBeWorded } from './edit-site.ts'
import { type SiteContent, siteLines } from './review-site.ts'
import { addedIdOf, picturesOf, type SiteChange, visible } from './unpublished-changes.ts'

/** What to change in the details and in the edits, so that a change is undone. */
export type Undo = {
  readonly details?: Partial<TypedDetails>
  readonly statements?: SiteDetails['statements']
  readonly style?: SiteDetails['style']
  readonly words?: { readonly [id: string]: { readonly text: string; readonly ours: string } }
  readonly hidden?: { readonly [Section in MovableSection]?: true | null }
  readonly order?: readonly MovableSection[]
  readonly added?: { readonly [id: string]: null }
  readonly pictures?: { readonly [slot: string]: Picture | null }
}

type Known = {
  readonly published: unknown
  readonly content: SiteContent
  /** Without what the owner has changed on the page. */
  readonly composed: SiteContent
  readonly details: SiteDetails
  readonly edits: SiteEdits
}

/** Returns how visitors go on seeing what they see; `null` for what can be changed only where it comes from. */
export function undoChange(change: SiteChange, known: Known): Undo | null {
  switch (change.kind) {
    case 'style':
      return { style: change.before }
    case 'order':
      return { order: orderOf(known.published) }
    case 'section':
      return undoSection(change, known)
    case 'picture':
      return undoPicture(change.place, known.published)
    case 'item':
      return change.comes ? withoutItem(change.id, known.edits) : null
    case 'link':
      return undoDetail(change, known.details)
    case 'words':
      return undoWords(change, known)
  }
}

type Words = Extract<SiteChange, { kind: 'words' }>

function undoWords(change: Words, { content, composed, details, edits }: Known): Undo | null {
  const { id, before, after } = change
  if (addedIdOf(id)) return null
  const statement = details.statements[id]
  // What was live had been confirmed, and what was not there had not.
  if (statement && before === undefined) return { statements: { [id]: 'struck' } }
  if (statement === 'struck' && after === undefined) return { statements: { [id]: 'confirmed' } }
  const line = siteLines(content).get(id)
  if (line && before !== undefined && (edits.words[id]?.text || canBeWorded(line))) {
    const ours = siteLines(composed).get(id)?.text ?? ''
    return { words: { [id]: { text: before === ours ? '' : before, ours } } }
  }
  return undoDetail(change, details)
}

function withoutItem(line: string, { added }: SiteEdits): Undo | null {
  const id = addedIdOf(line)
  return id && added[id] ? { added: { [id]: null } } : null
}

function undoPicture(slot: string, published: unknown): Undo | null {
  const content = visible(published)
  return content && { pictures: { [slot]: picturesOf(content).get(slot) ?? null } }
}

// A detail that stands on the page letter by letter.
function undoDetail(
  { before = '', after }: { readonly before?: string; readonly after?: string },
  { details }: SiteDetails,
): Undo | null {
  const [field] = Object.entries(details).find(([, value]) => after !== undefined && value === after) ?? []
  return field ? { details: { [field]: before } } : null
}

type Section = Extract<SiteChange, { kind: 'section' }>

function undoSection({ section, comes }: Section, { edits, composed }: Known): Undo | null {
  const kind = MOVABLE_SECTIONS.find((one) => one === section)
  if (!kind) return null
  if (comes) return isIn(composed, kind) ? { hidden: { [kind]: true } } : null
  return edits.hidden[kind] ? { hidden: { [kind]: null } } : null
}

function isIn({ sections }: SiteContent, kind: MovableSection): boolean {
  return sections.some((section) => section.kind === kind)
}

function orderOf(published: unknown): MovableSection[] {
  const order: unknown = Object(published).order
  return Array.isArray(order) ? order.flatMap((kind) => MOVABLE_SECTIONS.filter((one) => one === kind)) : []
}
