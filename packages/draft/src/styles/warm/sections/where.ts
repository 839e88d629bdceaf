import { words } from '../../../fragments.ts'
import { html, ownMarkup, type SafeHtml } from '../../../html.ts'
import type { SectionOf } from '../../../sections.ts'
import { stampFields, stampPicture } from '../art/small-pictures.ts'
import { heading, type Warm } from './parts.ts'

/** From this many states on, the six drawings are drawn once and repeated. */
const drawnOnce = 6

/** Renders the places: sentences, and one postage stamp for each state. Names always stand under the picture. */
export function renderWhere(where: SectionOf<'where'>, warm: Warm): SafeHtml {
  const { context } = warm
  const { office, video, statesTitle, states } = where
  const amount = states.length
  const density =
    amount <= 1 ? 'one' : amount === 2 ? 'pair' : amount <= 6 ? 'few' : amount <= 16 ? 'some' : 'many'
  const stamps = states.map(
    ({ code, name }, index) =>
      html`<li class="stamp">${stampArt(index, warm)}<span><b aria-hidden="true">${code}</b> <span>${words(name, context)}</span></span></li>`,
  )
  return html`<section class="where" id="where" aria-labelledby="h-where">
<div class="where-text">${heading('where', where.heading, context)}
${office && html`<p><b>${words(office.title, context)}.</b> ${words(office.zip, context)}</p>${office.hours && html`<p>${words(office.hours, context)}</p>`}`}
${video && html`<p><b>${words(video.title, context)}.</b> ${words(video.rule, context)}</p>`}
${statesTitle && amount > 0 && html`<p class="states-title">${words(statesTitle, context)}</p>`}</div>
${amount > 0 ? html`<ul class="stamps ${density}">${stamps}</ul>` : html`<div class="stamps one"><div class="stamp">${stampArt(0, warm)}<span aria-hidden="true"><b>${office?.code}</b></span></div></div>`}
</section>`
}

function stampArt(index: number, { seed, palette }: Warm): SafeHtml {
  const drawing = index % stampFields
  const inside =
    index < drawnOnce
      ? `<g id="stamp-${drawing}">${stampPicture(seed, palette, drawing)}</g>`
      : // The step keeps neighbors in rows of ten and in rows of six different.
        `<use href="#stamp-${(index * 5 + Math.floor(index / 10)) % stampFields}"/>`
  return ownMarkup(`<svg viewBox="0 0 300 300" aria-hidden="true" focusable="false">${inside}</svg>`)
}
