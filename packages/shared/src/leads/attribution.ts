// Where a visitor came from. The widget bundles this file, so it has no dependencies and stays small.
import {
  CLICK_ID_MAX_LENGTH,
  PAGE_MAX_LENGTH,
  PATH_MAX_LENGTH,
  REF_MAX_LENGTH,
  UTM_MAX_LENGTH,
} from './limits.ts'

export const UTM_NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** Click identifiers of Google, Meta, Microsoft, TikTok, LinkedIn and X. */
export const CLICK_ID_NAMES = [
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
  'li_fat_id',
  'twclid',
] as const

/** For how many days the first touch is credited. */
export const FIRST_TOUCH_DAYS = 90
/** An age above this many days is that of a clock that was wrong: nobody comes back with the same storage after years. */
export const CLOCK_JUMP_DAYS = 730

const DAY_MS = 86_400_000

export type UtmName = (typeof UTM_NAMES)[number]
export type ClickIdName = (typeof CLICK_ID_NAMES)[number]

/** One visit to a site, as its URL and referrer describe it. */
export type Touch = { readonly [Name in UtmName]?: string } & {
  readonly ref?: string
  readonly click_ids?: { readonly [Name in ClickIdName]?: string }
  /** Path of the first page of the visit. */
  readonly landing_page: string
  /** Origin and path of the referring page; omitted for a direct visit. */
  readonly referrer?: string
  /** Time of the visit, as an ISO 8601 date and time in UTC. */
  readonly at: string
}

// Sign-in and payment pages that visitors only pass through; they are not referrers.
const PASSED_THROUGH =
  /^https?:\/\/([^/]+\.)?(accounts\.google|login\.microsoftonline|appleid\.apple|checkout\.stripe|paypal|auth0|okta)\.com\.?[:/]/

// What word processors and chat programs put around a value.
const AROUND = /^[\s\p{DI}\p{Pi}\p{Pf}"'„]+|[\s\p{DI}\p{Pi}\p{Pf}"'„]+$/gu

// The merge tag of a mail program, a shop or an ad network that was never filled in, such as {{campaign}}, *|EMAIL|*,
// %EMAIL%, [[name]] or __CAMPAIGN__; within a value the server removes it (`merge-tags.ts`). The query reads the letters
// after a % as a byte, %DATE% comes as U+FFFD and TE%, and {{#if}} ends at its #.
const UNFILLED = /^([{[<*%$~\ufffd].*[}\]>*%$~{]|__.*__)$/s

/** A query that was encoded as a whole, up to six times. */
const ENCODED = /=|%(25){0,4}3d/i

/** A character reference of HTML, written for a page that was escaped once too often; not that of a separator. */
const REFERENCE = /&(?:amp;)*(?!amp|#0*38;|#x0*26;)#?\w+;/gi

/**
 * Returns a query with the character references in its values encoded, for the server to decode: `o&#39;hara` is one value
 * again. A browser takes the rest of such a value for the fragment, so this needs both. For `/lead` and the start page; the
 * widget has no bytes for it.
 */
export function keepReferences(query: string): string {
  return query.replace(REFERENCE, encodeURIComponent)
}

/** Returns a value of a campaign without what was copied along with it; an empty text for an unfilled merge tag. */
export function cleanSource(value: string): string {
  const text = value.replace(AROUND, '')
  return UNFILLED.test(text) ? '' : text
}

/**
 * Reads the touch of one page view.
 *
 * @param url the full URL of the page
 * @param referrer `document.referrer`, possibly empty
 * @param at the time of the view
 * @returns the touch. Of query and fragment it contains only the named values, because a host page can be a health
 *   site.
 */
export function readAttribution(url: string, referrer: string, at: Date): Touch {
  const { hostname, pathname } = new URL(url)
  const found = readSources(url)
  const read = <Name extends string>(names: readonly Name[], maxLength: number): { [Key in Name]?: string } =>
    Object.fromEntries(
      names.map((name) => [name, (found.get(name) || '').slice(0, maxLength)]).filter(([, value]) => value),
    )
  const clickIds = read(CLICK_ID_NAMES, CLICK_ID_MAX_LENGTH)
  const from = originAndPath(referrer)
  const isExternal = from && siteOf(new URL(from).hostname) !== siteOf(hostname) && !PASSED_THROUGH.test(from)
  return {
    landing_page: pathname.slice(0, PATH_MAX_LENGTH),
    at: at.toISOString(),
    ...read(UTM_NAMES, UTM_MAX_LENGTH),
    ...read(['ref'], REF_MAX_LENGTH),
    ...(Object.keys(clickIds)[0] && { click_ids: clickIds }),
    ...(isExternal && { referrer: from }),
  }
}

/**
 * Reads the values of a URL by their names in lower case. Links are written by hand and pass through mail programs, chats and
 * redirects: escaped once more (`&amp;utm_medium=`, `%26utm_medium%3D`), with a second question mark or none, or with their
 * values behind the `#` of a router.
 */
export function readSources(url: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const read = (query: string) =>
    new URLSearchParams(query.replace(/[?#]/g, '&')).forEach((value, key) => {
      // Several values that were encoded together: decoded, they fall apart.
      if (ENCODED.test(key)) read(key)
      else {
        const name = sourceName(key)
        found.set(name, found.get(name) || cleanSource(value))
      }
    })
  read(url)
  return found
}

/** Returns the name of a value as we know it, whatever its case and whatever was copied along with it. */
export function sourceName(key: string): string {
  return key.replace(/^.*[?&#;]|[\s\p{DI}\p{Pi}\p{Pf}"'„]/gsu, '').toLowerCase()
}

/** A page that is also reached as `www.`, or with the dot of the root, is no referrer of its own. */
function siteOf(host: string): string {
  return host.replace(/^www\.|\.$/g, '')
}

/** Whether a touch names a source; a direct visit has only a path and a time. */
export function hasSource({ landing_page: _, at: __, ...source }: Touch): boolean {
  return Object.values(source).some(Boolean)
}

/**
 * Keeps the first touch for 90 days, even a direct visit, and the latest touch that names a source. A first touch from the
 * future, or from years ago, was made by a clock that was wrong, or is judged by one: it is kept. An older one is kept for
 * one more page view, and longer if the clock is put right by then.
 *
 * @param stored the touches of earlier page views, if any
 * @param current the touch of this page view
 */
export function mergeTouch(
  stored: { readonly first: Touch; readonly last: Touch; readonly isOld?: boolean } | null,
  current: Touch,
): { readonly first: Touch; readonly last: Touch; readonly isOld?: boolean } {
  if (!stored) return { first: current, last: current }
  const { first, last, isOld } = stored
  const days = (Date.parse(current.at) - Date.parse(first.at)) / DAY_MS
  if (!(days < FIRST_TOUCH_DAYS || days > CLOCK_JUMP_DAYS))
    return { first: isOld ? current : first, last: current, isOld: !isOld }
  // A reload of a page that removed its query keeps the referrer; it is still the same visit.
  const isRepeated = current.referrer === last.referrer
  return { first, last: hasSource(isRepeated ? { ...current, referrer: '' } : current) ? current : last }
}

/**
 * Returns origin and path of a URL, without query and fragment, cut at `maxLength`; an empty text for anything that is
 * not an http or https URL.
 */
export function originAndPath(address: string, maxLength = PAGE_MAX_LENGTH): string {
  // Most visits have no referrer, and an exception takes longer than rendering a form.
  if (!address) return ''
  try {
    const { protocol, origin, pathname } = new URL(address)
    return /^https?:$/.test(protocol) ? (origin + pathname).slice(0, maxLength) : ''
  } catch {
    return ''
  }
}
