import type { FullContent } from '../../content.ts'
import { gap, madeWithFoyer, sentences, skipLink, slot, words } from '../../fragments.ts'
import { html, link, type SafeHtml, telephone } from '../../html.ts'
import { isLine } from '../../line.ts'
import type { Item, Section } from '../../sections.ts'
import type { Context, Page } from '../style.ts'

const SHEET = `
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem; background: var(--paper); color: var(--ink); font: 1.125rem/1.55 Georgia, serif }
body.large-text { font-size: 1.25rem }
h1, h2, h3 { line-height: 1.15; overflow-wrap: anywhere }
a { color: var(--link) }
p, li, dd { overflow-wrap: anywhere }
.skip:not(:focus) { position: absolute; clip-path: inset(50%) }
.sug { text-decoration: underline dotted }
.gap { border: 2px dashed; padding: .75rem }
`

/** Every line of a content in its order, without a design. */
export function skeletonPage(content: FullContent, context: Context): Page {
  const said = content.sections.map((part) => section(part, content, context))
  return {
    css: SHEET,
    body: html`${skipLink()}
<main id="main" tabindex="-1">${said.slice(0, -1)}</main>
<footer>${said.at(-1)}${madeWithFoyer(context)}</footer>`,
  }
}

function section(part: Section, content: FullContent, context: Context): SafeHtml {
  if (part.kind === 'hero') {
    const { name, person, lede, how, facts, action, second } = part
    return html`<section id="hero"><h1>${words(name, context)}</h1>${person && html`<p>${words(person, context)}</p>`}<p>${words(lede, context)}</p>${how && html`<p>${words(how, context)}</p>`}<dl>${facts.map(({ term, value }) => html`<dt>${words(term, context)}</dt><dd>${words(value, context)}</dd>`)}</dl><p>${link(action.href, words(action.label, context))} ${second && link(second.href, words(second.label, context))}</p></section>`
  }
  if (part.kind === 'footer') {
    return html`<p>${words(part.name, context)}</p>${part.licence && html`<p>${words(part.licence, context)}</p>`}<ul>${part.links.map(({ label, href }) => html`<li>${link(href, words(label, context))}</li>`)}</ul>`
  }
  return html`<section id="${part.kind}" aria-labelledby="h-${part.kind}"><h2 id="h-${part.kind}">${words(part.heading, context)}</h2>${inside(part, content, context)}</section>`
}

type Middle = Exclude<Section, { kind: 'hero' | 'footer' }>

function inside(part: Middle, { emergency }: FullContent, context: Context): SafeHtml {
  switch (part.kind) {
    case 'visit':
      return items(part.steps, context)
    case 'story': {
      const { photo, paragraphs, gap: missing, signature } = part
      return html`${photo && ('src' in photo ? html`<img src="${context.assetBase}${photo.src}" alt="${photo.alt.text}">` : gap(photo))}${missing && gap(missing)}${paragraphs.map((paragraph) => html`<p>${words(paragraph, context)}</p>`)}${paragraphs.length > 0 && signature && html`<p>${words(signature, context)}</p>`}`
    }
    case 'values':
    case 'questions':
      return items(part.items, context)
    case 'why':
      return html`<p>${sentences(part.text, context)}</p>${items(part.own, context)}`
    case 'services':
      return html`${part.lead && html`<p>${words(part.lead, context)}</p>`}<ul>${part.items.map(({ title, more }) => html`<li>${words(title, context)}${more && html`: ${words(more, context)}`}</li>`)}</ul>`
    case 'model':
      return html`<p>${words(part.lead, context)}</p>${items([...part.terms, ...part.ways], context)}`
    case 'cost':
      return html`${slot(part.costs, context)}${slot(part.insurances, context)}${items([part.estimate], context)}<p>${link(part.link.href, words(part.link.label, context))}</p>`
    case 'where': {
      const { office, video, statesTitle, states } = part
      return html`${office && html`<h3>${words(office.title, context)}</h3><p>${words(office.zip, context)}</p>${slot(office.address, context)}${slot(office.hours, context)}`}${video && html`<h3>${words(video.title, context)}</h3><p>${words(video.rule, context)}</p>`}${statesTitle && html`<h3>${words(statesTitle, context)}</h3>`}<ul>${states.map(({ name }) => html`<li>${words(name, context)}</li>`)}</ul>`
    }
    case 'contact': {
      const { lead, phone, email, booking, portal, place } = part
      return html`<p>${sentences(lead, context)}</p>${isLine(phone) ? html`<p>${link(telephone(phone.text), words(phone, context))}</p>` : slot(phone, context)}${email && html`<p>${link(`mailto:${email.text}`, words(email, context))}</p>`}${booking && html`<p>${link(booking.href, words(booking.label, context))}</p>`}${portal && html`<p>${link(portal.href, words(portal.label, context))}</p>`}${slot(place, context)}<p><strong>${words(emergency, context)}</strong></p>`
    }
    case 'notices':
      return html`<ul>${part.items.map(({ title, href, gap: missing }) => html`<li>${link(href, words(title, context))}${missing && gap(missing)}</li>`)}</ul>`
  }
}

function items(list: readonly Item[], context: Context): SafeHtml {
  return html`${list.map(({ title, text }) => html`<h3>${words(title, context)}</h3>${text.length > 0 && html`<p>${sentences(text, context)}</p>`}`)}`
}
