// Addresses of websites below our own domain: which names there can be. `private.is_site_name_free` has the same rules in
// SQL; a test compares them.

/** One label of a hostname, 3 to 40 characters, and not in the form of an encoded one (`xn--`). */
export const SITE_NAME = /^(?!.*--)[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/

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

/** What names that look alike have in common: `cedar-gr0ve` and `cedargrove` have the same. */
export function siteNameSkeleton(name: string): string {
  return name
    .replace(/[0135i-]/g, (letter) => ({ 0: 'o', 1: 'l', 3: 'e', 5: 's', i: 'l' })[letter] ?? '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Whether a name can be no site's: its form is wrong, or it is reserved or looks like a reserved one. */
export function isReservedSiteName(name: string): boolean {
  const skeleton = siteNameSkeleton(name)
  if (!SITE_NAME.test(name) || skeleton.includes(siteNameSkeleton(OUR_NAME))) return true
  return RESERVED_SITE_NAMES.some((reserved) => siteNameSkeleton(reserved) === skeleton)
}

/**
 * Returns what was typed or is the name of a practice in the form of an address: plain letters, digits and single hyphens,
 * at most 40 characters. Names in other scripts may leave nothing.
 */
export function toSiteName(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Accents and apostrophes do not divide a word.
      .replace(/[\p{M}'’]/gu, '')
      .replaceAll('&', ' and ')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, '')
      .slice(0, 40)
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
  const names = [...bases, ...suffixes.map((suffix) => toSiteName(`${bases[0]}-${suffix}`))]
  return [...new Set(names)].filter((name) => !isReservedSiteName(name))
}
