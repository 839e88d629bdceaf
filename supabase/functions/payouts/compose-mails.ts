import { PAYOUT_UNDO_PAGE } from '@foyer/shared/api/payouts.ts'
import type { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { framedMail, hello, type MailSender } from '../_shared/mails/framed-mail.ts'
import type { Mail } from '../_shared/mails/send-mail.ts'

type Addresses = MailSender & { readonly supportEmail: string }

/** The mail with the code that opens payout details. */
export function codeMail(
  to: string,
  code: string,
  firstName: StrangersWords | null,
  places: Addresses,
): Mail {
  const { appUrl, supportEmail } = places
  const spoken = `${code.slice(0, 4)} ${code.slice(4)}`
  return framedMail(places, {
    to,
    replyTo: supportEmail,
    subject: `${spoken} is your Foyer code for payout details`,
    title: 'Your code for payout details',
    preview: 'It works once, for 10 minutes, to see or change where your money goes.',
    blocks: [
      { kind: 'text', text: `${hello(firstName)}type this code on the page that asked for it.` },
      { kind: 'code', code: spoken },
      {
        kind: 'note',
        text: 'It works once, for 10 minutes, to see or change where your money goes. We never ask for it by phone or mail.',
      },
      {
        kind: 'note',
        text: 'You did not ask for it? Then somebody is signed in to your account: log out all devices under Settings, and answer this mail.',
      },
    ],
    why: `You get this because somebody who is signed in as ${to} asked for it.`,
    links: [{ label: 'Settings', href: `${appUrl}/settings` }],
  })
}

/** The mail about changed payout details, to every address that is concerned. */
export function changeMail(
  to: string,
  change: {
    readonly firstName: StrangersWords | null
    readonly masked: string
    readonly oldMasked: string | null
    readonly usableOn: string
    readonly token: string
  },
  places: Addresses,
): Mail {
  const { appUrl, supportEmail } = places
  return framedMail(places, {
    to,
    replyTo: supportEmail,
    subject: 'Your payout details have changed',
    title: 'Your payout details have changed',
    preview: `Nothing is sent to ${change.masked} before ${change.usableOn}.`,
    blocks: [
      { kind: 'text', text: `${hello(change.firstName)}where your rewards go was changed.` },
      {
        kind: 'facts',
        rows: [
          ['Before', change.oldMasked],
          ['Now', change.masked],
          ['Used from', change.usableOn],
        ],
      },
      { kind: 'note', text: 'Was it you? Then there is nothing to do.' },
      { kind: 'button', label: 'It was not me', href: `${appUrl}${PAYOUT_UNDO_PAGE}${change.token}` },
      {
        kind: 'note',
        text: 'The button stops payouts, brings the details before back, and logs out all devices.',
      },
    ],
    why: `You get this because it is about the payouts of a partner of Foyer. Mails about payout details cannot be switched off.`,
    links: [{ label: 'Payouts', href: `${appUrl}/rewards/payouts` }],
  })
}

/** What somebody stopped who pressed "It was not me". */
export type Stopped = {
  readonly profile_id: string | null
  readonly partner: string
  /** Payments that a file for the bank names already. */
  readonly in_files: readonly string[]
}

/** The mail to the support after somebody pressed "It was not me". */
export function alarmMail({ profile_id, partner, in_files }: Stopped, places: Addresses): Mail {
  const subject = 'A partner did not change the payout details'
  return framedMail(places, {
    to: places.supportEmail,
    replyTo: places.supportEmail,
    subject,
    title: subject,
    preview: in_files.length
      ? `Stop ${in_files.join(' and ')} at the bank now.`
      : 'Payouts of this partner are stopped until somebody has looked.',
    blocks: [
      {
        kind: 'text',
        text: 'The details before are back, payouts are stopped, and all devices are logged out. Write to the partner, then release the payouts (operator’s guide).',
      },
      ...(in_files.length
        ? ([
            {
              kind: 'note',
              text: 'A file for the bank was taken before this: only the bank can stop these payments. Marking the batch as paid leaves them out.',
            },
          ] as const)
        : []),
      {
        kind: 'facts',
        rows: [
          profile_id ? ['Profile', profile_id] : ['Partner (account deleted)', partner],
          ['Stop at the bank', in_files.join(', ') || null],
        ],
      },
    ],
    why: 'From the function payouts.',
  })
}
