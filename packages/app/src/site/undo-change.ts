import type { SiteDetails, TypedDetails } from '@foyer/shared/api/site-details.ts'
import {
  type Added,
  MOVABLE_SECTIONS,
  type MovableSection,
  type SiteEdits,
} from '@foyer/shared/api/site-edits.ts'
import type { Picture } from '@foyer/shared/pictures/picture.ts'
import { addedIdOf } from './changed-words.ts'
import { canBeWorded } from './edit-site.ts'
import type { Entered } from './entered.ts'
import { decisionOf, type SiteContent, siteLines } from './review-site.ts'
import type { SiteChange } from './site-change.ts'
import { picturesOf, visible } from './unpublished-changes.ts'

/** What to change in the details and in the edits, so that a change is undone. */
export type Undo = {
  readonly details?: { readonly [Name in keyof TypedDetails]?: TypedDetails[Name] | undefined }
  readonly statements?: { readonly [id: string]: 'confirmed' | 'struck' | null }
  readonly passages?: SiteDetails['passages']
  readonly style?: SiteDetails['style']
  readonly words?: { readonly [id: string]: { readonly text: string; readonly ours: string } }
  readonly hidden?: { readonly [Section in MovableSection]?: true | null }
  readonly order?: readonly MovableSection[]
  readonly added?: { readonly [id: string]: Added | null }
  readonly pictures?: { readonly [slot: string]: Picture | null }
}

type Known = {
  readonly published: unknown
  readonly content: SiteContent
  /** Without what the owner has changed on the page. */
  readonly composed: SiteContent
  readonly details: SiteDetails
  readonly edits: SiteEdits
  /** What was entered for the page of the past, and the way back by it; missing where that is not known. */
  readonly entered?:
    | { readonly past: Entered; readonly undo: (change: SiteChange) => Undo | null }
    | undefined
}

/** Returns how visitors go on seeing what they see; `null` for what can be changed only where it comes from. */
export function undoChange(change: SiteChange, known: Known): Undo | null {
  switch (change.kind) {
    case 'style':
      return { style: change.before }
    case 'order':
      return { order: orderOf(known.published) }
    case 'section':
      return undoSection(change, known) ?? byEntries(change, known)
    case 'picture':
      return undoPicture(change.place, known.published)
    case 'item':
      return (change.comes ? withoutItem(change.id, known.edits) : null) ?? byEntries(change, known)
    case 'page':
      return byEntries(change, known)
    case 'link':
      return byEntries(change, known) ?? undoDetail(change, known.details)
    case 'words':
      return undoWords(change, known)
  }
}

type Words = Extract<SiteChange, { kind: 'words' }>

const byEntries = (change: SiteChange, { entered }: Known) => entered?.undo(change) ?? null

function undoWords(change: Words, known: Known): Undo | null {
  const { content, composed, details, edits, entered } = known
  const { id, before, after } = change
  const statement = details.statements[id]
  // What was live had been confirmed, and what was not there had not.
  if (statement && before === undefined) return { statements: decided(id, details, statement, 'struck') }
  if (statement === 'struck' && after === undefined) {
    const then = entered ? (entered.past.added.statements[id] ?? null) : 'confirmed'
    return { statements: decided(id, details, statement, then) }
  }
  const undo = byEntries(change, known)
  if (undo || addedIdOf(id)) return undo
  const line = siteLines(content).get(id)
  if (line && before !== undefined && (edits.words[id]?.text || canBeWorded(line))) {
    const ours = siteLines(composed).get(id)?.text ?? ''
    return { words: { [id]: { text: before === ours ? '' : before, ours } } }
  }
  return undoDetail(change, details)
}

// A name and the sentence that explains it were decided together.
function decided(
  id: string,
  { statements }: SiteDetails,
  from: 'confirmed' | 'struck',
  to: 'confirmed' | 'struck' | null,
): NonNullable<Undo['statements']> {
  const ids = Object.keys(statements).filter(
    (one) => decisionOf(one) === decisionOf(id) && statements[one] === from,
  )
  return Object.fromEntries(ids.map((one) => [one, to]))
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
