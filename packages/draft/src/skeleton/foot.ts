import { html, link, type SafeHtml } from '../html.ts'
import type { Line } from '../line.ts'
import { type Section, type SectionOf, sectionOf } from '../sections.ts'
import type { Context } from '../styles/style.ts'
import { TO_ADD } from '../words/page-words.ts'
import { emergencyWords } from './crisis.ts'
import { gap, heading, isSaidOnce, madeWithFoyer, sentences, words } from './skeleton.ts'

/** What a style chooses of the foot. */
export type FootForm = {
  readonly className?: string
  /** Where the line for emergencies is the first of the notices. */
  readonly emergency?: Line
  /** A missing notice is a line of words, and no box. */
  readonly isBrief?: boolean
  readonly order?: 'notices first'
}

/** The foot of a page: whose it is, the notices, and in a draft who made it. */
export function foot(sections: readonly Section[], form: FootForm, context: Context): SafeHtml {
  const parts = [
    whoseOf(sectionOf(sections, 'footer'), context),
    noticesOf(sectionOf(sections, 'notices'), form, context),
  ]
  if (form.order) parts.reverse()
  return html`
    <footer class="${form.className ? `foot ${form.className}` : 'foot'}">
      <div class="in">${parts}</div>
    </footer>
  `
}

function whoseOf(footer: SectionOf<'footer'> | undefined, context: Context): SafeHtml {
  const { name, clinician, licence, links = [] } = footer ?? {}
  return html`
    <div class="whose">
      ${name && !isSaidOnce(name, context) && html`<p class="foot-name">${words(name, context)}</p>`}
      ${[clinician, licence].map((line) => line && html`<p class="licence">${words(line, context)}</p>`)}
      ${
        links.length > 0 &&
        html`
        <ul class="links">
          ${links.map(({ label, href }) => html`<li>${link(href, words(label, context))}</li>`)}
        </ul>
      `
      }
      ${madeWithFoyer(context)}
    </div>
  `
}

function noticesOf(
  notices: SectionOf<'notices'> | undefined,
  { emergency, isBrief }: FootForm,
  context: Context,
): SafeHtml | undefined {
  if (!notices) return undefined
  const say = isBrief ? briefNotice : notice
  return html`
    <section class="notices" id="notices" aria-labelledby="h-notices">
      ${heading('notices', notices.heading, context)}
      <ul>
        ${emergency && html`<li class="emergency">${emergencyWords(emergency, context)}</li>`}
        ${notices.items.map((item) => html`<li>${say(item, context)}</li>`)}
      </ul>
    </section>
  `
}

type Notice = SectionOf<'notices'>['items'][number]

/** A notice: a link, what we say ourselves, or a gap under a title for screen readers, who hear the title nowhere else. */
function notice({ title, href, text, gap: missing }: Notice, context: Context): SafeHtml {
  const said = words(title, context)
  if (text) return html`<p><b>${said}</b> ${sentences(text, context)}</p>`
  return missing ? html`<span class="vh">${said}</span>${gap(missing)}` : html`<p>${link(href, said)}</p>`
}

/** A notice in one line: a link, or `To add:` and its title. */
function briefNotice({ title, href, text, gap: missing }: Notice, context: Context): SafeHtml {
  const said = words(title, context)
  if (text) return html`<b>${said}</b> ${sentences(text, context)}`
  return missing
    ? html`<span class="slot" data-gap="${missing.gap}">${TO_ADD} ${said}</span>`
    : link(href, said)
}
