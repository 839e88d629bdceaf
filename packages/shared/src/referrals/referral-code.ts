// Codes are read out on the telephone and typed from paper: the alphabet has no 0, O, 1 or I, and the last of the
// eight characters is computed from the others, so that a slip is found before anybody is credited by mistake.
// `private.new_referral_code()` makes them; this file and its SQL agree (a test compares them).
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/**
 * Reads a code as people write it: any case, with spaces or hyphens.
 *
 * @returns the code as it is stored, or null for what cannot be one
 */
export function parseReferralCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase()
  if (code.length !== LENGTH || [...code].some((character) => !ALPHABET.includes(character))) return null
  return referralCheckCharacter(code.slice(0, -1)) === code.at(-1) ? code : null
}

/**
 * Computes the check character of the characters before it. Each is added in the field of 32 elements
 * (x⁵ + x² + 1) and the sum is doubled, so that one wrong character and two swapped ones always change it.
 */
export function referralCheckCharacter(body: string): string {
  let state = 0
  for (const character of body) {
    state = (state ^ ALPHABET.indexOf(character)) << 1
    if (state > 31) state ^= 37
  }
  return ALPHABET.charAt(state)
}
