import { html, type SafeHtml, telephone } from '../html.ts'
import type { Line } from '../line.ts'
import type { SectionOf } from '../sections.ts'
import type { Context } from '../styles/style.ts'
import { CRISIS_NAME } from '../words/page-words.ts'
import { steady } from './skeleton.ts'

const CALLS = [
  ['call', 'tel:988'],
  ['text 988', 'sms:988'],
  ['Call 911', 'tel:911'],
] as const
const NUMBERS = /(1-\d{3}-\d{3}-\d{4}|\b988\b|\b911\b)/

/** Whom to call in a crisis, above everything else: each number is called or written to with one press. */
export function crisisBand(line: Line | undefined): SafeHtml | undefined {
  if (!line) return undefined
  return html`<aside class="crisis" aria-label="${CRISIS_NAME}"><p>${steady(line.text, linked(line.text))}</p></aside>`
}

function linked(text: string): SafeHtml {
  const parts = text.split(/(call(?= or)|text 988|Call 911)/)
  return html`${parts.map((part) => {
    const href = CALLS.find(([words]) => words === part)?.[1]
    return href ? html`<a href="${href}">${part}</a>` : part
  })}`
}

/** A line with numbers to call, each of which is dialed with one press. */
export function emergencyWords({ id, text }: Line, context: Context): SafeHtml {
  const said = html`${text
    .split(NUMBERS)
    .map((part) => (NUMBERS.test(part) ? html`<a href="${telephone(part)}">${part}</a>` : part))}`
  return context.hasLineIds ? html`<draft-line data-line="${id}">${said}</draft-line>` : said
}

/** Whom to call, beside the services that may bring somebody in danger. */
export function safetyNote({ safety }: SectionOf<'services'>, context: Context): SafeHtml | undefined {
  return safety && html`<p class="safety">${emergencyWords(safety, context)}</p>`
}
