/** A page as it is compared: scheme, `www.`, query, fragment and a last slash make no difference. */
function comparable(address: string): string | null {
  const text = address.trim()
  if (!text || /\s/.test(text)) return null
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(full)) return null
  const url = new URL(full)
  if (!/^https?:$/.test(url.protocol) || !url.hostname || url.username) return null
  const path = url.pathname.replace(/\/(index\.html?)?$/i, '')
  return `${url.host.replace(/^www\./, '')}${path}`
}

/**
 * Reads the address of a page as a person types it, with or without scheme.
 *
 * @returns host and path as they are compared, or null for what is no address of a page
 */
export function readPage(text: string): string | null {
  const page = comparable(text)
  // A single word is a host on nobody's internet; this machine is where developers try.
  return page && /^(localhost|[^/:]+\.[^/:]+|\[)/.test(page) ? page : null
}

/** Whether two addresses name the same page. */
export function isSamePage(one: string, other: string): boolean {
  const page = comparable(one)
  return page !== null && page === comparable(other)
}
