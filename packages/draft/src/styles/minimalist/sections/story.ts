import { html, type SafeHtml } from '../../../html.ts'
import { isGap } from '../../../line.ts'
import { portraitOf } from '../../../pictures-in.ts'
import type { SectionOf } from '../../../sections.ts'
import { image } from '../../../skeleton/image.ts'
import { heading, paragraphsOf, quotation, signature } from '../../../skeleton/skeleton.ts'
import { TO_ADD } from '../../../words/page-words.ts'
import { blank, type Minimalist } from './parts.ts'

/**
 * Up to so many words a story is all voice; up to so many it is one step smaller; beyond, only its first paragraph.
 */
const allVoice = 90
const mediumVoice = 260

/** Renders the owner's words in the column, signed; the name and the photo stand in the margin. */
export function renderStory(story: SectionOf<'story'>, { context, rule }: Minimalist): SafeHtml {
  const { paragraphs, wordCount, signature: signed, gap, photo } = story
  const size =
    wordCount <= allVoice
      ? 'large'
      : wordCount <= mediumVoice
        ? 'medium'
        : paragraphs.length === 1
          ? 'first one'
          : 'first'
  const frame =
    isGap(photo) &&
    html`
      <figure class="frame" data-gap="${photo.gap}">
        <div class="photo"></div>
        <figcaption class="note">${TO_ADD} ${photo.label}. ${photo.advice}</figcaption>
      </figure>
    `
  const portrait = portraitOf(story)
  const told = story.isQuotation
    ? html`<div class="story">${quotation(story, context)}</div>`
    : paragraphs.length > 0
      ? html`
          <div class="story ${size}">${paragraphsOf(paragraphs, context)}${signature(signed, context)}</div>
        `
      : gap && html`<div class="story">${blank(gap)}</div>`
  return html`
    <div class="band">
      ${
        portrait
          ? html`
            <div class="rule plain stands">
              <div>${image({ slot: 'portrait', picture: portrait, sizes: '240px' }, context)}</div>
            </div>
          `
          : rule(200)
      }
      <section id="story" aria-labelledby="h-story">
        <div class="row about">
          <div>${heading('story', story.heading, context)}${frame}</div>
          ${told}
        </div>
      </section>
    </div>
  `
}
