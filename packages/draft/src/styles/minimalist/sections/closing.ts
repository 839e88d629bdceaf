import { madeWithFoyer, sentences, words } from '../../../fragments.ts'
import { html, link, type SafeHtml, telephone } from '../../../html.ts'
import { isLine, type Line } from '../../../line.ts'
import type { SectionOf } from '../../../sections.ts'
import { outlineRows } from '../art/outlines.ts'
import { blank, drawnRule, heading, itemRow, type Minimalist, row, slotOrBlank, voice } from './parts.ts'

/** More states than this are strung in rows across the page, and their names stand in columns. */
const fewStates = 6

/** Renders the questions people ask: the question in the margin, the answer in the column. */
export function renderQuestions(questions: SectionOf<'questions'>, { context, rule }: Minimalist): SafeHtml {
  return html`
    <div class="band">
      ${rule(100)}
      <section id="questions" aria-labelledby="h-questions">
        <div class="row">${heading('questions', questions.heading, context)}</div>
        ${questions.items.map((item) => itemRow(item, context, 'qa'))}
      </section>
    </div>
  `
}

/** Renders the places, with the outlines of the states on the line, and the ways to get in touch. */
export function renderVisit(
  where: SectionOf<'where'> | undefined,
  contact: SectionOf<'contact'> | undefined,
  emergency: Line,
  page: Minimalist,
): SafeHtml {
  const amount = where?.states.length ?? 0
  const isMany = amount > fewStates
  const pictures = outlineRows(where?.states.map(({ code }) => code) ?? [])
  const lines =
    pictures.length > 0
      ? pictures.map((picture) => drawnRule(picture, amount > 1 ? 'column' : 'right'))
      : page.rule(120)
  return html`
    <div class="band${isMany && ' rows'}">
      ${lines}
      ${where && renderWhere(where, isMany, page)}
      ${contact && renderContact(contact, emergency, page)}
    </div>
    <div class="stop"></div>
  `
}

function renderWhere(where: SectionOf<'where'>, isMany: boolean, { context }: Minimalist): SafeHtml {
  const { office, video, statesTitle, states } = where
  const names = states.map(({ name }) => html`<li>${words(name, context)}</li>`)
  return html`
    <section id="where" aria-labelledby="h-where">
      ${row(heading('where', where.label, context), voice(where.heading, context))}
      ${
        office &&
        row(
          html`<h3>${words(office.title, context)}</h3>`,
          html`
          ${slotOrBlank(office.address, context)}
          <p>${words(office.zip, context)}</p>
          ${office.hours && html`<p>${words(office.hours, context)}</p>`}
        `,
        )
      }
      ${
        video &&
        row(html`<h3>${words(video.title, context)}</h3>`, html`<p>${words(video.rule, context)}</p>`)
      }
      ${
        statesTitle &&
        states.length > 0 &&
        row(
          html`<h3>${words(statesTitle, context)}</h3>`,
          html`
          <ul class="${isMany && 'names'}">
            ${names}
          </ul>
        `,
        )
      }
    </section>
  `
}

function renderContact(contact: SectionOf<'contact'>, emergency: Line, { context }: Minimalist): SafeHtml {
  const { phone, email, booking, portal } = contact
  const calls = [booking, portal].flatMap((action) =>
    action ? [html`<p>${link(action.href, words(action.label, context), 'call')}</p>`] : [],
  )
  return html`
    <section id="contact" aria-labelledby="h-contact">
      ${row(
        heading('contact', contact.label, context),
        html`
          ${voice(contact.heading, context)}
          <p>${sentences(contact.lead, context)}</p>
          ${
            isLine(phone)
              ? html`<p>${link(telephone(phone.text), words(phone, context))}</p>`
              : phone && blank(phone)
          }
          ${email && html`<p>${link(`mailto:${email.text}`, words(email, context))}</p>`}
          ${calls}
          <p>${words(emergency, context)}</p>
        `,
      )}
    </section>
  `
}

/** Renders the small print after the full stop. */
export function renderFoot(
  notices: SectionOf<'notices'> | undefined,
  footer: SectionOf<'footer'> | undefined,
  { context }: Minimalist,
): SafeHtml {
  const items = (notices?.items ?? []).flatMap(({ title, href, gap }) => {
    if (href) return [html`<li>${link(href, words(title, context))}</li>`]
    return gap
      ? [
          html`
            <li>
              <span class="slot" data-gap="${gap.gap}">To add: ${words(title, context)}</span>
            </li>
          `,
        ]
      : []
  })
  const links = footer?.links.map(({ label, href }) => html`<li>${link(href, words(label, context))}</li>`)
  return html`
    <footer class="foot">
      <div class="row">
        <div>
          ${
            footer &&
            html`
            <p>${words(footer.name, context)}</p>
            ${footer.licence && html`<p>${words(footer.licence, context)}</p>`}
          `
          }
          ${madeWithFoyer(context)}
        </div>
        <div>
          ${
            notices &&
            items.length > 0 &&
            html`
            <section id="notices" aria-labelledby="h-notices">
              ${heading('notices', notices.heading, context)}
              <ul>
                ${items}
              </ul>
            </section>
          `
          }
          ${
            links &&
            links.length > 0 &&
            html`
            <ul class="elsewhere">
              ${links}
            </ul>
          `
          }
        </div>
      </div>
    </footer>
  `
}
