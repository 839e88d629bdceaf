import type { FullContent } from '../../../content.ts'
import { html, link, type SafeHtml } from '../../../html.ts'
import type { Line } from '../../../line.ts'
import { type SectionOf, sectionOf } from '../../../sections.ts'
import { hasAnswers } from '../../../skeleton/answers.ts'
import { faceHero, facesOf } from '../../../skeleton/face-hero.ts'
import { brand } from '../../../skeleton/image.ts'
import { factList, menu, setLine, steady, steadyWords, words } from '../../../skeleton/skeleton.ts'
import { artField } from '../../art-field.ts'
import { asOnPage } from '../../section-groups.ts'
import { initialMarkup, sealGroup } from '../art/seal.ts'
import { professionalGroups } from '../layout.ts'
import type { Professional } from './parts.ts'

// Sections that the menu may name, in the order in which it does.
const MENU = ['story', 'services', 'visit', 'cost', 'where', 'questions'] as const
const MENU_LENGTH = 5

/** The name, the menu and the action, on the columns of the page. */
export function renderTop(hero: SectionOf<'hero'>, { content, context }: Professional): SafeHtml {
  const named = MENU.flatMap((kind) => sectionOf(content.sections, kind) ?? []).slice(0, MENU_LENGTH)
  const entries = asOnPage(named, content, professionalGroups(content))
  const { name, action } = hero
  const size = [...name.text].length > 30 ? 'brand long-name' : 'brand'
  return html`
    <header class="top">
      <a class="${size}" href="${context.home || '#main'}">${brand(hero, steadyWords([name], context), context)}</a>
      ${menu(entries, context)}
      ${link(action.href, steadyWords([action.label], context), 'button')}
    </header>
  `
}

/** A use of the seal that `renderHero` defines, with the initial in its middle. */
export function sealPicture(name: string, className: string, defs?: SafeHtml): SafeHtml {
  return html`
    <svg class="${className}" viewBox="-1010 -1010 2020 2020" aria-hidden="true">
      ${defs && html`<defs>${defs}</defs>`}
      <use href="#seal" />
      ${initialMarkup(name)}
    </svg>
  `
}

/** The seal without an initial, with its drawing: around a face, and on a page of its own. */
export function sealArt(seed: string, subject: FullContent['subject']): SafeHtml {
  return html`
    <svg class="seal" viewBox="-1010 -1010 2020 2020" aria-hidden="true">
      <defs>${sealGroup(seed, artField(subject), 'seal')}</defs>
      <use href="#seal" />
    </svg>
  `
}

/** The title page: the name, what it is for, and ruled facts. */
export function renderHero(hero: SectionOf<'hero'>, { content, context, layout }: Professional): SafeHtml {
  const { name, lede, how, facts, action, second } = hero
  const { seed, subject } = content
  // On a level edge they lie on the plate, which is nothing without them.
  const hasFacts = facts.length > 0 && (layout.hero === 'horizon' || !hasAnswers(content.sections))
  const defs = sealGroup(seed, artField(subject), 'seal')
  if (facesOf(hero).length > 0) {
    const art = sealArt(seed, subject)
    return html`
      ${faceHero({ hero, name: steady(name.text, nameWords(name, context)), art }, context)}
      ${!hasAnswers(content.sections) && factList(hero, context, ['person'])}
    `
  }
  return html`
    <section class="hero ${layout.hero}" id="hero">
      <div class="paper">
        ${sealPicture(subject.name, 'seal', defs)}
        <div class="words">
          <h1 class="${layout.name}">${steady(name.text, nameWords(name, context))}</h1>
          <p class="lede">${steadyWords([lede], context)}</p>
          ${how && html`<p>${steadyWords([how], context)}</p>`}
          <p class="act">
            ${link(action.href, steadyWords([action.label], context), 'button')}
            ${second && link(second.href, steadyWords([second.label], context))}
          </p>
        </div>
      </div>
      <div class="plate">${sealPicture(subject.name, 'seal')}</div>
      ${
        hasFacts &&
        html`
        <dl class="facts">
          ${facts.map(
            ({ term, value }) => html`
              <div>
                <dt>${words(term, context)}</dt>
                <dd>${steadyWords([value], context)}</dd>
              </div>
            `,
          )}
        </dl>
      `
      }
    </section>
  `
}

// A short word with a hyphen stays on one line.
function nameWords(name: Line, context: Professional['context']): SafeHtml {
  const set = name.text.split(' ').map((part, index) => {
    const isKept = part.includes('-') && part.length < 18
    return html`
      ${index > 0 && ' '}
      ${isKept ? html`<span class="keep">${part}</span>` : part}
    `
  })
  return setLine(name, name.typed ? html`<bdi>${set}</bdi>` : html`${set}`, context)
}
