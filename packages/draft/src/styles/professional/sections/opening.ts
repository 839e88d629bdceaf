import type { FullContent } from '../../../content.ts'
import { html, link, type SafeHtml } from '../../../html.ts'
import { isGap, type Line } from '../../../line.ts'
import { type SectionOf, sectionOf } from '../../../sections.ts'
import { hasAnswers } from '../../../skeleton/answers.ts'
import { faceHero, facesOf } from '../../../skeleton/face-hero.ts'
import { brand, image } from '../../../skeleton/image.ts'
import {
  factList,
  gap,
  inShortParagraphs,
  menu,
  paragraphsOf,
  quotation,
  sentences,
  setLine,
  signature,
  steady,
  steadyWords,
  words,
} from '../../../skeleton/skeleton.ts'
import { artField } from '../../art-field.ts'
import { asOnPage } from '../../section-groups.ts'
import { initialMarkup, sealGroup } from '../art/seal.ts'
import { emptyWindow, hem, turnedWindow } from '../art/small-pictures.ts'
import { professionalGroups } from '../layout.ts'
import { type Professional, row, ruled } from './parts.ts'

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
    <svg class="${className}" viewBox="-1010 -1010 2020 2020" aria-hidden="true" focusable="false">
      ${defs && html`<defs>${defs}</defs>`}
      <use href="#seal" />
      ${initialMarkup(name)}
    </svg>
  `
}

/** The seal without an initial, with its drawing: around a face, and on a page of its own. */
export function sealArt(seed: string, subject: FullContent['subject']): SafeHtml {
  return html`
    <svg class="seal" viewBox="-1010 -1010 2020 2020" aria-hidden="true" focusable="false">
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
            ${second && link(second.href, words(second.label, context))}
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

/** The owner's words, set by how many there are, with the window for a photo in the margin. */
export function renderStory(story: SectionOf<'story'>, professional: Professional): SafeHtml {
  const { context } = professional
  const { heading, paragraphs, signature: signed, photo, gap: missing } = story
  const portrait =
    photo &&
    (isGap(photo)
      ? html`
          <figure class="portrait">
            ${emptyWindow()}
            <figcaption>${gap(photo)}</figcaption>
          </figure>
        `
      : html`
          <figure class="portrait whole">
            <div class="print oval">
              ${image({ slot: 'portrait', picture: photo, sizes: '200px' }, context)}
            </div>
            ${turnedWindow()}
          </figure>
        `)
  const body = html`
    ${missing && html`<div class="lines">${gap(missing)}</div>`}
    ${
      story.isQuotation
        ? quotation(story, context)
        : paragraphs.length > 0 &&
          html`
            <div class="story ${storyForm(story)}">
              ${paragraphsOf(paragraphs, context)}${signature(signed, context)}
            </div>
          `
    }
  `
  return row({ kind: 'story', heading, margin: portrait, body }, professional)
}

function storyForm({ paragraphs, wordCount }: SectionOf<'story'>): string {
  const [first] = paragraphs
  if (wordCount <= 90) return 'short'
  const lettrine = /^\p{Script=Latin}/u.test(first?.text ?? '') ? ' lettrine' : ''
  if (wordCount <= 170) return `one${lettrine}`
  if (wordCount <= 400) return `two${lettrine}`
  const isStandfirst = paragraphs.length > 2 && (first?.text.length ?? 0) <= 340
  return isStandfirst ? 'long standfirst' : `long${lettrine}`
}

/** What a patient can count on: one term large, a ledger, or columns. */
export function renderValues(values: SectionOf<'values'>, professional: Professional): SafeHtml {
  const { context, layout, legend } = professional
  const form =
    layout.values === 'columns' ? 'abreast' : layout.values === 'single' ? 'ledger single' : 'ledger'
  const body = html`${ruled(values.items, form, context)}`
  return row({ kind: 'values', heading: values.heading, margin: legend(values), body }, professional)
}

/** The reasons, on a plate with the ribbon as its hem. */
export function renderWhy(why: SectionOf<'why'>, professional: Professional): SafeHtml {
  const { content, context, legend } = professional
  const said = inShortParagraphs(why.text).map(
    (group) => html`<p class="say">${sentences(group, context)}</p>`,
  )
  const own = why.own.map((item) => {
    const length = item.text.reduce((sum, { text }) => sum + text.length, 0)
    return html`
      <div class="${length > 260 ? 'say own much' : 'say own'}">
        <h3>${words(item.title, context)}</h3>
        ${item.text.map((line) => html`<p>${words(line, context)}</p>`)}
      </div>
    `
  })
  const body = html`${said}${own}`
  return html`
    <div class="plate-row why">
      ${hem(content.seed)}${row(
        { kind: 'why', heading: why.heading, margin: legend(why), body, className: 'bare' },
        professional,
      )}
    </div>
  `
}
