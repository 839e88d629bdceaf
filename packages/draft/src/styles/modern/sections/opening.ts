import { html, type SafeHtml } from '../../../html.ts'
import { type SectionOf, sectionOf } from '../../../sections.ts'
import { hasAnswers } from '../../../skeleton/answers.ts'
import { facesOf, firstScreen } from '../../../skeleton/first-screen.ts'
import type { Header } from '../../../skeleton/site-header.ts'
import { factList, steadyName, steadyWords } from '../../../skeleton/skeleton.ts'
import { artField } from '../../art-field.ts'
import { asOnPage } from '../../section-groups.ts'
import { chart, mark } from '../art/chart.ts'
import { shore } from '../art/shore.ts'
import { modernGroups } from '../layout.ts'
import { type Modern, picture } from './parts.ts'

// Sections that the menu may name, in the order in which it does.
const MENU = ['story', 'visit', 'cost', 'where', 'questions'] as const
const MENU_LENGTH = 4

/** The mark with the name, the menu and the action. */
export function headerOf(hero: SectionOf<'hero'>, { content, context }: Modern): Header {
  const named = MENU.flatMap((kind) => sectionOf(content.sections, kind) ?? []).slice(0, MENU_LENGTH)
  const entries = asOnPage(named, content, modernGroups(content))
  return {
    hero,
    said: steadyWords([hero.name], context),
    mark: picture(32, 32, mark(content.seed)),
    entries,
    brandClass: [...hero.name.text].length > 34 ? 'long' : '',
  }
}

const CHARTS = {
  coast: { width: 800, height: 900, land: 'left', gap: 64, ground: 0 },
  flood: { width: 800, height: 900, land: 'left', gap: 64, ground: 4 },
  strait: { width: 1440, height: 520, land: 'below', gap: 82, ground: 0 },
} as const

/** The first screen: the name beside, under or on the chart, or beside the faces; what else is known is below it. */
export function renderHero(hero: SectionOf<'hero'>, modern: Modern): SafeHtml {
  const { content, context, layout } = modern
  const field = hero.facts.find(({ about }) => about === 'field')?.value
  const hasFaces = facesOf(hero).length > 0
  const name = steadyName(hero.name, context)
  const look = hasFaces
    ? { hero, name, art: shore(content.seed) }
    : { hero, name, art: chartOf(modern), className: `${layout.hero}${nameClass(modern)}`, field }
  return html`
    ${firstScreen(look, context)}
    ${!hasAnswers(content.sections) && factList(hero, context, hasFaces ? ['person'] : ['field', 'person'])}
  `
}

function nameClass({ content, layout }: Modern): string {
  if (layout.isLongName) return ' long-name'
  return [...content.subject.name].length <= 14 ? ' brief-name' : ''
}

function chartOf({ content, layout }: Modern): SafeHtml {
  const { width, height, ...options } = CHARTS[layout.hero]
  const place = content.subject.hasOffice ? content.entity.city : undefined
  const shapes = chart(content.seed, artField(content.subject), { width, height, ...options, place })
  return picture(width, height, shapes, layout.hero === 'strait' ? 'middle' : 'right')
}
