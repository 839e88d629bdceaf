import type { ProposalContent } from '../content.ts'
import { gap, madeWithFoyer, sentences, skipLink, words } from '../fragments.ts'
import { html, link, type SafeHtml } from '../html.ts'
import type { ProposalSection } from '../proposal-sections.ts'
import { styleOf } from '../styles/registry.ts'
import type { Context, Page } from '../styles/style.ts'

/** The page of a redesign proposal. */
export function proposalPage(content: ProposalContent, context: Context): Page {
  return {
    css: 'body{font:1.125rem/1.5 sans-serif;max-width:60rem;margin:auto;padding:1rem}svg{width:100%;height:auto}',
    body: html`${skipLink()}
<main id="main" tabindex="-1">${content.sections.map((part) => section(part, content, context))}</main>
<footer>${madeWithFoyer(context)}</footer>`,
  }
}

function section(part: ProposalSection, { seed, subject }: ProposalContent, context: Context): SafeHtml {
  if (part.kind === 'cover') {
    return html`<header><h1>${words(part.title, context)} ${words(part.name, context)}</h1>${
      part.website && html`<p>${link(part.website.href, words(part.website.label, context))}</p>`
    }</header>`
  }
  return html`<section id="${part.kind}"><h2>${words(part.heading, context)}</h2>${inside()}</section>`

  function inside(): SafeHtml {
    switch (part.kind) {
      case 'understood':
        return html`<p>${words(part.lead, context)}</p><dl>${part.facts.map(({ term, value }) => html`<dt>${words(term, context)}</dt><dd>${words(value, context)}</dd>`)}</dl><p>${sentences(part.honest, context)}</p>`
      case 'changes':
        return html`<p>${words(part.lead, context)}</p><ol>${part.areas.map(
          ({ title, lead, quote, points }) =>
            html`<li><h3>${words(title, context)}</h3><p>${words(lead, context)}</p>${quote && html`<blockquote><p>${words(quote.text, context)}</p>${quote.by && html`<footer>${words(quote.by, context)}</footer>`}</blockquote>`}${points.map((point) => html`<h4>${words(point.title, context)}</h4><p>${sentences(point.text, context)}</p>`)}</li>`,
        )}</ol>`
      case 'presence':
        return html`<p>${words(part.lead, context)}</p><ul>${part.places.map(
          (place) =>
            html`<li><h3>${words(place.title, context)}</h3><p>${words(place.text, context)}</p>${place.address && html`<p>${link(place.href, words(place.address, context))}</p>`}${place.gap && gap(place.gap)}</li>`,
        )}</ul>`
      case 'screens':
        return html`<p>${sentences(part.lead, context)}</p>${part.styles.map(
          ({ style, title, suits }) =>
            html`<figure><svg viewBox="0 0 1440 900" aria-hidden="true">${styleOf(style).screen(seed, subject)}</svg><figcaption><h3>${words(title, context)}</h3><p>${words(suits, context)}</p></figcaption></figure>`,
        )}`
      case 'offer':
        return html`<p>${words(part.lead, context)}</p><p>${link(part.action.href, words(part.action.label, context))}</p><ol>${part.questions.map((question) => html`<li><h3>${words(question.title, context)}</h3><p>${sentences(question.text, context)}</p></li>`)}</ol>`
      default:
        return html``
    }
  }
}
