// The only module that decides what is markup and what is text. All others write `html` templates, in which each
// value is escaped; an attribute is always quoted, because escaping does not protect a bare one.
import { raw, html as template } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Markup that is safe to put into a page as it is. */
export type SafeHtml = HtmlEscapedString

type Value = string | number | SafeHtml | false | null | undefined | readonly Value[]

/** A template of HTML or SVG. Texts are escaped; markup, lists of both, and numbers go in; false, null, undefined do not. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): SafeHtml {
  return template(strings, ...values) as SafeHtml
}

/**
 * Markup that our own generators of art have made of numbers and fixed words.
 *
 * @param markup never holds anything that was typed: a name in a picture goes through `html`
 */
export function ownMarkup(markup: string): SafeHtml {
  return raw(markup)
}

/** A sheet for a `<style>` element, whose text is not escaped. Custom properties in it are our own colors and numbers. */
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

/** `tel:` and the digits of a phone number without its extension; `undefined` when there are none. */
export function telephone(number: string): string | undefined {
  const digits = number.replace(/(x|ext).*$/i, '').replace(/[^\d+]/g, '')
  return digits ? `tel:${digits}` : undefined
}
