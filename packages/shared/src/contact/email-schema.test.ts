import { expect, test } from 'vitest'
import { emailSchema } from './email-schema.ts'

test.each([
  ['ana@practice.com', 'ana@practice.com'],
  ['  Ana@Practice.COM\n', 'ana@practice.com'],
  ['josé@clínica.es', 'josé@clínica.es'],
])('parses %j as %s', (typed, email) => {
  expect(emailSchema.parse(typed)).toBe(email)
})

test.each([
  [undefined, 'Enter your email address.'],
  [5, 'Enter your email address.'],
  [' ', 'Enter your email address.'],
  ['ana@practice', 'Enter an email address like name@practice.com.'],
  ['ana silva@practice.com', 'Enter an email address like name@practice.com.'],
])('rejects %j with one sentence', (typed, message) => {
  expect(emailSchema.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message])
})
