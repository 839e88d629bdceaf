import { parseUrl } from '@foyer/shared/parse-url.ts'

/** Returns host and path for comparison, ignoring scheme, `www.`, query, fragment and a trailing slash. */
function normalizePage(address: string): string | null {
  const text = address.trim()
  if (!text || /\s/.test(text)) return null
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  const url = parseUrl(full)
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname || url.username) return null
  const path = url.pathname
    .replace(/\/(index\.html?)?$/i, '')
    // WordPress writes escapes in lower case, browsers in upper case.
    .replace(/%[\da-f]{2}/gi, (escaped) => escaped.toUpperCase())
  return `${url.host.replace(/^www\./, '')}${path}`
}

/**
 * Parses a typed page address, with or without scheme.
 *
 * @returns normalized host and path, or null when the text is not a page address
 */
export function readPage(text: string): string | null {
  const page = normalizePage(text)
  // A single word is not a public host name; localhost is allowed for development.
  return page && /^(localhost|[^/:]+\.[^/:]+|\[)/.test(page) ? page : null
}

/** Whether two addresses refer to the same page. */
export function isSamePage(one: string, other: string): boolean {
  const page = normalizePage(one)
  return page !== null && page === normalizePage(other)
}
