import type { FullContent } from '../../../content.ts'
import { drawing, html, link, ownMarkup, type SafeHtml } from '../../../html.ts'
import type { Line } from '../../../line.ts'
import type { Section, SectionKind, SectionOf } from '../../../sections.ts'
import { seededRandom } from '../../../seed/seeded-random.ts'
import { faceHero, facesOf } from '../../../skeleton/face-hero.ts'
import { brand } from '../../../skeleton/image.ts'
import { factList, menu, setLine, steady, steadyWords, words } from '../../../skeleton/skeleton.ts'
import type { ArtField } from '../../art-field.ts'
import { faceScene, heroLine, heroVisit } from '../art/line-pictures.ts'
import type { MinimalistLayout } from '../layout.ts'
import type { Minimalist } from './parts.ts'

const anchored: readonly SectionKind[] = ['story', 'services', 'cost', 'questions']
const wideWord = 13
const compactWord = 10

/** Renders the header: the person, or the practice where it is named for the person, four anchors and the action. */
export function renderTop(
  hero: SectionOf<'hero'>,
  sections: readonly Section[],
  { person, isNamedForPerson }: FullContent['subject'],
  { context }: Minimalist,
): SafeHtml {
  const field = hero.facts.find(({ about }) => about === 'field')?.value
  const isPerson = person !== undefined && person !== '' && !isNamedForPerson
  const name = isPerson
    ? steady(person, html`<bdi>${person}</bdi>`)
    : steadyWords([field ?? hero.name], context)
  const shown = isPerson ? { ...hero.name, text: person } : (field ?? hero.name)
  const anchors = sections.flatMap((section) =>
    'label' in section && anchored.includes(section.kind) ? [section] : [],
  )
  return html`
    <header class="top">
      <a class="brand" href="${context.home || '#main'}">${brand({ ...hero, name: shown }, name, context)}</a>
      ${menu(anchors, context)}
      ${link(hero.action.href, steadyWords([hero.action.label], context), 'call')}
    </header>
  `
}

/** Renders the name on the line, and below it facts, one sentence and the call. */
export function renderHero(
  hero: SectionOf<'hero'>,
  layout: MinimalistLayout,
  { seed, field }: { seed: string; field: ArtField },
  { context }: Minimalist,
): SafeHtml {
  const { name, lede, how, action, second } = hero
  if (facesOf(hero).length > 0) {
    const scene = ownMarkup(faceScene(seed, field))
    const side = facesOf(hero).length > 1 || seededRandom(`${seed}/side`)() < 0.5 ? 'right' : 'left'
    const shown = { hero, name: steady(name.text, unbrokenName(name, context)), art: scene, className: side }
    return html`
      ${faceHero(shown, context)}
      ${factList(hero, context, ['person'])}
    `
  }
  const longest = Math.max(...name.text.split(/\s+/u).map((word) => [...word].length))
  const width = longest > wideWord ? ' wide' : longest < compactWord ? ' compact' : ''
  const isUnder = layout.hero === 'under'
  const title = html`<h1>${steady(name.text, unbrokenName(name, context))}</h1>`
  const art = ownMarkup(
    drawing`
      <svg class="art" viewBox="0 0 720 520"
      aria-hidden="true">${layout.hero === 'visit' ? heroVisit(seed, field) : heroLine(seed, field)}</svg>
    `,
  )
  return html`
    <section
      id="hero"
      class="hero ${layout.nameSize}${layout.hero !== 'standing' && ` ${layout.hero}`}${width}">
      <div class="stage">
        <div class="ground">${art}</div>
        ${!isUnder && title}
      </div>
      <div class="row">
        ${isUnder && title}
        ${factList(hero, context, ['person']) ?? html`<span></span>`}
        <div>
          <p class="voice">${steadyWords([lede], context)}</p>
          ${how && html`<p>${steadyWords([how], context)}</p>`}
          <p>${link(action.href, words(action.label, context), 'call')}</p>
          ${second && html`<p>${link(second.href, words(second.label, context))}</p>`}
        </div>
      </div>
    </section>
  `
}

/** A hyphenated name is one word: it does not break on wide screens. */
function unbrokenName(name: Line, context: Minimalist['context']): SafeHtml {
  if (!name.text.includes('-')) return words(name, context)
  const parts = name.text.split(/(\s+)/u)
  const set = html`
    <bdi>
      ${parts.map((part) => (part.includes('-') ? html`<span class="unbroken">${part}</span>` : part))}
    </bdi>
  `
  return setLine(name, set, context)
}
