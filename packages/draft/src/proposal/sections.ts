import type { ImprovementId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { html, link, ownMarkup, type SafeHtml } from '../html.ts'
import type { Line } from '../line.ts'
import type { ProposalSectionOf } from '../proposal-sections.ts'
import { gap, sentences, words } from '../skeleton/skeleton.ts'
import type { Context } from '../styles/style.ts'
import { DRAWINGS, EXAMPLE_PLACES } from './drawings.ts'

type Area = ProposalSectionOf<'changes'>['areas'][number]

const FEW_AREAS = 3
const LONG_QUOTE = 90

function heading(kind: string, line: Line, context: Context): SafeHtml {
  return html`<h2 id="h-${kind}">${words(line, context)}</h2>`
}

/** The owner's answers, and the statement that the present website was not reviewed. */
export function renderUnderstood(section: ProposalSectionOf<'understood'>, context: Context): SafeHtml {
  const { lead, facts, honest } = section
  const [first, ...rest] = honest
  return html`
    <section class="sec" id="understood" aria-labelledby="h-understood">
      <div class="side">
        ${heading('understood', section.heading, context)}
        <p>${words(lead, context)}</p>
      </div>
      <div class="body">
        ${
          facts.length > 0 &&
          html`
          <dl class="facts">
            ${facts.map(
              ({ term, value }) => html`
                <div>
                  <dt>${words(term, context)}</dt>
                  <dd>${words(value, context)}</dd>
                </div>
              `,
            )}
          </dl>
        `
        }
        <p class="honest">
          ${
            first &&
            html`
            <b>${words(first, context)}</b>
            ${' '}
          `
          }
          ${sentences(rest, context)}
        </p>
      </div>
    </section>
  `
}

/** The areas in the owner's order: the fourth and later are smaller. */
export function renderChanges(section: ProposalSectionOf<'changes'>, context: Context): SafeHtml {
  const { lead, areas } = section
  return html`
    <section class="change" id="changes" aria-labelledby="h-changes">
      <div class="open">
        ${heading('changes', section.heading, context)}
        <p>${words(lead, context)}</p>
      </div>
      <ol class="areas">
        ${areas.map((area, index) => renderArea(area, index, areas, context))}
      </ol>
    </section>
  `
}

function renderArea(area: Area, index: number, areas: readonly Area[], context: Context): SafeHtml {
  const { title, lead, quote, caption, points } = area
  const chosen = areas.filter((one) => one.area !== 'custom').length
  const isPlain = area.area !== 'custom' && index >= FEW_AREAS
  const isShort = area.area !== 'custom' && chosen > FEW_AREAS && index > 0
  const look =
    area.area === 'custom' ? 'area own' : isPlain ? 'area short plain' : isShort ? 'area short' : 'area'
  return html`
    <li class="${look}">
      <div class="head">
        <span class="no" aria-hidden="true">${index + 1}</span>
        <h3>${words(title, context)}</h3>
        <p class="lead">${words(lead, context)}</p>
      </div>
      ${
        quote &&
        html`
        <blockquote class="${quote.text.text.length > LONG_QUOTE && 'long'}">
          <p>${words(quote.text, context)}</p>
          ${quote.by && html`<footer>${words(quote.by, context)}</footer>`}
        </blockquote>
      `
      }
      ${
        area.area !== 'custom' &&
        html`
        <figure>
          ${renderDrawing(area.area, area.example ?? [], context)}
          ${caption && html`<figcaption>${words(caption, context)}</figcaption>`}
        </figure>
      `
      }
      ${
        points.length > 0 &&
        html`
        <dl>
          ${points.map(
            (point) => html`
              <div>
                <dt>${words(point.title, context)}</dt>
                <dd>${sentences(point.text, context)}</dd>
              </div>
            `,
          )}
        </dl>
      `
      }
    </li>
  `
}

function renderDrawing(area: ImprovementId, example: readonly Line[], context: Context): SafeHtml {
  const { x, y, width, height, step } = EXAMPLE_PLACES[area] ?? { x: 0, y: 0, width: 0, height: 0, step: 0 }
  return html`
    <svg
      class="fig ${area}"
      viewBox="0 0 480 320"
      aria-hidden="${example.length === 0 ? 'true' : 'false'}"
      focusable="false">
      ${ownMarkup(DRAWINGS[area])}${example.map(
        (line, index) => html`
          <foreignObject x="${x}" y="${y + index * step}" width="${width}" height="${height}">
            <p>${words(line, context)}</p>
          </foreignObject>
        `,
      )}
    </svg>
  `
}

/** Where people find the practice: named places with their address or a gap, the others quietly. */
export function renderPresence(section: ProposalSectionOf<'presence'>, context: Context): SafeHtml {
  const { lead, places } = section
  return html`
    <section class="sec" id="presence" aria-labelledby="h-presence">
      <div class="side">
        ${heading('presence', section.heading, context)}
        <p>${words(lead, context)}</p>
      </div>
      <div class="body">
        <ul class="ledger">
          ${places.map(
            ({ title, text, address, href, gap: missing, isNamed }) => html`
              <li class="${!isNamed && 'none'}">
                <h3>${words(title, context)}</h3>
                <p>${words(text, context)}</p>
                <div class="at">
                  ${address && html`<p>${link(href, words(address, context))}</p>`}
                  ${missing && gap(missing)}
                </div>
              </li>
            `,
          )}
        </ul>
      </div>
    </section>
  `
}

/** Five plates of one size; none is first by merit. */
export function renderScreens(section: ProposalSectionOf<'screens'>, context: Context): SafeHtml {
  const { lead, styles } = section
  return html`
    <section class="wall" id="screens" aria-labelledby="h-screens">
      <div class="hang">
        <div class="say">
          ${heading('screens', section.heading, context)}
          <p>${sentences(lead, context)}</p>
        </div>
        ${styles.map(
          ({ style, title, suits }) => html`
            <figure>
              <div class="plate">
                <svg viewBox="0 0 1440 900" role="img" aria-labelledby="style-${style}" focusable="false">
                  <use href="#s-${style}" width="1440" height="900" />
                </svg>
              </div>
              <figcaption>
                <h3 id="style-${style}">${words(title, context)}</h3>
                <p>${words(suits, context)}</p>
              </figcaption>
            </figure>
          `,
        )}
      </div>
    </section>
  `
}

/** The one offer. */
export function renderOffer(section: ProposalSectionOf<'offer'>, context: Context): SafeHtml {
  const { lead, action, questions } = section
  return html`
    <section class="six" id="offer" aria-labelledby="h-offer">
      <div>
        ${heading('offer', section.heading, context)}
        <p>${words(lead, context)}</p>
        ${link(action.href, words(action.label, context), 'go')}
      </div>
      <ol>
        ${questions.map(
          ({ title, text }) => html`
            <li>
              <h3>${words(title, context)}</h3>
              <p>${sentences(text, context)}</p>
            </li>
          `,
        )}
      </ol>
    </section>
  `
}
