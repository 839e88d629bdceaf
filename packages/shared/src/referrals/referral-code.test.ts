import { describe, expect, test } from 'vitest'
import { buildReferralLink, parseReferralCode, referralCheckCharacter } from './referral-code.ts'

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const BODY = 'K7PQM2X'
const CODE = BODY + referralCheckCharacter(BODY)

describe('parseReferralCode', () => {
  test.each([
    CODE,
    CODE.toLowerCase(),
    ` ${CODE} `,
    `${CODE.slice(0, 4)}-${CODE.slice(4)}`,
    `${CODE.slice(0, 4)} ${CODE.slice(4)}`,
    `${CODE.slice(0, 4)}\u2011${CODE.slice(4)}`,
    `“${CODE}”`,
    `\u200b${CODE}\ufeff`,
    `${CODE}.`,
  ])('parses %j', (typed) => expect(parseReferralCode(typed)).toBe(CODE))

  test.each(['', BODY, `${CODE}A`, 'O0I1O0I1', 'ÀBCDEFGH', '<script>'])('rejects %j', (typed) => {
    expect(parseReferralCode(typed)).toBeNull()
  })

  test('rejects every single wrong character', () => {
    for (let at = 0; at < CODE.length; at++) {
      for (const other of ALPHABET.replace(CODE.charAt(at), '')) {
        expect(parseReferralCode(CODE.slice(0, at) + other + CODE.slice(at + 1))).toBeNull()
      }
    }
  })

  test('rejects every swap of two adjacent characters', () => {
    for (const first of ALPHABET) {
      for (const second of ALPHABET.replace(first, '')) {
        for (const at of [0, 3, 5]) {
          const body = BODY.slice(0, at) + first + second + BODY.slice(at + 2)
          const code = body + referralCheckCharacter(body)
          const swapped = code.slice(0, at) + second + first + code.slice(at + 2)
          expect(parseReferralCode(swapped)).toBeNull()
        }
      }
    }
  })
})

test('buildReferralLink leads to the lead page with the code', () => {
  expect(buildReferralLink('https://foyer.example', 'H4RBRFM7')).toBe(
    'https://foyer.example/lead?ref=H4RBRFM7',
  )
})
