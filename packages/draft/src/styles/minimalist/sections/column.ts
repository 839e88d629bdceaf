import { html, type SafeHtml } from '../../../html.ts'
import { isGap } from '../../../line.ts'
import type { Item } from '../../../section-parts.ts'
import type { SectionOf } from '../../../sections.ts'
import { cost } from '../../../skeleton/cost.ts'
import { model, questions, values, visit, why } from '../../../skeleton/item-sections.ts'
import { hasMore, services } from '../../../skeleton/services.ts'
import { portrait, story } from '../../../skeleton/story.ts'
import { characters } from '../../characters.ts'
import { forAdded, type Renderers } from '../../render-sections.ts'
import type { ValuesForm } from '../layout.ts'
import { offerRows, renderAdded } from './added.ts'
import type { Minimalist } from './parts.ts'

/** Own words with more characters are set as text, not as voice. */
const MOST_VOICE = 160
const MANY_SERVICES = 8
/**
 * Up to so many words a story is all voice; up to so many it is one step smaller; beyond, only its first paragraph.
 */
const ALL_VOICE = 90
const MEDIUM_VOICE = 260

/** The forms of what stands between the lines: names in the margin, sentences in the column. */
export const COLUMN: Renderers<[Minimalist]> = {
  story: renderStory,
  why: (part, page) => why(part, { classOf: voiced }, page),
  values: (part, page) => renderValues(part, page.layout.values, page),
  visit: (part, page) => visit(part, { titles: 'runIn' }, page),
  services: renderServices,
  model: (part, page) => model(part, {}, page),
  cost: (part, page) => cost(part, {}, page),
  questions: (part, page) => questions(part, {}, page),
  ...forAdded(renderAdded),
}

function renderStory(part: SectionOf<'story'>, page: Minimalist): SafeHtml {
  const { wordCount, paragraphs, photo } = part
  const rest = paragraphs.length === 1 ? 'first one' : 'first'
  const size = wordCount <= ALL_VOICE ? 'large' : wordCount <= MEDIUM_VOICE ? 'medium' : rest
  const empty = html`<div class="photo"></div>`
  // A portrait stands on the line above.
  const margin = isGap(photo) ? portrait(part, { sizes: '240px', empty }, page) : undefined
  return story(part, { size, margin }, page)
}

// The owner's own words are voice, unless they are long.
function voiced({ isOwn, text }: Item): string {
  return isOwn && characters(text) <= MOST_VOICE ? 'voiced' : ''
}

function renderValues(part: SectionOf<'values'>, form: ValuesForm, page: Minimalist): SafeHtml {
  if (form === 'pairs') return values(part, { form, classOf: voiced, isLabelled: true }, page)
  return values(part, { className: 'beside', form, classOf: form === 'stack' ? voiced : () => '' }, page)
}

function renderServices(part: SectionOf<'services'>, page: Minimalist): SafeHtml {
  const { items, offers } = part
  const form = items.length > MANY_SERVICES && !hasMore(items) ? 'seen two' : 'seen'
  const rows = offers && html`${offerRows(offers, page.context)}`
  return services(part, { form, titles: 'runIn', offers: rows }, page)
}
