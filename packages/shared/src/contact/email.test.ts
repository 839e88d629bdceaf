import { describe, expect, test } from 'vitest'
import {
  canonicalEmail,
  EMAIL_INVALID,
  EMAIL_INVISIBLE,
  EMAIL_MAX_LENGTH,
  emailProblem,
  isEmail,
} from './email.ts'

describe('isEmail', () => {
  test.each([
    'ana@practice.com',
    'ana.silva+web@sub.practice.co.uk',
    "o'hara@practice.org",
    'josé@clínica.es',
    '用户@例子.广告',
    'a@b.co',
    `${'a'.repeat(64)}@practice.com`,
    'ana@practice.museum',
    '_-!#$%&*+/=?^`{|}~@practice.com',
  ])('accepts %s', (email) => expect(isEmail(email)).toBe(true))

  test.each([
    '',
    'ana',
    'ana@',
    '@practice.com',
    'ana@practice',
    'ana@practice.',
    'ana@.practice.com',
    'ana@practice..com',
    'ana@@practice.com',
    'ana@practice@com',
    'ana silva@practice.com',
    'ana@prac tice.com',
    ' ana@practice.com',
    'ana@practice.com\n',
    'ana@practice.com,ben@practice.com',
    'ana@practice.com;ben@practice.com',
    'Ana <ana@practice.com>',
    '"ana"@practice.com',
    'ana@[127.0.0.1]',
    'ana\0@practice.com',
    'ana\u00a0@practice.com',
    'ana\u0085@practice.com',
    `${'a'.repeat(65)}@practice.com`,
  ])('rejects %j', (email) => expect(isEmail(email)).toBe(false))

  test('accepts addresses up to the maximum length', () => {
    const domain = `${'d'.repeat(EMAIL_MAX_LENGTH - '@.com'.length - 3)}.com`
    expect(isEmail(`ana@${domain}`)).toBe(true)
    expect(isEmail(`anna@${domain}`)).toBe(false)
  })

  // A backtracking pattern would not terminate here.
  test('rejects hostile text in linear time', () => {
    expect(isEmail(`${'a'.repeat(60)}@${'a.'.repeat(90)}@`)).toBe(false)
    expect(isEmail(`${'a'.repeat(60)}@${'a'.repeat(60)}${'.a'.repeat(60)}@`)).toBe(false)
  })
})

test.each([
  ['  Ana@Practice.COM ', 'ana@practice.com'],
  ['ana@practice.com', 'ana@practice.com'],
  ['ÉVA@PRACTICE.COM', 'éva@practice.com'],
])('canonicalEmail(%j) is %s', (typed, canonical) => expect(canonicalEmail(typed)).toBe(canonical))

describe('emailProblem', () => {
  test.each([
    ['a zero-width space', 'ana\u200b@practice.com'],
    ['a zero-width joiner', 'ana@prac\u200dtice.com'],
    ['a soft hyphen', 'ana@prac\u00adtice.com'],
    ['a right-to-left override', 'ana\u202emoc.@practice.com'],
    ['a word joiner at the end', 'ana@practice.com\u2060'],
    ['a tag character', 'ana\u{e0061}@practice.com'],
    ['nothing visible', '\u200b'],
  ])('names the cause in an address with %s', (_, email) => {
    expect(emailProblem(email)).toBe(EMAIL_INVISIBLE)
    expect(isEmail(email)).toBe(false)
  })

  test('keeps its sentence for other mistakes', () => {
    expect(emailProblem('ana@practice')).toBe(EMAIL_INVALID)
    expect(emailProblem('ana@practice.com')).toBeNull()
  })
})
