import { expect, test } from 'vitest'
import { referralCheckCharacter } from '../referrals/referral-code.ts'
import { COUNTED_PAGE_MAX_LENGTH, PAGE_COUNT_MAX, READY_MS_MAX } from './page-counts.ts'
import { pageCountsSchema } from './page-counts-schema.ts'

const CODE = `PARTNER${referralCheckCharacter('PARTNER')}`
const SENT = { ref: CODE, page: 'https://partner.example/pricing', views: 1, focuses: 1, submits: 0 }

const parse = (rest: Record<string, unknown>) => pageCountsSchema.safeParse({ ...SENT, ...rest })

test('accepts what the widget sends and ignores other names', () => {
  expect(parse({ visitor: 7 }).data).toEqual(SENT)
})

test('stores the code in capitals, and the page without its query', () => {
  const sent = { ref: ` ${CODE.toLowerCase()}`, page: `${SENT.page}?name=ana#top` }
  expect(parse(sent).data).toEqual(SENT)
})

test('stores a larger number as the largest', () => {
  expect(parse({ views: 1_000_000 }).data?.views).toBe(PAGE_COUNT_MAX)
  expect(parse({ ready_ms: 1_000_000 }).data?.ready_ms).toBe(READY_MS_MAX)
})

test('keeps the version and the time until the form was ready, which old versions do not send', () => {
  const sent = { ...SENT, version: '0.2.0', ready_ms: 80 }
  expect(parse(sent).data).toEqual(sent)
})

test.each([
  ['a code with a typo', { ref: CODE.replace('P', 'Q') }],
  ['no code', { ref: null }],
  ['a page that is not on the web', { page: 'file:///home/ana/page.html' }],
  ['no page', { page: '' }],
  ['a long page', { page: `https://partner.example/${'x'.repeat(COUNTED_PAGE_MAX_LENGTH)}` }],
  ['a negative number', { views: -1 }],
  ['a fraction', { views: 1.5 }],
  ['a text for a number', { views: '1' }],
  ['a missing number', { submits: undefined }],
  ['a sentence for a version', { version: 'the newest one' }],
  ['no counts', { views: 0, focuses: 0 }],
])('rejects %s', (_, rest) => expect(parse(rest).success).toBe(false))
