import type { SafeHtml } from '../../../html.ts'
import type { Item } from '../../../section-parts.ts'
import type { SectionOf } from '../../../sections.ts'
import { type AddedSection, addedList } from '../../../skeleton/added.ts'
import { cost } from '../../../skeleton/cost.ts'
import { model, questions, values, visit, why } from '../../../skeleton/item-sections.ts'
import { section } from '../../../skeleton/section.ts'
import { services } from '../../../skeleton/services.ts'
import { portrait, story } from '../../../skeleton/story.ts'
import { placeOf, where } from '../../../skeleton/where.ts'
import { characters } from '../../characters.ts'
import { forAdded, type Renderers } from '../../render-sections.ts'
import { emptyWindow, hem, tileMap, turnedWindow } from '../art/small-pictures.ts'
import type { Professional } from './parts.ts'

/** Own reasons with more letters are set as text. */
const LONG_REASON = 260
/** More states stand in columns. */
const MANY_STATES = 8
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
function renderWhere(part: SectionOf<'where'>, all: Professional): SafeHtml {
  const { office, states } = part
  const isMany = states.length > MANY_STATES
  return where(
    part,
    {
      className: states.length === 0 && 'alone',
      order: isMany
        ? ['place', ['office', 'video'], 'art', 'states']
        : ['place', ['office', 'video', 'states'], 'art'],
      place: placeOf(part, all),
      list: isMany ? 'many' : states.length === 1 && !office ? 'sole' : '',
      isSummed: true,
      art: states.length > 0 && tileMap(states.map(({ code }) => code)),
    },
    all,
  )
}
