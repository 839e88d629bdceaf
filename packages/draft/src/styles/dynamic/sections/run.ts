// The fields from what the practice stands for to how a visit goes.

import { html, ownMarkup, type SafeHtml } from '../../../html.ts'
import { isGap } from '../../../line.ts'
import { portraitOf } from '../../../pictures-in.ts'
import type { SectionOf } from '../../../sections.ts'
import { offerList } from '../../../skeleton/added.ts'
import { safetyNote } from '../../../skeleton/crisis.ts'
import { image, PORTRAIT_SIZES } from '../../../skeleton/image.ts'
import {
  gap,
  inShortParagraphs,
  paragraphsOf,
  quotation,
  sentences,
  signature,
  words,
} from '../../../skeleton/skeleton.ts'
import { motifArt } from '../art/small-art.ts'
import type { Field } from '../layout.ts'
import { field, linesIn, type Parts, titled } from './parts.ts'

const LARGE_TITLE = 34
const STATEMENT_WORDS = 14
const SHORT_STORY = 60
const LONG_STORY = 350
const MAX_BESIDE = 2

/** What makes the practice special: one statement, rows from a staggered start, or two shifted columns. */
export function renderValues(section: SectionOf<'values'>, ground: Field, parts: Parts): SafeHtml {
  const { context, layout, legend } = parts
  const { items } = section
  const [only] = items
  const note = legend(linesIn(items))
  if (layout.values === 'one' && only) {
    return field(
      section,
      [ground, 'one'],
      context,
      html`
        <h3>${words(only.title, context)}</h3>
        ${only.text.length > 0 && html`<p class="big">${sentences(only.text, context)}</p>`}
        ${note}
      `,
    )
  }
  const rows = items.map((item) => {
    const isLarge = item.isOwn && item.title.text.length <= LARGE_TITLE
    return html`<li class="${isLarge && 'own'}">${titled(item, context)}</li>`
  })
  return field(
    section,
    [ground, layout.values],
    context,
    html`
      <ol class="values n${items.length}">
        ${rows}
      </ol>
      ${note}
    `,
  )
}

/** The owner, in the owner's words. */
export function renderStory(section: SectionOf<'story'>, ground: Field, parts: Parts): SafeHtml {
  const { context, seed, colors, layout } = parts
  const { photo, paragraphs, wordCount, signature: signed, gap: missing } = section
  const size = wordCount > LONG_STORY ? 'long' : wordCount < SHORT_STORY ? 'short' : 'usual'
  const motif = ownMarkup(motifArt(seed, colors, layout.name.lines.length))
  const shown = portraitOf(section)
  const portrait = shown
    ? html`
        <div class="portrait ran">
          ${image({ slot: 'portrait', picture: shown, sizes: PORTRAIT_SIZES }, context)}
        </div>
      `
    : html`<div class="portrait">${motif}${isGap(photo) && gap(photo)}</div>`
  const text = section.isQuotation
    ? html`<div>${quotation(section, context)}</div>`
    : paragraphs.length > 0
      ? html`
          <div class="story ${size}">${paragraphsOf(paragraphs, context)}${signature(signed, context)}</div>
        `
      : missing && html`<div class="wide">${gap(missing)}</div>`
  return field(section, [ground, 'about'], context, html`${portrait}${text}`)
}

/** Why the owner does this: a statement, or the owner's few words as large as they go. */
export function renderWhy(section: SectionOf<'why'>, ground: Field, { context, legend }: Parts): SafeHtml {
  const { text, own } = section
  const said = [...text, ...own.flatMap((item) => item.text)]
  const count = said.reduce((sum, line) => sum + line.text.split(/\s+/u).length, 0)
  const isBrief = count < STATEMENT_WORDS && text.length + own.length === 1
  return field(
    section,
    [ground, isBrief ? 'why brief' : 'why'],
    context,
    html`
      ${inShortParagraphs(text).map((group) => html`<p class="big">${sentences(group, context)}</p>`)}${own.map(
        ({ title, text: quoted, isOwn }) => html`
          <h3>${words(title, context)}</h3>
          <p class="${isOwn && 'big'}">${sentences(quoted, context)}</p>
        `,
      )}${legend(text)}
    `,
  )
}

/** What is treated: one line that runs on, or a list where more is said of it. */
export function renderServices(
  section: SectionOf<'services'>,
  ground: Field,
  { context, legend }: Parts,
): SafeHtml {
  const { items, offers } = section
  const list = items.some(({ more }) => more)
    ? html`
        <ul class="treats">
          ${items.map(
            ({ title, more }) => html`
              <li>
                <h3>${words(title, context)}</h3>
                ${more && html`<p>${words(more, context)}</p>`}
              </li>
            `,
          )}
        </ul>
      `
    : html`
        <ul class="run-on">
          ${items.map(({ title }) => html`<li>${words(title, context)}</li>`)}
        </ul>
      `
  return field(
    section,
    [ground, 'treat'],
    context,
    html`
      ${items.length > 0 && list}
      ${offers && offerList(offers, context)}${safetyNote(section, context)}
      ${legend(items)}
    `,
  )
}

/** How a visit goes: one bar in unequal laps. */
export function renderVisit(
  section: SectionOf<'visit'>,
  ground: Field,
  { context, legend }: Parts,
): SafeHtml {
  const { steps } = section
  return field(
    section,
    [ground, 'visit'],
    context,
    html`
      <ol class="laps">
        ${steps.map((step) => html`<li>${titled(step, context)}</li>`)}
      </ol>
      ${legend(linesIn(steps))}
    `,
  )
}

/** How the model works for a patient: two ways side by side, or one statement. */
export function renderModel(
  section: SectionOf<'model'>,
  ground: Field,
  { context, legend }: Parts,
): SafeHtml {
  const { lead, terms, ways } = section
  const note = legend([lead, ...linesIn(terms), ...linesIn(ways)])
  const more =
    terms.length > 0 &&
    html`
      <div class="terms">
        ${terms.map((term) => html`<div>${titled(term, context)}</div>`)}
      </div>
    `
  if (ground !== 'split') {
    const other = ways.map((way) => html`<div class="way">${titled(way, context)}</div>`)
    const count = ways.length + terms.length
    const isBeside = count > 0 && count <= MAX_BESIDE
    return field(
      section,
      [ground, isBeside ? 'how side' : 'how'],
      context,
      html`
        <p class="big">${words(lead, context)}</p>
        ${count > 0 && html`<div class="extra">${other}${more}</div>`}
        ${note}
      `,
    )
  }
  return html`
    <section id="model" class="field split" aria-labelledby="h-model">
      <div class="way">
        <h2 id="h-model">${words(section.heading, context)}</h2>
        <p>${words(lead, context)}</p>
        ${note}
      </div>
      ${ways.map((way) => html`<div class="way">${titled(way, context)}</div>`)}${more}
    </section>
  `
}
