import { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { expect, test } from 'vitest'
import { mailOf as mailAs } from '../../../tests/mail-of.ts'
import type { MailKind } from './mails.ts'
import type { MailedReferral, PartnerFacts } from './partner-facts.ts'

const TOKEN = 'b'.repeat(64)

const REFERRAL: MailedReferral = {
  number: 1034,
  masked_email: 'd•••@cedargrove.example',
  channel: 'widget',
  evidence: 'handoff',
  is_held: false,
  left_at: '2026-11-18T15:00:00Z',
  signed_up_at: '2026-11-19T15:00:00Z',
  launched_at: null,
  due_on: null,
  payday: null,
  waits_for: null,
  cents: 20_000,
  reason: 'The first touch within 90 days',
  is_paid: false,
}
const LAUNCHED = { launched_at: '2026-11-22T22:36:00Z', due_on: '2026-12-22', payday: '2027-01-04' }
const OTHER = { ...REFERRAL, number: 1035, masked_email: 'k•••@bluff.example' }
const FACTS: PartnerFacts = {
  referrals: [REFERRAL],
  payday: '2026-12-07',
  today: '2026-11-24',
  payout: { details: { method: 'ach', masked: '4471' } },
}

function mailOf(kind: Extract<MailKind, `referral_${string}` | 'reward_due'>, facts: Partial<PartnerFacts>) {
  const to = { email: 'farah@haddad.example', first_name: new StrangersWords('Farah'), token: TOKEN }
  return mailAs(kind, { ...FACTS, ...facts }, to)
}

test('tells of a sign-up, and how to stop these mails with one press', () => {
  const mail = mailOf('referral_signed_up', {})
  expect(mail).toMatchObject({
    to: 'farah@haddad.example',
    subject: 'A practice owner you sent has signed up',
    headers: {
      'List-Unsubscribe': `<https://project.example/functions/v1/mails/stop?token=${TOKEN}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  expect(mail.text.replaceAll(TOKEN, 'TOKEN')).toMatchInlineSnapshot(`
    "Someone you sent has signed up

    Hello Farah, d•••@cedargrove.example left an address in your form on Nov 18, 2026 and signed up on Nov 19, 2026.

    (x) Signed up
        Nov 19, 2026
    ( ) Website goes live
        They decide when. The 30 days begin that day.
    ( ) $200.00 is due
        30 days later, if the website is still live.
    ( ) Payday
        Every second Monday.

    See this referral: https://app.example/rewards

    Nothing to do for you. We write again when they launch, or when something changes.

    --
    You get this because farah@haddad.example is a partner of Foyer and wants to hear how referrals do.
    Choose your mails: https://app.example/mail/TOKEN#choose
    Stop these mails: https://app.example/mail/TOKEN
    Foyer Practice Websites, Inc., 200 Example Street
    "
  `)
  expect(mail.html).toContain('<b>d•••@cedargrove.example</b>')
  expect(mail.html).toContain(`href="https://app.example/mail/${TOKEN}"`)
})

test('says of a sign-up without a visit that a person looks at it', () => {
  const held = { ...REFERRAL, evidence: 'mailbox', is_held: true } as const
  const { text } = mailOf('referral_signed_up', { referrals: [held] })
  expect(text).toContain('No visit with your link was seen, only the same address')
  expect(text).toContain('( ) A person looks at it')
  expect(text).not.toContain('left an address')
})

test('tells of a launch with its dates, also over the turn of the year', () => {
  const mail = mailOf('referral_launched', {
    referrals: [{ ...REFERRAL, ...LAUNCHED, channel: 'link', evidence: 'link' }],
  })
  expect(mail.subject).toBe('A practice you sent is live: $200.00 on Dec 22')
  expect(mail.text).toMatchInlineSnapshot(`
    "A practice you sent is live

    Hello Farah, d•••@cedargrove.example launched on Nov 22, 2026.

    (x) Signed up
        Nov 19, 2026, in the browser that came with your link
    (*) Live since Nov 22, 2026
    ( ) $200.00 is due on Dec 22, 2026
        If the website is still live that day.
    ( ) Payday on Jan 4, 2027
        It leaves for account ••4471.

    See this referral: https://app.example/rewards

    --
    You get this because farah@haddad.example is a partner of Foyer and wants to hear how referrals do.
    Choose your mails: https://app.example/mail/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb#choose
    Stop these mails: https://app.example/mail/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
    Foyer Practice Websites, Inc., 200 Example Street
    "
  `)
})

test('promises no day while a launch is held', () => {
  const { subject } = mailOf('referral_launched', {
    referrals: [{ ...REFERRAL, ...LAUNCHED, is_held: true }],
  })
  expect(subject).toBe('A practice you sent is live')
})

test('tells what is due and when it leaves', () => {
  const mail = mailOf('reward_due', {})
  expect(mail.subject).toBe('$200.00 is due and leaves on Dec 7')
  expect(mail.text).toMatchInlineSnapshot(`
    "$200.00 is due

    Hello Farah, the practice of d•••@cedargrove.example has been live for 30 days.

    $200.00
    Leaves on Monday, Dec 7, 2026, for account ••4471

    Nothing to do. The statement comes with the payment.

    Open Rewards: https://app.example/rewards

    Is the account old? Change it by Nov 30, so that the 7 days of waiting are over before payday.

    --
    You get this because farah@haddad.example is a partner of Foyer and wants to hear how referrals do.
    Choose your mails: https://app.example/mail/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb#choose
    Stop these mails: https://app.example/mail/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
    Foyer Practice Websites, Inc., 200 Example Street
    "
  `)
})

test.each([
  ['account', 'an account', 'Add details'],
  ['correction', 'a correction of your account', 'Add details'],
  ['new_account', 'your new account, which is used after 7 days', 'Open Rewards'],
  ['hold', 'a person who looks at it', 'Open Rewards'],
  ['terms', 'you to accept the partner terms', 'Open Rewards'],
  ['form', 'your tax form', 'Open Rewards'],
])('tells what is due and waits: %s', (waits_for, words, button) => {
  const { subject, text } = mailOf('reward_due', { referrals: [{ ...REFERRAL, waits_for }] })
  expect(subject).toBe(`$200.00 is due and waits for ${words}`)
  expect(text).toContain(`\n${button}: https://app.example/rewards`)
  expect(text).not.toContain('Leaves on')
})

test('tells what of several rewards leaves and what waits for the tax form', () => {
  const { subject, text } = mailOf('reward_due', { referrals: [REFERRAL, { ...OTHER, waits_for: 'form' }] })
  expect(subject).toBe('$400.00 is due, and $200.00 of it leaves on Dec 7')
  expect(text).toContain(
    '$200.00 leaves on Monday, Dec 7, 2026, for account ••4471. $200.00 waits for your tax form.',
  )
})

test('promises no payday to a launched practice whose reward has to wait for the tax form', () => {
  const { text } = mailOf('referral_launched', {
    referrals: [{ ...REFERRAL, ...LAUNCHED, waits_for: 'form' }],
  })
  expect(text).toContain('Payday on Jan 4, 2027\n    If your tax form is here by then.')
})

test('tells what does not count, and why', () => {
  const mail = mailOf('referral_refused', {
    referrals: [{ ...REFERRAL, reason: 'This person was referred before' }],
  })
  expect(mail.subject).toBe('d•••@cedargrove.example does not count, and why')
  expect(mail.text).toMatchInlineSnapshot(`
    "This referral does not count

    Hello Farah, it is about d•••@cedargrove.example, who left an address in your form on Nov 18, 2026.

    The reason: This person was referred before
    Your other referrals: Not touched by this.

    If you know something that we do not, tell us. A person reads it and answers within 3 business days.

    Ask a person to look: https://app.example/rewards

    --
    You get this because farah@haddad.example is a partner of Foyer and wants to hear how referrals do.
    Choose your mails: https://app.example/mail/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb#choose
    Stop these mails: https://app.example/mail/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
    Foyer Practice Websites, Inc., 200 Example Street
    "
  `)
})

test('says what happens to a reward that was paid', () => {
  const { text } = mailOf('referral_refused', { referrals: [{ ...REFERRAL, is_paid: true }] })
  expect(text).toContain('What was paid: $200.00 is taken from your next payment. You get no bill.')
})

test.each([
  ['referral_signed_up', 'Two practice owners you sent have signed up', 'k•••@bluff.example: Nov 19, 2026'],
  [
    'referral_launched',
    'Two practices you sent are live: up to $400.00',
    'k•••@bluff.example: $200.00 is due on Dec',
  ],
  ['reward_due', '$400.00 is due and leaves on Dec 7', 'k•••@bluff.example: $200.00'],
  ['referral_refused', 'Two referrals do not count, and why', 'k•••@bluff.example: The first touch'],
] as const)('what happened together is one mail: %s', (kind, subject, line) => {
  const mail = mailOf(kind, {
    referrals: [
      { ...REFERRAL, ...LAUNCHED },
      { ...OTHER, ...LAUNCHED },
    ],
  })
  expect(mail.subject).toBe(subject)
  expect(mail.text).toContain(line)
})
