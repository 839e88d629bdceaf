import { html, type SafeHtml } from '../../../html.ts'
import { isGap } from '../../../line.ts'
import type { Item, SectionOf } from '../../../sections.ts'
import { image } from '../../../skeleton/image.ts'
import {
  gap,
  heading,
  paragraphsOf,
  quotation,
  sentences,
  signature,
  words,
} from '../../../skeleton/skeleton.ts'
import { leftBeside } from '../art/small-pictures.ts'
import { characters, isLongValue, type ValuesForm } from '../layout.ts'
import { picture, type Warm } from './parts.ts'

/** Up to this many words, all of a story is set large. */
const largeStory = 170
/** From this many characters on, a plate's words are set one step smaller. */
const fullPlate = 76

/**
 * How a letter is set: all large, with a large first paragraph, as one paragraph, as a card with a quotation, or as ruled
 * paper with a gap.
 */
export type LetterForm = 'large' | 'text' | 'one' | 'quotation' | 'lines'

export function letterForm({ paragraphs, wordCount, isQuotation }: SectionOf<'story'>): LetterForm {
  if (paragraphs.length === 0) return 'lines'
  if (isQuotation) return 'quotation'
  if (wordCount <= largeStory) return 'large'
  return paragraphs.length === 1 ? 'one' : 'text'
}

/** Renders the letter: the owner's words on a sheet of paper, signed, with the photo and fruit beside it. */
export function renderLetter(story: SectionOf<'story'>, warm: Warm): SafeHtml {
  const { context, seed, palette } = warm
  const { paragraphs, signature: signed, gap: missing, photo } = story
  const size = letterForm(story) === 'large' ? 'set-large' : 'set-text'
  const letter = story.isQuotation
    ? quotation(story, context)
    : paragraphs.length > 0
      ? html`
          <div class="story ${size}">${paragraphsOf(paragraphs, context)}</div>
          ${signature(signed, context)}
        `
      : missing && html`<div class="lines">${gap(missing)}</div>`
  const frame =
    photo &&
    html`
      <div class="photo">
        ${
          isGap(photo)
            ? gap(photo)
            : image({ slot: 'portrait', picture: photo, sizes: '(max-width: 62rem) 170px, 230px' }, context)
        }
      </div>
    `
  return html`
    <section class="letter-row" id="story" aria-labelledby="h-story">
      <div class="sheet">
        ${heading('story', story.heading, context)}${letter}
      </div>
      <div class="beside-letter">${frame}${picture('0 0 260 200', leftBeside(seed, palette))}</div>
    </section>
  `
}

/** Renders what the practice promises, on plates and platters or on one note. */
export function renderValues(values: SectionOf<'values'>, form: ValuesForm, warm: Warm): SafeHtml {
  const { items } = values
  const legend = warm.legend(items.flatMap(({ text }) => text))
  const isNote = form === 'note'
  return html`
    <section class="values n${items.length}${isNote && ' noted'}" id="values" aria-labelledby="h-values">
      ${heading('values', values.heading, warm.context)}
      <ul class="${isNote ? 'note' : 'plates'}">
        ${items.map((item) => renderValue(item, isNote, warm))}
      </ul>
      ${legend}
    </section>
  `
}

function renderValue(item: Item, isNote: boolean, { context }: Warm): SafeHtml {
  const { title, text, isOwn } = item
  const classes = [
    !isNote && 'plate',
    isOwn && 'own',
    !isNote && isLongValue(item) && 'long',
    !isNote && characters([title, ...text]) > fullPlate && 'tight',
  ].filter(Boolean)
  return html`
    <li class="${classes.join(' ')}">
      <h3>${words(title, context)}</h3>
      ${text.length > 0 && html`<p>${sentences(text, context)}</p>`}
    </li>
  `
}
