import { expect, it } from 'vitest'
import { SUPPORT_MESSAGE_MAX_LENGTH, supportFormSchema, supportRequestSchema } from './support.ts'

const form = { topic: 'other', message: 'Help', page: '' }

it.each([
  [' a\0b ', 'ab'],
  // A length limit can cut an emoji in half; Postgres rejects the lone surrogate in JSON.
  ['Thank you \ud83d', 'Thank you'],
  ['Thank you 🙂', 'Thank you 🙂'],
])('removes from %j what Postgres rejects', (message, stored) => {
  expect(supportFormSchema.parse({ ...form, message }).message).toBe(stored)
})

it.each([
  ['', 'Write what we can help with.'],
  [' \ud83d ', 'Write what we can help with.'],
  ['x'.repeat(SUPPORT_MESSAGE_MAX_LENGTH + 1), 'Use at most 5000 characters.'],
])('rejects the message %j', (message, problem) => {
  const parsed = supportFormSchema.safeParse({ ...form, message })
  expect(parsed.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([['message', problem]])
})

it('stores null for a blank or missing page', () => {
  const request = { ...form, request_id: '4c1f6f0e-5d0a-4f57-9d5e-2a0f3b8f8a11' }
  expect(supportRequestSchema.parse({ ...request, page: ' ' }).page).toBeNull()
  expect(supportRequestSchema.parse({ ...request, page: undefined }).page).toBeNull()
})
