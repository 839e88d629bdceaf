import * as z from 'zod/mini'
import { parseUrl } from '../../parse-url.ts'
import { visibleText } from '../../plain-text.ts'
import type { Answer, Answers } from '../answers/answers.ts'
import { LINK_MAX_LENGTH } from '../answers/limits.ts'
import { LINK_TYPES, type LinkType } from '../answers/stored-ids.ts'
import type { ToastText } from '../toasts.ts'

type LinkCard = { readonly label: string; readonly host: string }

const LINK_CARDS: { readonly [Type in LinkType]: LinkCard } = {
  website: { label: 'Existing Website', host: 'yourpractice.com' },
  google: { label: 'Google Business Profile', host: 'google.com' },
  facebook: { label: 'Facebook', host: 'facebook.com' },
  instagram: { label: 'Instagram', host: 'instagram.com' },
  zocdoc: { label: 'Zocdoc', host: 'zocdoc.com' },
  healthgrades: { label: 'Healthgrades', host: 'healthgrades.com' },
  other: { label: 'Other', host: 'example.com' },
}

/** Returns the label, placeholder and icon of a link's input. Zocdoc has no icon of its own. */
export function linkInput(type: LinkType) {
  const { label, host } = LINK_CARDS[type]
  return {
    label,
    placeholder: `Enter your profile URL such as ${host}`,
    icon: type === 'zocdoc' ? 'other' : type,
  } as const
}

/**
 * Returns the links that the screen asks for, in the order of its icons.
 *
 * @param passed the options in the navigation state, not validated; unknown ids count as `other`
 * @param answers a saved Healthgrades link stays on the screen, although web-presence has no such option
 * @returns an empty list when no options were passed; the screen then redirects to web-presence
 */
export function linksToAsk(passed: unknown, answers: Answers): readonly LinkType[] {
  const options = z.array(z.string()).safeParse(passed)
  if (!options.success || options.data.length === 0) return []
  const wanted = new Set(options.data.map(linkTypeOf))
  if (answers.webPresenceLinks?.links.healthgrades) wanted.add('healthgrades')
  return LINK_TYPES.filter((type) => wanted.has(type))
}

function linkTypeOf(id: string): LinkType {
  return LINK_TYPES.find((type) => type === id) ?? 'other'
}

/** Builds the answer of the links screen. Any text is accepted; blank ones are left out, and what was said of reading none. */
export function linkFields(
  asked: readonly LinkType[],
  typed: { readonly [Type in LinkType]?: string },
  mayRead?: boolean,
): Omit<Answer<'webPresenceLinks'>, 'updated_at'> {
  const links: { [Type in LinkType]?: string } = {}
  for (const type of asked) {
    const address = visibleText(typed[type] ?? '')
    if (address) links[type] = address
  }
  const isReadable = links.website !== undefined && renderableLink(links.website) !== undefined
  return {
    links,
    selected_options: [...asked],
    ...(mayRead !== undefined && isReadable && { may_read: mayRead }),
  }
}

/** Returns the toast text for links of which one is too long. */
export function linksProblem({ links }: Pick<Answer<'webPresenceLinks'>, 'links'>): ToastText | undefined {
  if (Object.values(links).every((link) => link.length <= LINK_MAX_LENGTH)) return undefined
  return {
    title: 'This address is too long',
    description: `Please shorten it to ${LINK_MAX_LENGTH.toLocaleString('en-US')} characters`,
  }
}

// A host without a scheme, as people type it, with an optional port and path. User names are rejected, because
// "https://bank.example@evil.example" leads to evil.example.
const BARE_ADDRESS = /^[^\s/:@?#\\]+\.[^\s/:@?#\\.]{2,}(:\d{1,5})?([/?#]\S*)?$/
const WEB_ADDRESS = /^https?:\/\/[^\s/@?#\\]+([/?#]\S*)?$/i

/**
 * Returns the http or https URL for a typed link; `undefined` for anything else, such as `javascript:` or a sentence.
 * Only the result of this function may be used as an `href`.
 */
export function renderableLink(text: string): string | undefined {
  const typed = text.trim()
  const address = WEB_ADDRESS.test(typed) ? typed : BARE_ADDRESS.test(typed) ? `https://${typed}` : undefined
  return address && parseUrl(address)?.toString()
}

// The parser writes IP addresses in numbers, or in brackets.
const PUBLIC_HOST = /^[a-z0-9._-]+\.(?!\d+$)[a-z0-9-]+$/
// Names that lead visitors to their own machine or network.
const INNER_NAME =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|lan|home|home\.arpa|onion)$/

/**
 * Returns the URL for a typed link that visitors of a website follow; `undefined` also for what leads nobody to a public website:
 * IP addresses in any notation, such as 127.0.0.1 and 169.254.169.254, and names of one's own machine and network.
 */
export function visitorLink(text: string): string | undefined {
  const address = renderableLink(text)
  const host = address && new URL(address).hostname.replace(/\.$/, '')
  return host && PUBLIC_HOST.test(host) && !INNER_NAME.test(host) ? address : undefined
}

/** A typed link as people write addresses: without the scheme and a last slash. */
export function bareAddress(text: string): string {
  return text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
}

const HOSTS: { readonly [Type in LinkType]?: RegExp } = {
  google: /(^|\.)(google(\.[a-z]{2,3}){1,2}|goo\.gl|g\.page|g\.co|business\.site)$/,
  facebook: /(^|\.)(facebook\.com|fb\.com|fb\.me)$/,
  instagram: /(^|\.)(instagram\.com|instagr\.am)$/,
  zocdoc: /(^|\.)zocdoc\.com$/,
  healthgrades: /(^|\.)healthgrades\.com$/,
}

/** Returns a hint about an unusual link. A hint never blocks. */
export function linkHint(type: LinkType, text: string): string | undefined {
  if (!text.trim()) return undefined
  const address = visitorLink(text)
  if (!address) return 'This does not look like a web address. You can keep it and go on.'
  const host = HOSTS[type]
  if (!host || host.test(new URL(address).hostname)) return undefined
  const { label } = LINK_CARDS[type]
  return `Links to ${label} usually begin with ${LINK_CARDS[type].host}. You can keep this one and go on.`
}
