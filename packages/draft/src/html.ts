// The only module that decides what is markup and what is text. All others write `html` templates, in which each
// value is escaped; an attribute is always quoted, because escaping does not protect a bare one.
import { phoneHref } from '@foyer/shared/contact/phone.ts'
import { raw, html as template } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Markup that is safe to put into a page as it is. */
export type SafeHtml = HtmlEscapedString

type Value = string | number | SafeHtml | false | null | undefined | readonly Value[]

/**
 * A template of HTML or SVG. Texts are escaped; markup, lists of both, and numbers go in; false, null, undefined do
 * not. A line break of the template, with the spaces around it, is not a part of the page: templates are indented
 * like other code, and a space at the end of a line is written as `${' '}`.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): SafeHtml {
  return template(withoutLineBreaks(strings), ...values) as SafeHtml
}

/**
 * Markup or path data of our own art as text, made of numbers and fixed words. Line breaks are not a part of it.
 *
 * @param values never hold anything that was typed
 */
export function drawing(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: withoutLineBreaks(strings) }, ...values)
}

const compacted = new WeakMap<TemplateStringsArray, TemplateStringsArray>()

// Each template of the code is looked at once. A line break between two attributes becomes a space.
function withoutLineBreaks(strings: TemplateStringsArray): TemplateStringsArray {
  const known = compacted.get(strings)
  if (known) return known
  let isInTag = false
  const parts = strings.map((part) =>
    part.replace(/[<>]|\s*\n\s*(\/?>)?|\s+(\/>)/g, (found, brokenEnd?: string, end?: string) => {
      if (found === '<') isInTag = true
      else if (found.endsWith('>')) isInTag = false
      else return isInTag ? ' ' : ''
      return brokenEnd ?? end ?? found
    }),
  )
  const made = Object.assign(parts, { raw: parts })
  compacted.set(strings, made)
  return made
}

/**
 * Markup that our own generators of art have made of numbers and fixed words.
 *
 * @param markup never holds anything that was typed: a name in a picture goes through `html`
 */
export function ownMarkup(markup: string): SafeHtml {
  return raw(markup)
}

/**
 * A sheet for a `<style>` element, whose text is not escaped. Custom properties in it are our own colors and numbers.
 */
export function ownSheet(css: string): SafeHtml {
  if (/<\/|<!--/.test(css)) throw new Error('A style sheet must not end its own element.')
  return raw(css)
}

/** Data for a `<script type="application/ld+json">` element: no text in it can end the element. */
export function jsonText(data: unknown): SafeHtml {
  const text = JSON.stringify(data)
  return raw(text.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'))
}

const SAFE_SCHEME = /^(https?:\/\/|tel:\+?[\d().-]+$|mailto:[^\s<>"]+@[^\s<>"]+$)/i
const IN_PAGE = /^#[a-z][a-z0-9-]*$/

/**
 * What may stand in an `href`: an address with http, https, tel or mailto, or a place on the same page.
 *
 * @returns `undefined` for anything else: the text is then written without a link
 */
export function safeHref(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const trimmed = address.trim()
  if (IN_PAGE.test(trimmed)) return trimmed
  return SAFE_SCHEME.test(trimmed) ? trimmed : undefined
}

/** A link, or its words alone when the address may not be linked to. `className` is a fixed word of the style. */
export function link(address: string | undefined, words: Value, className?: string): SafeHtml {
  const href = safeHref(address)
  if (href === undefined) return html`${words}`
  return className === undefined
    ? html`<a href="${href}">${words}</a>`
    : html`<a class="${className}" href="${href}">${words}</a>`
}

/** What a phone number links to: `tel:` and its digits, without its extension; `undefined` when there are none. */
export const telephone = phoneHref
