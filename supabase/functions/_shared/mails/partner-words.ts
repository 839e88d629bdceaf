import { formatBookDay, formatMoney } from '@foyer/shared/referrals/money.ts'
import { counted } from './counted.ts'
import type { MailReader, MailWords } from './mail-row.ts'
import type { PartnerFacts } from './partner-facts.ts'
import { cameWords, day, launchSteps, signUpSteps } from './referral-words.ts'

const REWARDS = '/rewards'

const NOTHING_TO_DO = {
  kind: 'note',
  text: 'Nothing to do for you. We write again when they launch, or when something changes.',
} as const

/** The mail about people who have signed up; what happened together is one mail. */
export function signedUpWords(
  { referrals: [one, ...others] }: PartnerFacts,
  { hello, appUrl }: MailReader,
): MailWords {
  if (others.length > 0) {
    const all = [one, ...others]
    const title = `${counted(all.length, 'practice owner')} you sent have signed up`
    return {
      subject: title,
      title,
      preview: `${one.masked_email} and others. A reward begins when they launch.`,
      blocks: [
        { kind: 'text', text: `${hello}these people came through you and signed up:` },
        {
          kind: 'facts',
          rows: all.map((referral) => [
            referral.masked_email,
            `${day(referral.signed_up_at)}${referral.is_held ? '. No visit with your link was seen: a person looks at it' : ''}`,
          ]),
        },
        { kind: 'button', label: 'See your referrals', href: `${appUrl}${REWARDS}` },
        NOTHING_TO_DO,
      ],
    }
  }
  return {
    subject: 'A practice owner you sent has signed up',
    title: 'Someone you sent has signed up',
    preview: `${one.masked_email} ${one.is_held ? 'signed up' : CAME[one.evidence]}. A reward begins when they launch.`,
    blocks: [
      {
        kind: 'text',
        text: one.is_held
          ? `${hello}${one.masked_email} signed up on ${day(one.signed_up_at)}. No visit with your link was seen, only the same address, so a person looks at it before it counts.`
          : `${hello}${one.masked_email} ${cameWords(one)} and signed up on ${day(one.signed_up_at)}.`,
        bold: one.masked_email,
      },
      { kind: 'steps', steps: signUpSteps(one) },
      { kind: 'button', label: 'See this referral', href: `${appUrl}${REWARDS}` },
      NOTHING_TO_DO,
    ],
  }
}

const CAME = {
  handoff: 'came through your form',
  link: 'came with your link',
  mailbox: 'came through you',
} as const

/** The mail about websites that are live. */
export function launchedWords(
  { referrals: [one, ...others], payout, today }: PartnerFacts,
  { hello, appUrl }: MailReader,
): MailWords {
  if (others.length > 0) {
    const all = [one, ...others]
    const sum = formatMoney(all.reduce((cents, referral) => cents + referral.cents, 0))
    const title = `${counted(all.length, 'practice')} you sent are live`
    return {
      subject: `${title}: up to ${sum}`,
      title,
      preview: `${one.masked_email} and others launched. Their 30 days have begun.`,
      blocks: [
        { kind: 'text', text: `${hello}these practices launched, and are live now:` },
        {
          kind: 'facts',
          rows: all.map((referral) => [
            referral.masked_email,
            `${formatMoney(referral.cents)} is due on ${day(referral.due_on)}, if the website is still live that day${referral.is_held ? ' and a person has found that it counts' : ''}`,
          ]),
        },
        { kind: 'button', label: 'See your referrals', href: `${appUrl}${REWARDS}` },
      ],
    }
  }
  return {
    subject: one.is_held
      ? 'A practice you sent is live'
      : `A practice you sent is live: ${formatMoney(one.cents)} on ${formatBookDay(one.due_on ?? today, new Date(`${today}T12:00:00Z`))}`,
    title: 'A practice you sent is live',
    preview: `${one.masked_email} launched. The 30 days began on ${day(one.launched_at)}.`,
    blocks: [
      {
        kind: 'text',
        text: `${hello}${one.masked_email} launched on ${day(one.launched_at)}.${one.is_held ? ' No visit with your link was seen, so a person looks at it before it counts.' : ''}`,
        bold: one.masked_email,
      },
      { kind: 'steps', steps: launchSteps(one, payout.details) },
      { kind: 'button', label: 'See this referral', href: `${appUrl}${REWARDS}` },
    ],
  }
}

const TELL_US =
  'If you know something that we do not, tell us. A person reads it and answers within 3 business days.'

/** The mail about referrals that do not count. */
export function refusedWords(
  { referrals: [one, ...others] }: PartnerFacts,
  { hello, appUrl }: MailReader,
): MailWords {
  const all = [one, ...others]
  const paid = all.filter(({ is_paid }) => is_paid).reduce((cents, referral) => cents + referral.cents, 0)
  const takenBack =
    paid > 0
      ? [['What was paid', `${formatMoney(paid)} is taken from your next payment. You get no bill.`] as const]
      : []
  const end = [
    { kind: 'text', text: TELL_US },
    { kind: 'button', label: 'Ask a person to look', href: `${appUrl}${REWARDS}` },
  ] as const
  if (others.length > 0) {
    const title = `${counted(all.length, 'referral')} do not count`
    return {
      subject: `${title}, and why`,
      title,
      preview: `${one.masked_email} and others, with the reasons.`,
      blocks: [
        { kind: 'text', text: `${hello}these referrals do not count:` },
        {
          kind: 'facts',
          rows: [...all.map(({ masked_email, reason }) => [masked_email, reason] as const), ...takenBack],
        },
        ...end,
      ],
    }
  }
  return {
    subject: `${one.masked_email} does not count, and why`,
    title: 'This referral does not count',
    preview: one.reason,
    blocks: [
      {
        kind: 'text',
        text: `${hello}it is about ${one.masked_email}, who ${cameWords(one)}.`,
        bold: one.masked_email,
      },
      {
        kind: 'facts',
        rows: [['The reason', one.reason], ...takenBack, ['Your other referrals', 'Not touched by this.']],
      },
      ...end,
    ],
  }
}
