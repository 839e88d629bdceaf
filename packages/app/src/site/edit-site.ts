// What the editor asks of the renderer.

import { SECTION_OF_ADDED } from '@foyer/draft/added-item.ts'
import { isEditable, isOptional, wordsWithoutPlace } from '@foyer/draft/apply-edits.ts'
import { CLAIM_REASONS, typedClaims } from '@foyer/draft/claims.ts'
import { editsFromRow } from '@foyer/draft/edits.ts'
import { hasOwnPage, wordsOfService } from '@foyer/draft/own-pages.ts'
import { questionsFor } from '@foyer/draft/packs/questions-for.ts'
import { type PageOffer, pageOffer, pathOfItem } from '@foyer/draft/page-offers.ts'
import { ADDED_HEADS, BLANKS } from '@foyer/draft/words/added.ts'
import { ANSWER_WORDS } from '@foyer/draft/words/answers.ts'
import type { Added, AddedKind, SiteEdits } from '@foyer/shared/api/site-edits.ts'
import { slugsOf } from '@foyer/shared/sites/page-slug.ts'
import { PAGE_WORDS } from '@foyer/shared/sites/page-words.ts'
import type { SiteContent, SiteLine } from './review-site.ts'

export { pathOfItem }

/** Whether the owner may word a line on the page; other lines are changed where they come from. */
export function canBeWorded(line: SiteLine): boolean {
  return isEditable(line)
}

/** Whether the page can do without a line, so that the owner may take it out. */
export function canBeTakenOut(line: SiteLine): boolean {
  return isOptional(line)
}

/** What a law or a board may ask of the owner's words: one sentence for each kind, with the words that it is about. */
export type Advice = { readonly kind: string; readonly claims: readonly string[]; readonly why: string }

/**
 * Returns the advice on typed words, each kind once, in the order of the words.
 *
 * @param content the site, whose city and state are no title: "Glen Burnie, MD"
 */
export function adviceOn(text: string, content: SiteContent): readonly Advice[] {
  const { city, region } = content.kind === 'full' ? content.entity : {}
  const found = typedClaims(text, city && region ? `${city}, ${region}` : '')
  return [...new Set(found.map(({ kind }) => kind))].map((kind) => ({
    kind,
    claims: found.filter((one) => one.kind === kind).map(({ claim }) => claim),
    why: CLAIM_REASONS[kind],
  }))
}

/** Returns the ids of the owner's words whose line is not on the page any more. */
export function homelessWords(composed: SiteContent, edits: SiteEdits): readonly string[] {
  return wordsWithoutPlace(composed, editsFromRow(edits))
}

/** The section that holds a kind of item. */
export function sectionOfAdded(kind: AddedKind): string {
  return SECTION_OF_ADDED[kind]
}

/** What the section is called that an item of a kind begins where the page has none. */
export function newSectionName(kind: AddedKind): string {
  const heads: { readonly [section: string]: readonly string[] } = ADDED_HEADS
  return heads[SECTION_OF_ADDED[kind]]?.[1] ?? ''
}

/** What a fact of the card that answers is called, by its part of the ids of lines. */
export function nameOfAnswer(about: string): string | undefined {
  const names: { readonly [about: string]: string } = ANSWER_WORDS
  return names[about]
}

/** What stands in an empty field of an item while its owner edits the page. */
export function blankOf(kind: AddedKind, field: string): string | undefined {
  return BLANKS[kind][field]
}

/** What stands greyed in the questions of a service and their answers: what people ask in such a field. */
export function askedOf(service: string, name: string, field: string | undefined): string | undefined {
  const part = /^(ask|answer)([123])$/.exec(name)
  const question = part && questionsFor(service, field)[Number(part[2]) - 1]
  return question ? (part?.[1] === 'ask' ? question.title : question.text) : undefined
}

/** The address that the page of an item gets now and keeps; `undefined` without a page, or with an address. */
export function keptSlug(id: string, added: Readonly<Record<string, Added>>): string | undefined {
  const paged = Object.entries(added).flatMap(([one, item]) =>
    hasOwnPage(item) && 'name' in item ? [{ id: one, name: item.name, kept: slugIn(item) }] : [],
  )
  const isNew = paged.some((one) => one.id === id && one.kept === undefined)
  return isNew ? slugsOf(paged).get(id) : undefined
}

/** Whether an item gets a page of its own with more words, and has none yet. */
export function mayHavePage(item: Added): boolean {
  return (item.kind === 'service' || item.kind === 'person') && !hasOwnPage(item)
}

/** The item for which a gap of the checklist offers a page; one of the owner's also while it has no name. */
export function pageItem(content: SiteContent, edits: SiteEdits, gapId: string): PageOffer | undefined {
  const [, id = ''] = gapId.split('/')
  const item = edits.added[id]
  if (item?.kind === 'service' || item?.kind === 'person') return { id, kind: item.kind, name: item.name }
  return pageOffer(content, gapId)
}

/** How many more words a service needs for a page of its own. */
export function wordsToPage(item: Extract<Added, { kind: 'service' }>): number {
  return Math.max(0, PAGE_WORDS - wordsOfService(item))
}

function slugIn(item: Added): string | undefined {
  return 'slug' in item ? item.slug : undefined
}
