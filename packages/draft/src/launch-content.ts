import type { Content } from './content.ts'
import { type Gap, isGap, isLine, type Line } from './line.ts'
import type { Item } from './section-parts.ts'
import type { Section } from './sections.ts'

/** Why a content cannot be launched, in a sentence for the owner. */
export type LaunchRefusal = { readonly reason: 'unreachable'; readonly text: string }

/** A launch was asked for that is refused. */
export class LaunchRefused extends Error {
  override name = 'LaunchRefused'
  readonly refusal: LaunchRefusal

  constructor(refusal: LaunchRefusal) {
    super(refusal.text)
    this.refusal = refusal
  }
}

/** Returns why this content cannot be launched; `undefined` when it can. A proposal is for its owner alone. */
export function launchRefusal(content: Content): LaunchRefusal | undefined {
  if (content.kind === 'proposal') return undefined
  const contact = content.sections.find((section) => section.kind === 'contact')
  if (isLine(contact?.phone) || contact?.email || contact?.booking) return undefined
  return {
    reason: 'unreachable',
    text: 'Add a phone number, an email address or a booking link first, so that patients can reach you.',
  }
}

/**
 * Returns the content of a launch: without gaps, unconfirmed suggestions, and sections that are empty without them.
 */
export function launchContent<Any extends Content>(content: Any): Any {
  return withoutParts({ ...content, missing: [] }, (part) => isGap(part) || part.standing === 'suggested')
}

/** Returns the content of a draft as others than its owner see it: without gaps, and sections that are empty without them. */
export function visitContent<Any extends Content>(content: Any): Any {
  return withoutParts({ ...content, missing: [] }, isGap)
}

/** A content without the notices whose last day is before a day, as `2026-12-24`. */
export function withoutPastNotices(content: Content, today: string): Content {
  if (content.kind === 'proposal') return content
  const sections = content.sections.flatMap((section): Section[] => {
    if (section.kind !== 'news') return [section]
    const items = section.items.filter(({ until }) => until === undefined || until >= today)
    return items.length > 0 ? [{ ...section, items }] : []
  })
  return { ...content, sections }
}

/**
 * A content without some of its lines and gaps, and without the items and sections that are nothing without them.
 * An item goes with its title, or with its last sentence unless the owner gave the title.
 */
export function withoutParts<Any extends Content>(
  content: Any,
  isLeftOut: (part: Line | Gap) => boolean,
): Any {
  const kept = walk(content, isLeftOut) as Any
  const sections = kept.sections
    .map(withoutBareItems)
    .filter((section) => !isEmpty(section)) as Any['sections']
  return { ...kept, sections: withoutDeadEnds(sections) }
}

/** Sections without the second link of a hero when it leads to one that is not among them. */
export function withoutDeadEnds<Sections extends Content['sections']>(sections: Sections): Sections {
  return sections.map((section) => {
    if (section.kind !== 'hero' || !section.second?.href.startsWith('#')) return section
    const { second, ...hero } = section
    return sections.some(({ kind }) => `#${kind}` === second.href) ? section : hero
  }) as Sections
}

// A way to be seen that says no more than its name, and a notice without an address, look unfinished.
function withoutBareItems(section: Content['sections'][number]): Content['sections'][number] {
  if (section.kind === 'model')
    return { ...section, ways: section.ways.filter(({ text }) => text.length > 0) }
  if (section.kind === 'visit') return { ...section, steps: section.steps.length > 1 ? section.steps : [] }
  if (section.kind === 'values') return { ...section, items: withoutBareValues(section.items) }
  if (section.kind === 'questions')
    return { ...section, items: section.items.filter(({ text }) => text.length > 0) }
  if (section.kind !== 'notices') return section
  return { ...section, items: section.items.filter(({ href, gap, text }) => href || gap || text) }
}

// "Expertise" alone says nothing, and so does "Expertise" beside "Within reach". What the owner typed stays.
function withoutBareValues(items: readonly Item[]): Item[] {
  return items.filter(({ text, isOwn }) => isOwn || text.length > 0)
}

function walk(value: unknown, isLeftOut: (part: Line | Gap) => boolean): unknown {
  if (isLine(value) || isGap(value)) return isLeftOut(value) ? undefined : value
  if (Array.isArray(value))
    return value.map((item) => walk(item, isLeftOut)).filter((item) => item !== undefined)
  if (typeof value !== 'object' || value === null) return value
  const before = value as Record<string, unknown>
  const after: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(before)) {
    const kept = walk(part, isLeftOut)
    if (kept !== undefined) after[key] = kept
  }
  return isNothing(before, after) ? undefined : after
}

function isNothing(before: Record<string, unknown>, after: Record<string, unknown>): boolean {
  if ('title' in before && !('title' in after)) return true
  if (!('isOwn' in before) || !Array.isArray(after.text) || !Array.isArray(before.text)) return false
  const lostAll = before.text.length > 0 && after.text.length === 0
  return lostAll && isLine(after.title) && after.title.standing !== 'given'
}

// What a section cannot do without: any one of these is enough.
const SUBSTANCE: Readonly<Record<string, readonly string[]>> = {
  answers: ['cells', 'gap'],
  visit: ['steps'],
  story: ['paragraphs', 'gap', 'photo'],
  values: ['items'],
  why: ['text', 'own'],
  services: ['items', 'offers'],
  questions: ['items'],
  notices: ['items'],
  changes: ['areas'],
  where: ['office', 'states'],
  cost: ['costs', 'insurances', 'estimate'],
}

function isEmpty(section: Content['sections'][number]): boolean {
  const keys = SUBSTANCE[section.kind]
  const parts = section as unknown as Readonly<Record<string, unknown>>
  return keys?.every((key) => isBlank(parts[key])) ?? false
}

function isBlank(part: unknown): boolean {
  return part === undefined || (Array.isArray(part) && part.length === 0)
}
