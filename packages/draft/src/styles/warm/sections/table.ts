import { html, type SafeHtml } from '../../../html.ts'
import type { Item } from '../../../section-parts.ts'
import type { SectionOf } from '../../../sections.ts'
import { type AddedSection, addedList } from '../../../skeleton/added.ts'
import { cost } from '../../../skeleton/cost.ts'
import { model, questions, values, visit, why } from '../../../skeleton/item-sections.ts'
import { section } from '../../../skeleton/section.ts'
import { hasMore, services } from '../../../skeleton/services.ts'
import { portrait, story } from '../../../skeleton/story.ts'
import { characters } from '../../characters.ts'
import { forAdded, type Renderers } from '../../render-sections.ts'
import { leftBeside, sprig } from '../art/small-pictures.ts'
import { isLongValue, type ValuesForm } from '../layout.ts'
import { picture, type Warm } from './parts.ts'

/** Up to this many words, all of a story is set large. */
const LARGE_STORY = 170
/** From this many characters on, a plate's words are set one step smaller. */
const FULL_PLATE = 76
const LONG_REASON = 120
const MANY_SERVICES = 12

/** The forms of the sections on and below the table; the words are those of all styles. */
export const TABLE: Renderers<[Warm]> = {
  story: renderLetter,
  why: (part, warm) => {
    const leaf = picture('0 0 300 440', sprig(warm.seed, warm.palette))
    const before = html`<div class="why-leaf">${leaf}</div>`
    return why(part, { before, classOf: ({ text }) => (characters(text) > LONG_REASON ? 'long' : '') }, warm)
  },
  services: (part, warm) => services(part, { form: servicesForm(part) }, warm),
  visit: (part, warm) => visit(part, { titles: 'runIn' }, warm),
  model: (part, warm) => model(part, { titles: 'runIn' }, warm),
  cost: (part, warm) => cost(part, {}, warm),
  questions: (part, warm) => questions(part, {}, warm),
  ...forAdded((part: AddedSection, warm: Warm) =>
    section(part, { className: 'wall' }, warm, addedList(part, warm.context)),
  ),
}

// A menu where something is said of the dishes; else their names run on between leaves.
function servicesForm({ items }: SectionOf<'services'>): string {
  if (hasMore(items)) return 'dishes'
  return items.length > MANY_SERVICES ? 'flow full' : 'flow'
}

/**
 * How a letter is set: all large, with a large first paragraph, as one paragraph, as a card with a quotation, or as ruled
 * paper with a gap.
 */
export type LetterForm = 'large' | 'text' | 'one' | 'quotation' | 'lines'

export function letterForm({ paragraphs, wordCount, isQuotation }: SectionOf<'story'>): LetterForm {
  if (paragraphs.length === 0) return 'lines'
  if (isQuotation) return 'quotation'
  if (wordCount <= LARGE_STORY) return 'large'
  return paragraphs.length === 1 ? 'one' : 'text'
}

// The owner's words on a sheet of paper, signed, with the photo and fruit beside it.
function renderLetter(part: SectionOf<'story'>, warm: Warm): SafeHtml {
  const size = letterForm(part) === 'large' ? 'set-large' : 'set-text'
  const photo = portrait(part, { sizes: '(max-width: 62rem) 170px, 230px' }, warm)
  const fruit = picture('0 0 260 200', leftBeside(warm.seed, warm.palette))
  return story(part, { size, after: html`<div class="beside-letter">${photo}${fruit}</div>` }, warm)
}

/** Renders what the practice promises, on plates and platters or on one note. */
export function renderValues(part: SectionOf<'values'>, form: ValuesForm, warm: Warm): SafeHtml {
  const isNote = form === 'note'
  return values(
    part,
    {
      className: `n${part.items.length}${isNote ? ' noted' : ''}`,
      form: isNote ? 'note' : 'plates',
      classOf: isNote ? ({ isOwn }) => (isOwn ? 'own' : '') : plateOf,
    },
    warm,
  )
}

function plateOf(item: Item): string {
  const { title, text, isOwn } = item
  return [
    'plate',
    isOwn && 'own',
    isLongValue(item) && 'long',
    characters([title, ...text]) > FULL_PLATE && 'tight',
  ]
    .filter(Boolean)
    .join(' ')
}
