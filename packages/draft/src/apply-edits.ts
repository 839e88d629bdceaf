import { SECTION_OF_ADDED } from './added-item.ts'
import { redescribed } from './compose/metadata.ts'
import type { Content, FullContent } from './content.ts'
import type { Edits } from './edits.ts'
import { withoutDeadEnds } from './launch-content.ts'
import { isLine, type Line } from './line.ts'
import { linesOf } from './lines-of.ts'
import { withPageOffers } from './page-offers.ts'
import { putAdded } from './put-added.ts'
import { putPictures } from './put-pictures.ts'
import { withSafety } from './safety.ts'
import { heroOf, type Section, sectionOf } from './sections.ts'

// Facts that stand elsewhere as well: the state in the address of a search result, the name of a notice or of a site; and
// what was added, which is kept with its item.
const FACTS =
  /^(emergency$|crisis$|hero\/fact-place\/value$|metadata\/|notices\/|footer\/|contact\/place$|answers\/|where\/(office\/zip$|states\/(?!title$))|[a-z]+\/add-)/
const HEADS = /\/(label|heading)$/
const SENTENCE = /\/((text|usual)-\d+|more)$/

/**
 * Whether the owner may word a line on the page. Names, typed details and what the law wants said are changed where they
 * come from, once for all places.
 */
export function isEditable({ id, typed, sources }: Line): boolean {
  if (FACTS.test(id)) return false
  return !sources.some((source) => {
    if (source.from === 'profile') return true
    if (source.from === 'rule') return source.rule !== 'plain-page' && !HEADS.test(id)
    return source.from === 'detail' && typed === true && !isProse(source.field)
  })
}

/** Whether the page can do without a line: one of the sentences that we say of something. The law's own cannot go. */
export function isOptional(line: Line): boolean {
  return SENTENCE.test(line.id) && isEditable(line) && !line.typed
}

function isProse(field: string): boolean {
  return field === 'storyAnswers' || field === 'passages'
}

/**
 * Puts the owner's words, added items, pictures, order and hidden sections into a composed content. An edited line is given, typed
 * and the owner's; words without their line are left out. A proposal is not edited. Twice is once, and without edits the
 * content is returned as it is.
 *
 * @param blanks `with-blanks` for the editor: empty fields of added items hold what belongs there
 */
export function applyEdits(
  content: Content,
  { words, order, hidden, added, pictures }: Edits,
  blanks?: 'with-blanks',
): Content {
  if (
    content.kind === 'proposal' ||
    words.size + order.length + hidden.size + added.length + pictures.size === 0
  )
    return content
  const seen = added.filter(({ kind }) => !hidden.has(SECTION_OF_ADDED[kind]))
  const whole = putPictures(added.length > 0 ? putAdded(content, seen, blanks) : content, pictures)
  const said = worded(whole.sections, words)
  const shown = withoutDeadEnds(said.filter(({ kind }) => !hidden.has(kind)))
  return withPageOffers(
    withSafety({
      ...whole,
      metadata: describedBy(content, said, words),
      ...(order.length > 0 && { order: [...order] }),
      sections: shown.map((section) => (section.kind === 'story' ? counted(section) : section)),
    }),
  )
}

/** Returns the ids of the owner's words whose line is not on the page any more, in no order. */
export function wordsWithoutPlace(composed: Content, { words, added }: Edits): readonly string[] {
  const whole = composed.kind === 'full' && added.length > 0 ? putAdded(composed, added) : composed
  const places = new Set(
    linesOf(whole.sections)
      .filter(isEditable)
      .map(({ id }) => id),
  )
  return [...words.keys()].filter((id) => !places.has(id))
}

function worded<Part>(value: Part, words: Edits['words']): Part {
  if (isLine(value)) {
    const line: Line = value
    const text = words.get(line.id)
    if (text === undefined || !isEditable(line)) return value
    const own: Line = { id: line.id, text, standing: 'given', sources: [{ from: 'owner' }], typed: true }
    return own as Part
  }
  if (Array.isArray(value)) return value.map((part) => worded(part, words)) as Part
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, worded(part, words)])) as Part
}

// The size of a story follows its length.
function counted(story: Extract<Section, { kind: 'story' }>): Section {
  const wordCount = story.paragraphs.flatMap(({ text }) => text.split(/\s+/u)).length
  return { ...story, wordCount }
}

// Search results show the first two sentences.
function describedBy(
  { metadata, sections }: FullContent,
  said: readonly Section[],
  words: Edits['words'],
): FullContent['metadata'] {
  const hero = sectionOf(said, 'hero')
  if (!hero || !words.has(hero.lede.id)) return metadata
  const text = redescribed(metadata.description.text, heroOf(sections).lede.text, hero.lede.text)
  return { ...metadata, description: { ...metadata.description, text } }
}
