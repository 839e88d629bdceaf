import { html, type SafeHtml } from '../../../html.ts'
import type { Item, SectionOf } from '../../../sections.ts'
import { type AddedSection, addedList } from '../../../skeleton/added.ts'
import { cost } from '../../../skeleton/cost.ts'
import { image, PLACE_SIZES } from '../../../skeleton/image.ts'
import { model, questions, values, visit, why } from '../../../skeleton/item-sections.ts'
import { section } from '../../../skeleton/section.ts'
import { services } from '../../../skeleton/services.ts'
import { mapOf, slot, words } from '../../../skeleton/skeleton.ts'
import { portrait, story } from '../../../skeleton/story.ts'
import { characters } from '../../characters.ts'
import { forAdded, type Renderers } from '../../render-sections.ts'
import { emptyWindow, hem, tileMap, turnedWindow } from '../art/small-pictures.ts'
import type { Professional } from './parts.ts'

/** Own reasons with more letters are set as text. */
const LONG_REASON = 260
const VALUES = { columns: 'abreast', single: 'ledger single', ledger: 'ledger' } as const

/** The forms of the entries between the title page and the contact; the words are those of all styles. */
export const RECORD: Renderers<[Professional]> = {
  story: renderStory,
  values: (part, all) => values(part, { form: VALUES[all.layout.values] }, all),
  why: (part, all) =>
    why(part, { className: 'plate-row', before: hem(all.content.seed), classOf: sizeOf }, all),
  services: (part, all) => services(part, { form: all.layout.services }, all),
  visit: (part, all) => visit(part, {}, all),
  model: (part, all) => model(part, {}, all),
  cost: (part, all) => cost(part, {}, all),
  where: renderWhere,
  questions: (part, all) => questions(part, {}, all),
  ...forAdded((part: AddedSection, all: Professional) =>
    section(part, {}, all, addedList(part, all.context)),
  ),
}

function sizeOf({ text }: Item): string {
  return characters(text) > LONG_REASON ? 'much' : ''
}

// The owner's words, set by how many there are, with the window for a photo in the margin.
function renderStory(part: SectionOf<'story'>, all: Professional): SafeHtml {
  const margin = portrait(part, { sizes: '200px', empty: emptyWindow(), front: turnedWindow() }, all)
  return story(part, { size: storySize(part), margin }, all)
}

function storySize({ paragraphs, wordCount }: SectionOf<'story'>): string {
  const [first] = paragraphs
  if (wordCount <= 90) return 'short'
  const lettrine = /^\p{Script=Latin}/u.test(first?.text ?? '') ? ' lettrine' : ''
  if (wordCount <= 170) return `one${lettrine}`
  if (wordCount <= 400) return `two${lettrine}`
  const isStandfirst = paragraphs.length > 2 && (first?.text.length ?? 0) <= 340
  return isStandfirst ? 'long standfirst' : `long${lettrine}`
}

// The office with its city as the largest words of the page, and the states as tiles.
function renderWhere(where: SectionOf<'where'>, professional: Professional): SafeHtml {
  const { context } = professional
  const { office, video, statesTitle, states, allStates, picture } = where
  const isMany = states.length > 8
  const isOne = states.length === 1 && !office
  const list = html`
    <ul class="states">
      ${states.map(({ name }) => html`<li>${words(name, context)}</li>`)}
    </ul>
  `
  const titled =
    states.length > 0 &&
    html`
      ${statesTitle && html`<h3>${words(statesTitle, context)}</h3>`}
      ${allStates && html`<p class="zip name">${words(allStates, context)}</p>`}
      ${isOne ? states.map(({ name }) => html`<p class="zip name">${words(name, context)}</p>`) : list}
    `
  const body = html`
    ${
      picture &&
      html`
      <figure class="place">
        <div class="print">${image({ slot: 'place', picture, sizes: PLACE_SIZES }, context)}</div>
      </figure>
    `
    }
    <div class="whereabouts${states.length === 0 ? ' alone' : ''}">
      <div>
        ${
          office &&
          html`
          <h3>${words(office.title, context)}</h3>
          ${slot(office.address, context)}
          <p class="zip">${words(office.zip, context)}</p>
          ${mapOf(office, context)}
          ${office.hours && html`<p>${words(office.hours, context)}</p>`}
        `
        }
        ${
          video &&
          html`
          <div class="by-video">
            <h3>${words(video.title, context)}</h3>
            <p>${words(video.rule, context)}</p>
          </div>
        `
        }
        ${!isMany && titled}
      </div>
      ${states.length > 0 && tileMap(states.map(({ code }) => code))}
      ${isMany && html`<div class="many">${titled}</div>`}
    </div>
  `
  return section(where, {}, professional, body)
}
