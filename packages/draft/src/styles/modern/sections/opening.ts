import { html, link, type SafeHtml } from '../../../html.ts'
import type { Line } from '../../../line.ts'
import { type SectionOf, sectionOf } from '../../../sections.ts'
import { hasAnswers } from '../../../skeleton/answers.ts'
import { faceHero, facesOf } from '../../../skeleton/face-hero.ts'
import { brand } from '../../../skeleton/image.ts'
import { factList, menu, setLine, steady, steadyWords } from '../../../skeleton/skeleton.ts'
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
export function renderTop(hero: SectionOf<'hero'>, { content, context }: Modern): SafeHtml {
  const named = MENU.flatMap((kind) => sectionOf(content.sections, kind) ?? []).slice(0, MENU_LENGTH)
  const entries = asOnPage(named, content, modernGroups(content))
  const { name, action } = hero
  const size = [...name.text].length > 34 ? 'brand long' : 'brand'
  return html`
    <header class="top">
      <div class="row">
        <a class="${size}" href="${context.home || '#main'}">
          ${brand(hero, steadyWords([name], context), context, picture(32, 32, mark(content.seed)))}
        </a>
        ${menu(entries, context)}
        ${link(action.href, steadyWords([action.label], context), 'go')}
      </div>
    </header>
  `
}

const CHARTS = {
  coast: { width: 800, height: 900, land: 'left', gap: 64, ground: 0 },
  flood: { width: 800, height: 900, land: 'left', gap: 64, ground: 4 },
  strait: { width: 1440, height: 520, land: 'below', gap: 82, ground: 0 },
} as const

/** The first screen: the name beside, under or on the chart. */
export function renderHero(hero: SectionOf<'hero'>, modern: Modern): SafeHtml {
  const { content, context, layout } = modern
  const { name, person, lede, how, facts, action, second } = hero
  if (facesOf(hero).length > 0)
    return html`
      ${faceHero({ hero, name: steady(name.text, nameWords(name, context)), art: shore(content.seed) }, context)}
      ${!hasAnswers(content.sections) && factList(hero, context, ['person'])}
    `
  const field = facts.find(({ about }) => about === 'field')?.value
  const options = CHARTS[layout.hero]
  const place = content.subject.hasOffice ? content.entity.city : undefined
  const shapes = chart(content.seed, artField(content.subject), { ...options, place })
  const size = layout.isLongName ? 'long' : [...name.text].length <= 14 ? 'huge' : 'short'
  return html`
    <section class="hero ${layout.hero}" id="hero">
      <div class="chart">
        ${picture(options.width, options.height, shapes, layout.hero === 'strait' ? 'middle' : 'right')}
      </div>
      <div class="say">
        <h1 class="${size}">${steady(name.text, nameWords(name, context))}</h1>
        <div class="lead">
          ${
            (field || person) &&
            html`
            <p class="who">
              ${field && steadyWords([field], context)} ${person && steadyWords([person], context)}
            </p>
          `
          }
          <p>${steadyWords([lede], context)}</p>
          ${how && html`<p>${steadyWords([how], context)}</p>`}
          <p class="acts">
            ${link(action.href, steadyWords([action.label], context), 'go')}
            ${second && link(second.href, steadyWords([second.label], context), 'more')}
          </p>
        </div>
      </div>
    </section>
    ${!hasAnswers(content.sections) && factList(hero, context, ['field', 'person'])}
  `
}

// A short word with a hyphen stays on one line.
function nameWords(name: Line, context: Modern['context']): SafeHtml {
  const parts = name.text.split(' ')
  const set = parts.map((part, index) => {
    const isKept = part.includes('-') && part.length < 18
    return html`
      ${index > 0 && ' '}
      ${isKept ? html`<span class="nb">${part}</span>` : part}
    `
  })
  return setLine(name, name.typed ? html`<bdi>${set}</bdi>` : html`${set}`, context)
}
