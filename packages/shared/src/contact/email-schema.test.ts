import { expect, test } from 'vitest'
import { EMAIL_CORPUS } from '../testing/email-corpus.ts'
import { emailSchema } from './email-schema.ts'

test.each(EMAIL_CORPUS)('parses %j as %j', (typed, stored) => {
  expect(emailSchema.safeParse(typed).data ?? null).toBe(stored)
})

test.each([
  [undefined, 'Enter your email address.'],
  [5, 'Enter your email address.'],
  [' ', 'Enter your email address.'],
  ['ana@practice', 'Enter an email address like name@practice.com.'],
  ['ana@practice.com/', 'Enter an email address like name@practice.com. Did you mean ana@practice.com?'],
  [
    'jörg@practice.com',
    'Before the @, an email address has only plain letters (a to z), digits and signs. Did you mean jorg@practice.com?',
  ],
])('rejects %j with one sentence', (typed, message) => {
  expect(emailSchema.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message])
})
