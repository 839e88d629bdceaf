// A page of its own for a service or a person: the same markup in every style, which gives the art and the sheet.

import type { FullContent } from '../content.ts'
import { html, link, type SafeHtml, telephone } from '../html.ts'
import { isLine, type Line } from '../line.ts'
import { safetyBeside, safetyLine } from '../safety.ts'
import { heroOf, sectionOf } from '../sections.ts'
import { pagesOf, type SitePage } from '../site-pages.ts'
import type { Context } from '../styles/style.ts'
import { PAGE_PARTS } from '../words/page-words.ts'
import { answersCard } from './answers.ts'
import { emergencyWords } from './crisis.ts'
import { image } from './image.ts'
import { paragraphsOf, words } from './skeleton.ts'

const FACE_SIZES = '(max-width: 46rem) 96px, 320px'
export type SubPage = Exclude<SitePage, { kind: 'home' }>

/** The classes that the grounds of its parts have in a style. */
export type Grounds = { readonly body: string; readonly next: string }
const NO_GROUNDS: Grounds = { body: 'page-body', next: 'page-next' }

/** Renders what stands between the header and the contact of a page of its own. */
export function subPageBody(
  content: FullContent,
  page: SubPage,
  art: SafeHtml,
  context: Context,
  grounds: Grounds = NO_GROUNDS,
): SafeHtml {
  const { heading, first } = page.page
  const isService = page.kind === 'service'
  const lede = isService ? first : page.member.role
  const back = isService ? ['services', PAGE_PARTS.services] : ['team', PAGE_PARTS.team]
  return html`
    <div class="page-head">
      <div class="art" data-slot="page" aria-hidden="true">${art}</div>
      <nav class="crumbs" aria-label="${PAGE_PARTS.here}">
        <ol>
          <li><a href="${context.home}"><bdi>${content.subject.name}</bdi></a></li>
          <li><a href="${context.home}#${back[0]}">${back[1]}</a></li>
        </ol>
      </nav>
      <h1>${words(heading, context)}</h1>
      ${lede && html`<p class="lede">${words(lede, context)}</p>`}
    </div>
    <div class="${grounds.body}">
      <aside class="page-side" aria-label="${PAGE_PARTS.call}">
        ${face(content, page, context)}
        ${answersCard(content.sections, context)}
        ${actions(content, context)}
      </aside>
      <div class="page-text">
        ${isService ? serviceParts(page, safetyBeside(content, page.offer), context) : personParts(page, context)}
      </div>
    </div>
    ${others(content, page, context, grounds.next)}
  `
}

function face(content: FullContent, page: SubPage, context: Context): SafeHtml | undefined {
  const owner = heroOf(content.sections).clinicians?.[0]
  const shown =
    page.kind === 'person'
      ? page.member.picture && { slot: `person:${page.member.id}`, picture: page.member.picture }
      : owner?.picture && { slot: owner.slot, picture: owner.picture }
  if (!shown) return undefined
  const who = page.kind === 'service' && owner
  return html`
    <figure class="face">
      <div class="face-pic">${image({ ...shown, sizes: FACE_SIZES, isFirst: true }, context)}</div>
      ${
        who &&
        html`
          <figcaption class="face-who">
            <b class="face-name">${words(who.name, context)}</b>
            ${who.role && html`<span class="face-role">${words(who.role, context)}</span>`}
          </figcaption>
        `
      }
    </figure>
  `
}

function actions(content: FullContent, context: Context): SafeHtml {
  const { action } = heroOf(content.sections)
  const phone = sectionOf(content.sections, 'contact')?.phone
  return html`
    <p class="act">
      ${link(action.href, words(action.label, context), 'button')}
      ${isLine(phone) && link(telephone(phone.text), words(phone, context), 'more')}
    </p>
  `
}

function part(id: string, title: string, inside: SafeHtml | undefined | false, className = 'part') {
  return (
    inside &&
    html`
      <section class="${className}" id="${id}" aria-labelledby="h-${id}">
        <h2 id="h-${id}">${title}</h2>
        ${inside}
      </section>
    `
  )
}

const paragraphs = (line: Line | undefined, context: Context) => line && paragraphsOf([line], context)

function serviceParts(
  { page, offer }: Extract<SubPage, { kind: 'service' }>,
  beside: string | undefined,
  context: Context,
): SafeHtml {
  const { rest, who, how, questions } = page
  const steps = how?.text.split('\n') ?? []
  const happens =
    how && steps.length > 1
      ? html`<ol class="steps">${steps.map((text) => html`<li>${words({ ...how, text }, context)}</li>`)}</ol>`
      : paragraphs(how, context)
  return html`
    ${part('what', PAGE_PARTS.what, paragraphs(rest, context))}
    ${part('who', PAGE_PARTS.who, paragraphs(who, context))}
    ${part('how', PAGE_PARTS.how, happens)}
    ${part('price', PAGE_PARTS.price, offer.price && html`<p class="price-line">${words(offer.price, context)}</p>`, 'part price')}
    ${part(
      'questions',
      PAGE_PARTS.questions,
      questions &&
        html`
          <dl>
            ${questions.map(
              ({ title, answer }) => html`
                <div>
                  <dt>${words(title, context)}</dt>
                  <dd>${words(answer, context)}</dd>
                </div>
              `,
            )}
          </dl>
        `,
      'part qa',
    )}
    ${beside && html`<p class="safety">${emergencyWords(safetyLine('safety', beside), context)}</p>`}
  `
}

function personParts({ page, member }: Extract<SubPage, { kind: 'person' }>, context: Context): SafeHtml {
  const lines = [member.licence, member.years].filter((line) => line !== undefined)
  return html`
    ${part('about', PAGE_PARTS.about, html`${member.text && html`<p>${words(member.text, context)}</p>`}${paragraphs(page.rest, context)}`)}
    ${part(
      'training',
      PAGE_PARTS.training,
      lines.length > 0 &&
        html`<ul class="lines">${lines.map((line) => html`<li>${words(line, context)}</li>`)}</ul>`,
    )}
  `
}

function others(
  content: FullContent,
  page: SubPage,
  context: Context,
  className: string,
): SafeHtml | undefined {
  const pages = pagesOf(content).filter(
    (one): one is SubPage => one.kind !== 'home' && one.path !== page.path,
  )
  if (pages.length === 0) return undefined
  return html`
    <nav class="${className}" aria-labelledby="h-next">
      <h2 id="h-next">${PAGE_PARTS.next}</h2>
      <ul class="offer-list">
        ${pages.map(
          (one) => html`
            <li class="offer">
              <a class="offer-name" href="${context.hrefOf(one.path)}">${
                one.kind === 'service' ? words(one.offer.title, context) : words(one.page.heading, context)
              }</a>
            </li>
          `,
        )}
      </ul>
    </nav>
  `
}
