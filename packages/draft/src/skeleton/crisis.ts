import { html, type SafeHtml } from '../html.ts'
import type { Line } from '../line.ts'
import { CRISIS_NAME } from '../words/page-words.ts'
import { steady } from './skeleton.ts'

const CALLS = [
  ['call', 'tel:988'],
  ['text 988', 'sms:988'],
  ['Call 911', 'tel:911'],
] as const

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
