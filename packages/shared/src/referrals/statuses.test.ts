import { expect, it } from 'vitest'
import { describeReferral, REFERRAL_LABELS, REFERRAL_STATUSES } from './statuses.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const NOTHING = { reason: null, approves_at: null, approved_at: null, paid_at: null }

it.each([
  ['signed_up', {}, 'Waiting: the practice must launch'],
  ['onboarded', {}, 'Waiting: the practice must launch'],
  ['held', {}, 'A person looks at it before it counts'],
  ['held', { reason: 'Only the same address was seen' }, 'Only the same address was seen'],
  ['launched', { approves_at: '2026-12-08T12:00:00.1+00:00' }, '30 days end on Dec 8'],
  ['launched', { approves_at: '2027-01-02T12:00:00+00:00' }, '30 days end on Jan 2, 2027'],
  ['launched', { approves_at: '2026-11-21T11:59:00+00:00' }, '30 days have passed; approval comes next'],
  ['approved', { approved_at: '2026-11-03T12:00:00+00:00' }, 'Approved on Nov 3; we send it next'],
  ['paid', { paid_at: '2026-11-03T12:00:00+00:00' }, 'Sent on Nov 3'],
  ['rejected', { reason: 'The practice is not new' }, 'The practice is not new'],
  ['rejected', {}, 'We could not accept this referral'],
  ['duplicate', {}, 'This practice has been referred before'],
  ['self_referral', {}, 'Nobody can refer themselves'],
  ['expired', {}, 'More than 90 days passed before they signed up'],
] as const)('describes a referral that is %s with %j', (status, dates, sentence) => {
  expect(describeReferral({ status, ...NOTHING, ...dates }, NOW)).toBe(sentence)
})

it('has a unique label for each status', () => {
  expect(new Set(REFERRAL_STATUSES.map((status) => REFERRAL_LABELS[status])).size).toBe(
    REFERRAL_STATUSES.length,
  )
})
