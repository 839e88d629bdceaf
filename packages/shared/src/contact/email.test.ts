import { describe, expect, test } from 'vitest'
import { EMAIL_CORPUS } from '../testing/email-corpus.ts'
import {
  canonicalEmail,
  EMAIL_INVALID,
  EMAIL_LETTERS,
  EMAIL_MAX_LENGTH,
  EMAIL_MISSING,
  emailProblem,
  isEmail,
} from './email.ts'

describe('the grammar of addresses', () => {
  const spellings = EMAIL_CORPUS.map(([typed, stored]) => ({ typed, stored }))
  test.each(spellings)('$typed is stored as $stored', ({ typed, stored }) => {
    const email = canonicalEmail(typed)
    expect(isEmail(email) ? email : null).toBe(stored)
    expect(emailProblem(typed) === null).toBe(stored !== null)
    // A spelling that is stored once stays as it is.
    expect(canonicalEmail(email)).toBe(email)
  })

  test('accepts addresses up to the maximum length', () => {
    const domain = `${'d.'.repeat((EMAIL_MAX_LENGTH - 8) / 2)}com`
    expect(isEmail(`anna@${domain}`)).toBe(true)
    expect(isEmail(`annas@${domain}`)).toBe(false)
  })

  test('accepts capitals, as operators write them into variables', () => {
    expect(isEmail('Help@Foyer.example')).toBe(true)
  })

  // A backtracking pattern would not terminate here.
  test.each([
    `${'a'.repeat(60)}@${'a.'.repeat(90)}@`,
    `${'a'.repeat(60)}@${'a'.repeat(60)}${'.a'.repeat(60)}@`,
    `${'a.'.repeat(120)}@`,
    `a@${'a-'.repeat(120)}`,
  ])('rejects hostile text in linear time', (text) => expect(isEmail(text)).toBe(false))
})

test.each([
  ['', EMAIL_MISSING],
  [' \u200b', EMAIL_MISSING],
  ['ana@practice', EMAIL_INVALID],
  ['ana silva@practice.com', EMAIL_INVALID],
  ['jörg@practice.com', EMAIL_LETTERS],
  ['ana@exa_mple.com', EMAIL_INVALID],
])('emailProblem(%j) is %s', (typed, problem) => expect(emailProblem(typed)).toBe(problem))
