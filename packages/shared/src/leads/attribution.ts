// Where a visitor came from. The widget bundles this file, so it depends on nothing and stays small.
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

/** How long the first touch keeps the credit. */
export const FIRST_TOUCH_DAYS = 90

export type UtmName = (typeof UTM_NAMES)[number]
export type ClickIdName = (typeof CLICK_ID_NAMES)[number]

/** One arrival at a site: what the address and the referrer said, and when. */
export type Touch = { readonly [Name in UtmName]?: string } & {
  readonly ref?: string
  readonly click_ids?: { readonly [Name in ClickIdName]?: string }
  /** Path of the page where the visitor arrived. */
  readonly landing_page: string
  /** Origin and path of the page that led here; left out for a direct visit. */
  readonly referrer?: string
  /** When, as an ISO 8601 date and time in UTC. */
  readonly at: string
}

// Pages that a visitor passes through on the way: sign-in, payment and mail-link screens bring nobody.
const PASSED_THROUGH =
  /(^|\.)(accounts\.google\.com|login\.microsoftonline\.com|appleid\.apple\.com|checkout\.stripe\.com|(www\.)?paypal\.com|auth0\.com|okta\.com)$/

/**
 * Reads the touch of one page view.
 *
 * @param url the full address of the page
 * @param referrer `document.referrer`, possibly empty
 * @param at the time of the view
 * @returns the touch; query and fragment never leave the address except as the named values, because a host
 *   page can be a health site
 */
export function readAttribution(url: string, referrer: string, at: Date): Touch {
  const address = new URL(url)
  const touch: { -readonly [Key in keyof Touch]: Touch[Key] } = {
    landing_page: address.pathname.slice(0, PATH_MAX_LENGTH),
    at: at.toISOString(),
  }
  for (const name of UTM_NAMES) {
    const value = readParameter(address, name, UTM_MAX_LENGTH)
    if (value) touch[name] = value
  }
  const ref = readParameter(address, 'ref', REF_MAX_LENGTH)
  if (ref) touch.ref = ref
  const clickIds: { [Name in ClickIdName]?: string } = {}
  for (const name of CLICK_ID_NAMES) {
    const value = readParameter(address, name, CLICK_ID_MAX_LENGTH)
    if (value) {
      clickIds[name] = value
      touch.click_ids = clickIds
    }
  }
  const from = externalReferrer(referrer, address)
  if (from) touch.referrer = from
  return touch
}

/** Whether a touch says anything about its origin; a direct visit does not. */
export function hasSource(touch: Touch): boolean {
  return Boolean(touch.ref || touch.referrer || touch.click_ids || UTM_NAMES.some((name) => touch[name]))
}

/**
 * Keeps the first touch for 90 days, a direct visit included, and always the last one that says something.
 *
 * @param stored what an earlier page view left behind, if anything
 * @param current the touch of this page view
 */
export function mergeTouch(
  stored: { readonly first: Touch; readonly last: Touch } | null,
  current: Touch,
): { readonly first: Touch; readonly last: Touch } {
  if (!stored || !isWithinWindow(stored.first, current)) return { first: current, last: current }
  return { first: stored.first, last: hasSource(current) ? current : stored.last }
}

/**
 * Origin and path of an address, without query and fragment, cut at the longest page that is kept; empty for what
 * is not a web address.
 */
export function originAndPath(address: string, maxLength = PAGE_MAX_LENGTH): string {
  if (!URL.canParse(address)) return ''
  const { protocol, origin, pathname } = new URL(address)
  return /^https?:$/.test(protocol) ? (origin + pathname).slice(0, maxLength) : ''
}

function isWithinWindow(first: Touch, current: Touch): boolean {
  const age = Date.parse(current.at) - Date.parse(first.at)
  return age >= 0 && age < FIRST_TOUCH_DAYS * 86_400_000
}

function readParameter(address: URL, name: string, maxLength: number): string {
  return (address.searchParams.get(name) ?? '').trim().slice(0, maxLength)
}

function externalReferrer(referrer: string, address: URL): string {
  const from = originAndPath(referrer)
  if (!from) return ''
  const { origin, hostname } = new URL(from)
  return origin === address.origin || PASSED_THROUGH.test(hostname) ? '' : from
}
