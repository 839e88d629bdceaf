import { expect, it, test } from 'vitest'
import type { Entry, Item } from './api/desk.ts'
import { decidedBy } from './decided-by.ts'
import { itemOf } from './items-of-each-kind.ts'

const entry = (subject: string, at = '2026-11-20T12:05:00+00:00', id = 1): Entry => ({
  id,
  at,
  actor: 'Olga',
  action: 'x',
  subject,
  who: null,
  reason: 'why',
})

test.each([
  ['build', '0'],
  ['mail', '1'],
  ['support', '4'],
  ['change', '5'],
  ['case', 'C-1'],
  ['lead', '7'],
  ['referral', 'R-1001'],
  ['payout', 'P-1'],
  ['domain', 'domain:2'],
  ['books', 'mail:9, books:3'],
] as readonly (readonly [Item['kind'], string])[])('finds who decided a %s', (kind, subject) => {
  expect(decidedBy(itemOf(kind), [entry('other'), entry(subject)])?.subject).toBe(subject)
})

it('takes the newest entry, and none from before the item waited', () => {
  const mail = itemOf('mail')
  expect(decidedBy(mail, [entry('1', undefined, 7), entry('1', undefined, 6)])?.id).toBe(7)
  expect(decidedBy(mail, [entry('1', '2026-11-20T11:59:00+00:00')])).toBeNull()
})
