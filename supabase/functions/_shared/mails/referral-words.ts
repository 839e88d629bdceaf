import { bookDayOf, formatBookDay, formatMoney, nameAccount } from '@foyer/shared/referrals/money.ts'
import type { MailBlock } from './mail-blocks.ts'
import type { MailedReferral, PartnerFacts } from './partner-facts.ts'

type Steps = Extract<MailBlock, { readonly kind: 'steps' }>['steps']

/** A moment or a day as mails write it: Nov 21, 2026. */
export function day(moment: string | null): string {
  if (!moment) return ''
  return formatBookDay(moment.length === 10 ? moment : bookDayOf(moment), new Date(), { year: true })
}

/** How a person came through the partner: left an address in your form on Nov 20, 2026. */
export function cameWords({ channel, left_at }: MailedReferral): string {
  return channel === 'link'
    ? `came with your link on ${day(left_at)}`
    : `left an address in your form on ${day(left_at)}`
}

/** The way of a referral from its sign-up on. */
export function signUpSteps({ signed_up_at, is_held, cents }: MailedReferral): Steps {
  return [
    { state: 'done', title: 'Signed up', note: day(signed_up_at) },
    ...(is_held
      ? [{ state: 'ahead', title: 'A person looks at it', note: 'Within 3 business days.' } as const]
      : []),
    { state: 'ahead', title: 'Website goes live', note: 'They decide when. The 30 days begin that day.' },
    {
      state: 'ahead',
      title: `${formatMoney(cents)} is due`,
      note: '30 days later, if the website is still live.',
    },
    { state: 'ahead', title: 'Payday', note: 'Every second Monday.' },
  ]
}

const BROWSERS = {
  handoff: ', in the browser that left the address',
  link: ', in the browser that came with your link',
  mailbox: '',
} as const

/** The way of a referral from its launch on. */
export function launchSteps(
  { signed_up_at, evidence, is_held, launched_at, due_on, payday, waits_for, cents }: MailedReferral,
  details: PartnerFacts['payout']['details'],
): Steps {
  return [
    { state: 'done', title: 'Signed up', note: `${day(signed_up_at)}${BROWSERS[evidence]}` },
    { state: 'now', title: `Live since ${day(launched_at)}` },
    ...(is_held
      ? [{ state: 'ahead', title: 'A person looks at it', note: 'Within 3 business days.' } as const]
      : []),
    {
      state: 'ahead',
      title: `${formatMoney(cents)} is due on ${day(due_on)}`,
      note: 'If the website is still live that day.',
    },
    {
      state: 'ahead',
      title: `Payday on ${day(payday)}`,
      note: !details
        ? 'It waits for an account: add one before then.'
        : waits_for === 'form'
          ? 'If your tax form is here by then.'
          : `It leaves for ${nameAccount(details.method, details.masked)}.`,
    },
  ]
}
