// Addresses of websites below our own domain: which names there can be. `private.is_site_name_free` has the same rules in
// SQL; a test compares them. The words are generated there.
import { toAscii } from './to-ascii.ts'

/** One label of a hostname, 3 to 40 characters, and not in the form of an encoded one (`xn--`). */
export const SITE_NAME = /^(?!.*--)[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/

/** How many old names of an owner lead to the present one, each for 90 days: with a further one the oldest ends. */
export const KEPT_OLD_NAMES = 5

/** Words that look like a place of ours, of the web or of somebody whom people trust. */
export const RESERVED_SITE_NAMES: readonly string[] = (
  'www app apps api admin administrator root host hostmaster postmaster webmaster abuse security secure ssl tls mail email ' +
  'webmail smtp imap pop ftp sftp ssh dns mx ns1 ns2 autoconfig autodiscover wpad cdn static assets images files status ' +
  'help support docs blog news shop store billing pay payment payments invoice account accounts login logout signin signup ' +
  'auth oauth sso verify portal dashboard home site sites test testing staging dev demo example localhost internal private ' +
  'public legal privacy terms about contact press jobs careers partner partners referral referrals reward rewards draft drafts ' +
  'preview widget supabase caddy cloudflare google gmail apple icloud microsoft outlook facebook instagram linkedin paypal ' +
  'stripe venmo zelle medicare medicaid hipaa cdc fda nih hhs irs usa gov police emergency 911'
).split(' ')

/** Our own name: no address may hold it, however it is written. */
export const OUR_NAME = 'foyer'

/** Institutions that no practice has in its name: they are refused anywhere in an address. */
export const INSTITUTIONS_ANYWHERE: readonly string[] = (
  'paypal google facebook instagram whatsapp linkedin microsoft cloudflare supabase docusign coinbase medicare medicaid ' +
  'socialsecurity bankofamerica wellsfargo bluecross blueshield unitedhealth'
).split(' ')

/** Institutions whose letters other names hold as well (`first`, `gazelle`, `clinic-loudoun`): refused as a part of their own. */
export const INSTITUTIONS_AS_PART: readonly string[] =
  'irs cdc fda nih hhs gov uscis usps gmail icloud yahoo venmo zelle cashapp hipaa aetna cigna humana tricare fedex'.split(
    ' ',
  )

/** Institutions that are also places, people and plain words (`apple-valley`): refused where nothing else is said. */
export const INSTITUTIONS_ALONE: readonly string[] =
  'apple outlook stripe chase citi amex visa mastercard amazon anthem kaiser cvs walgreens usa ssa cms dea dhs police fbi'.split(
    ' ',
  )

/** What people are asked for in the name of an institution. */
export const SERVICE_WORDS: readonly string[] = (
  'my the us id login logon signin signon verify verification secure security account accounts help helpdesk support refund ' +
  'refunds billing bill pay payment payments update alert alerts notice claim claims benefits enroll enrollment portal mail ' +
  'email bank banking card cards service services customer online official recovery recover unlock reset password wallet ' +
  'invoice tax taxes access confirm confirmation center team web site app'
).split(' ')

/** Letters that are read alike. `ci` becomes `cl`, and both are read as `d`. */
function fold(name: string): string {
  return name
    .replace(/[0134578iq]/g, (letter) => ALIKE[letter] ?? letter)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
}

const ALIKE: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', i: 'l', q: 'g' },
}

/** What names that look alike have in common: `cedar-gr0ve` and `cedargrove` have the same. */
export function siteNameSkeleton(name: string): string {
  return fold(name.replaceAll('-', ''))
}

/** A pattern for any of these words; `isHyphened` also finds `i-r-s`. */
function anyOf(words: readonly string[], isHyphened = false): string {
  const folded = words.map((word) => (isHyphened ? [...fold(word)].join('-?') : fold(word)))
  return `(${folded.join('|')})`
}

const SERVICE = anyOf(SERVICE_WORDS)
const INSTITUTION = new RegExp(`(^|-)${SERVICE}?${anyOf(INSTITUTIONS_AS_PART, true)}${SERVICE}?(-|$)`)
const PLACE = [...RESERVED_SITE_NAMES, ...INSTITUTIONS_ALONE]
const HAS_PLACE = new RegExp(`(^|-)${SERVICE}?${anyOf(PLACE)}${SERVICE}?(-|$)`)
const PLACES_ONLY = new RegExp(`^(${SERVICE}?${anyOf([...PLACE, ...SERVICE_WORDS])}${SERVICE}?(-|$))+$`)

/**
 * Whether a name can be no site's: its form is wrong, it looks like a place of ours, or like one of an institution that
 * people trust.
 */
export function isReservedSiteName(name: string): boolean {
  const skeleton = siteNameSkeleton(name)
  const folded = fold(name)
  return (
    !SITE_NAME.test(name) ||
    [OUR_NAME, ...INSTITUTIONS_ANYWHERE].some((word) => skeleton.includes(fold(word))) ||
    RESERVED_SITE_NAMES.some((reserved) => siteNameSkeleton(reserved) === skeleton) ||
    INSTITUTION.test(folded) ||
    (HAS_PLACE.test(folded) && PLACES_ONLY.test(folded))
  )
}

const MOST_LETTERS = 40

/**
 * Returns what was typed or is the name of a practice in the form of an address: plain letters, digits and single hyphens,
 * at most 40 characters. Names in other scripts may leave nothing.
 */
export function toSiteName(text: string): string {
  return (
    toAscii(text)
      // Apostrophes do not divide a word.
      .replace(/['’ʼ]/g, '')
      .replaceAll('&', ' and ')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, '')
      .slice(0, MOST_LETTERS)
      .replace(/-$/, '')
  )
}

/**
 * Returns names to offer for a practice, the best first: of two words where there are more, all of them, then with the
 * place and with a number.
 *
 * @param places such as the city and the state of the office
 */
export function offeredSiteNames(practice: string, places: readonly string[]): string[] {
  const whole = toSiteName(practice)
  const short = whole.split('-').slice(0, 2).join('-')
  const suffixes = [...places.map(toSiteName).filter(Boolean), 'practice', '2', '3']
  const bases = short.length >= 8 ? [short, whole] : [whole]
  // A suffix that would be cut off makes no other name.
  const ended = suffixes.map((suffix) =>
    toSiteName(`${bases[0]?.slice(0, MOST_LETTERS - 1 - suffix.length)}-${suffix}`),
  )
  const names = [...bases, ...ended]
  return [...new Set(names)].filter((name) => !isReservedSiteName(name))
}
