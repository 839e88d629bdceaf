import type { SafeHtml } from '../../../html.ts'
import type { Item } from '../../../section-parts.ts'
import type { SectionOf } from '../../../sections.ts'
import { type AddedSection, addedList } from '../../../skeleton/added.ts'
import { cost } from '../../../skeleton/cost.ts'
import { PORTRAIT_SIZES } from '../../../skeleton/image.ts'
import { model, questions, values, visit, why } from '../../../skeleton/item-sections.ts'
import { section } from '../../../skeleton/section.ts'
import { services } from '../../../skeleton/services.ts'
import { portrait, story } from '../../../skeleton/story.ts'
import { characters } from '../../characters.ts'
import { forAdded, type Renderers } from '../../render-sections.ts'
import { uncharted } from '../art/chart.ts'
import { shoreline } from '../art/picture-contours.ts'
import { type Modern, picture } from './parts.ts'

/** The forms of the sections between the first screen and where; the words are those of all styles. */
export const MIDDLE: Renderers<[Modern]> = {
  values: renderValues,
  why: (part, all) =>
    why(part, { className: part.text.length > 3 && 'many-reasons', classOf: quoteSize }, all),
  story: renderStory,
  services: (part, all) => services(part, { form: all.layout.services }, all),
  visit: (part, all) => visit(part, {}, all),
  model: (part, all) => model(part, {}, all),
  cost: (part, all) => cost(part, {}, all),
  questions: (part, all) => questions(part, { className: 'band', titles: 'fold' }, all),
  ...forAdded((part: AddedSection, all: Modern) =>
    section(part, { className: 'band added' }, all, addedList(part, all.context)),
  ),
}

// One leads, or all stand alike.
function renderValues(part: SectionOf<'values'>, all: Modern): SafeHtml {
  const { layout } = all
  const { items } = part
  const leader = items.find(isLeader) ?? items[0]
  if (layout.values === 'pairs' || !leader)
    return values(part, { className: 'band field', form: 'pairs' }, all)
  const ordered = [leader, ...items.filter((item) => item !== leader)]
  const isWordy = layout.values === 'alone' && leader.title.text.length > 16
  const form = [layout.values, ordered.length > 4 && 'many', isWordy && 'wordy'].filter(Boolean).join(' ')
  const classOf = (item: Item) => (item === leader ? 'first' : '')
  return values({ ...part, items: ordered }, { className: 'band field', form, classOf }, all)
}

function isLeader({ title, text, isOwn }: Item): boolean {
  return isOwn && title.text.length <= 42 && characters([title, ...text]) <= 202
}

function quoteSize({ title, text, isOwn }: Item): string {
  const length = characters([title, ...text])
  return length > 320 ? 'small' : length > 110 || !isOwn ? 'middle' : ''
}

// The owner's words, sized by how many there are, beside the photo.
function renderStory(part: SectionOf<'story'>, all: Modern): SafeHtml {
  const { seed } = all.content
  const { wordCount } = part
  const beside = portrait(
    part,
    {
      sizes: PORTRAIT_SIZES,
      empty: picture(400, 500, uncharted(seed), 'middle'),
      behind: shoreline(seed),
    },
    all,
  )
  const size = wordCount > 260 ? 'long' : wordCount <= 60 ? 'brief' : 'usual'
  return story(part, { className: !beside && 'bare', size, beside }, all)
}
