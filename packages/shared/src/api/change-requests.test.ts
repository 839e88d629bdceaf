import { expect, it } from 'vitest'
import { CHANGE_DETAILS_MAX_LENGTH, changeRequestSchema } from './change-requests.ts'

const parse = (areas: unknown, details: unknown) => changeRequestSchema.safeParse({ areas, details })

it.each([
  [['copy', 'mobile'], '', { areas: ['copy', 'mobile'], details: '' }],
  [['copy', 'copy'], ' a\0b ', { areas: ['copy'], details: 'ab' }],
  [[], 'The phone number is old.', { areas: [], details: 'The phone number is old.' }],
  [[], 'x'.repeat(CHANGE_DETAILS_MAX_LENGTH), { areas: [], details: 'x'.repeat(CHANGE_DETAILS_MAX_LENGTH) }],
])('accepts areas %j with details %j', (areas, details, request) => {
  expect(parse(areas, details)).toEqual({ success: true, data: request })
})

it.each([
  [[], '', 'Choose an area, or write what should change.'],
  [[], ' \n ', 'Choose an area, or write what should change.'],
  [['copy'], 'x'.repeat(CHANGE_DETAILS_MAX_LENGTH + 1), 'Use at most 4000 characters.'],
])('rejects areas %j with details %j', (areas, details, message) => {
  const parsed = parse(areas, details)
  expect(parsed.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([['details', message]])
})

it('rejects unknown areas', () => {
  expect(parse(['price'], '').success).toBe(false)
})
