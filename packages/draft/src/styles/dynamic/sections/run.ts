// The fields between the first screen and the contact.

import { html, ownMarkup, type SafeHtml } from '../../../html.ts'
import type { Item } from '../../../section-parts.ts'
import type { SectionOf } from '../../../sections.ts'
import { type AddedSection, addedList } from '../../../skeleton/added.ts'
import { cost } from '../../../skeleton/cost.ts'
import { PORTRAIT_SIZES } from '../../../skeleton/image.ts'
import { model, questions, values, visit, why } from '../../../skeleton/item-sections.ts'
import { section } from '../../../skeleton/section.ts'
import { hasMore, services } from '../../../skeleton/services.ts'
import { portrait, story } from '../../../skeleton/story.ts'
import type { Renderers } from '../../render-sections.ts'
import { forAdded } from '../../render-sections.ts'
import { motifArt } from '../art/small-art.ts'
import type { Field } from '../layout.ts'
import type { Parts } from './parts.ts'

const LARGE_TITLE = 34
const STATEMENT_WORDS = 14
const SHORT_STORY = 60
const LONG_STORY = 350
const MAX_BESIDE = 2

/** The ground and the form of each field; the words are those of all styles. */
export const RUN: Renderers<[Field, Parts]> = {
  values: (part, ground, parts) =>
    values(part, { className: `field ${ground} ${parts.layout.values}`, classOf: sizeOf }, parts),
  story: renderStory,
  why: (part, ground, parts) =>
    why(
      part,
      {
        className: `field ${ground}${isBrief(part) ? ' brief' : ''}`,
        classOf: ({ isOwn }) => (isOwn ? 'typed' : ''),
      },
      parts,
    ),
  services: (part, ground, parts) =>
    services(part, { className: `field ${ground}`, form: hasMore(part.items) ? 'treats' : 'run-on' }, parts),
  visit: (part, ground, parts) => visit(part, { className: `field ${ground}` }, parts),
  model: (part, ground, parts) =>
    model(part, { className: modelForm(part, ground), isWaysFirst: true }, parts),
  cost: (part, ground, parts) =>
    cost(part, { className: `field ${ground}${part.costs || part.insurances ? '' : ' alone'}` }, parts),
  questions: (part, ground, parts) => questions(part, { className: `field ${ground}` }, parts),
  ...forAdded(renderAdded),
}

function sizeOf({ isOwn, title }: Item): string {
  return isOwn && title.text.length <= LARGE_TITLE ? 'own' : ''
}

// The owner, in the owner's words.
function renderStory(part: SectionOf<'story'>, ground: Field, parts: Parts): SafeHtml {
  const { seed, colors, layout } = parts
  const { wordCount } = part
  const size = wordCount > LONG_STORY ? 'long' : wordCount < SHORT_STORY ? 'short' : 'usual'
  const motif = ownMarkup(motifArt(seed, colors, layout.name.lines.length))
  const beside =
    portrait(part, { sizes: PORTRAIT_SIZES, empty: motif }, parts) ??
    html`<div class="portrait">${motif}</div>`
  return story(part, { className: `field ${ground} about`, size, beside }, parts)
}

// The owner's few words stand as large as they go.
function isBrief({ text, own }: SectionOf<'why'>): boolean {
  const said = [...text, ...own.flatMap((item) => item.text)]
  const count = said.reduce((sum, line) => sum + line.text.split(/\s+/u).length, 0)
  return count < STATEMENT_WORDS && text.length + own.length === 1
}

// Two ways side by side, or one statement.
function modelForm({ terms, ways }: SectionOf<'model'>, ground: Field): string {
  if (ground === 'split') return 'field split'
  const count = ways.length + terms.length
  return `field ${ground} how${count > 0 && count <= MAX_BESIDE ? ' side' : ''}`
}

// What the owner put on the page: prices at the end of lanes, days as lanes, people and places in laps.
function renderAdded(part: AddedSection, ground: Field, parts: Parts): SafeHtml {
  return section(part, { className: `field ${ground} added` }, parts, addedList(part, parts.context))
}
