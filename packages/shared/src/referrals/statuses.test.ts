import { expect, it } from 'vitest'
import {
  describeReferral,
  labelReferral,
  REFERRAL_STATUSES,
  type ReferralPayment,
  type ToldReferral,
  wordOf,
} from './statuses.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const NOTHING: Omit<ToldReferral, 'status'> = {
  reason: null,
  launched_at: null,
  ended_at: null,
  approves_at: null,
  decides_by: null,
  waits_for: null,
  payment: null,
}
const SENT: ReferralPayment = {
  statement: 26,
  sent_on: '2026-11-23',
  arrives_on: '2026-11-27',
  method: 'ach',
  is_on_its_way: true,
}
const live = (launched: string, approves: string) => ({
  launched_at: `${launched}T17:00:00.1+00:00`,
  approves_at: `${approves}T17:00:00.1+00:00`,
})

it.each([
  ['signed_up', {}, 'Signed up', 'Must finish the questions and launch'],
  ['onboarded', {}, 'Signed up', 'Must launch'],
  [
    'onboarded',
    {
      // Still the 12th in the books.
      ended_at: '2026-11-13T03:00:00+00:00',
      reason: 'The website went offline. 30 new days begin when it is back',
    },
    'Signed up',
    'Nov 12: The website went offline. 30 new days begin when it is back',
  ],
  ['held', {}, 'Being checked', 'Being looked at; a person decides'],
  [
    'held',
    { reason: 'No visit with your link was seen', decides_by: '2026-11-30' },
    'Being checked',
    'No visit with your link was seen; a person decides by Nov 30',
  ],
  ['launched', live('2026-11-04', '2026-12-04'), 'Launched', 'Live since Nov 4, due Dec 4'],
  ['launched', live('2026-12-03', '2027-01-02'), 'Launched', 'Live since Dec 3, due Jan 2, 2027'],
  [
    'launched',
    live('2026-10-21', '2026-11-20'),
    'Launched',
    'Live for 30 days; a person looks at the website next',
  ],
  ['approved', {}, 'Due', 'Leaves on payday, Dec 7'],
  ['paid', { payment: SENT }, 'On its way', 'At your bank by Nov 27'],
  ['paid', { payment: { ...SENT, method: 'paypal' } }, 'On its way', 'At your PayPal by Nov 27'],
  ['paid', { payment: { ...SENT, is_on_its_way: false } }, 'Paid', 'Sent on Nov 23, statement S-0026'],
  ['rejected', { reason: 'The practice is not new' }, 'Not counted', 'The practice is not new'],
  ['rejected', {}, 'Not counted', 'We could not accept this referral'],
  ['duplicate', {}, 'Not counted', 'This practice has been referred before'],
  ['self_referral', {}, 'Not counted', 'Your own address'],
  ['expired', {}, 'Not counted', 'More than 90 days after your link'],
] as const)('tells a referral that is %s with %j', (status, facts, label, sentence) => {
  const referral = { status, ...NOTHING, ...facts }
  expect(labelReferral(referral)).toBe(label)
  expect(describeReferral(referral, NOW, { next_payday: '2026-12-07' })).toBe(sentence)
})

it.each([
  ['account', 'Waits for an account'],
  ['form', 'Waits for the tax form'],
] as const)('says that what is due waits for %s', (waits_for, sentence) => {
  expect(
    describeReferral({ status: 'approved', ...NOTHING, waits_for }, NOW, { next_payday: '2026-12-07' }),
  ).toBe(sentence)
})

it('has a word for each status', () => {
  expect(REFERRAL_STATUSES.map(wordOf).join()).toBe(
    'signed_up,signed_up,checked,launched,due,sent,not_counted,not_counted,not_counted,not_counted',
  )
})
