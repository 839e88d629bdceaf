// Codes are read out on the phone and typed from paper, so the alphabet has no 0, O, 1 or I, and the last of the eight
// characters is a check character: a typo is found before the wrong partner is credited.
// `private.new_referral_code()` generates codes; a test compares its SQL with this file.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/**
 * Parses a typed code, in any case, with spaces, hyphens, and quotes or invisible characters that were copied along.
 *
 * @returns the code as it is stored, or null when the text is not a valid code
 */
export function parseReferralCode(text: string): string | null {
  const code = text
    .normalize('NFKC')
    .replace(/[\s\p{P}\p{DI}`]/gu, '')
    .toUpperCase()
  if (code.length !== LENGTH || [...code].some((character) => !ALPHABET.includes(character))) return null
  return referralCheckCharacter(code.slice(0, -1)) === code.at(-1) ? code : null
}

/**
 * Computes the check character for the other characters of a code. Each is added in the field of 32 elements
 * (x⁵ + x² + 1) and the sum is doubled, so that every single wrong character and every swap of two adjacent characters
 * changes the result.
 */
export function referralCheckCharacter(body: string): string {
  let state = 0
  for (const character of body) {
    state = (state ^ ALPHABET.indexOf(character)) << 1
    if (state > 31) state ^= 37
  }
  return ALPHABET.charAt(state)
}

/**
 * Returns the link that a partner shares.
 *
 * @param appUrl the app's origin, without a trailing slash
 */
export function buildReferralLink(appUrl: string, code: string): string {
  return `${appUrl}/lead?ref=${encodeURIComponent(code)}`
}
