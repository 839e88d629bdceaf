import { formatMoney } from '@foyer/shared/referrals/money.ts'
import type { Account, DeskCall } from './api/desk.ts'
import { easternMoment } from './eastern-time.ts'
import { siteWords } from './story-words.ts'

/** What an operator can do with an account. */
export type PersonDeed = {
  readonly label: string
  readonly past: string
  readonly reasonHint: string
  /** What has to be typed, so that nobody presses it by mistake. */
  readonly confirm?: string
  call(reason: string): DeskCall
}

/** States of a referral that does not count. */
const CLOSED = ['rejected', 'duplicate', 'self_referral', 'expired']

/** What can be done with an account as it stands; what cannot be undone comes last. */
export function personDeeds(account: Account): readonly PersonDeed[] {
  const of_profile = account.id
  const latest = (kind: string) => account.story.findLast((told) => told.kind === kind)
  const failedMail = account.story.findLast(
    ({ kind, details }) => kind === 'mail' && details.status === 'failed',
  )
  const build = latest('build')
  const deeds: PersonDeed[] = []
  if (failedMail)
    deeds.push({
      label: 'Send the mail again',
      past: 'The mail goes out again',
      reasonHint: 'Look first whether it arrived.',
      call: (reason) => ({
        name: 'operator_send_again',
        args: { of_mail: String(failedMail.details.id), reason },
      }),
    })
  if (build?.details.status === 'failed')
    deeds.push({
      label: 'Run the build again',
      past: 'The build runs again',
      reasonHint: 'The owner gets the usual mail when the draft is ready.',
      call: (reason) => ({
        name: 'operator_build_again',
        args: { of_builds: [String(build.details.id)], reason },
      }),
    })
  if (account.site?.taken_down_because)
    deeds.push({
      label: 'Allow the site again',
      past: 'The owner can publish again',
      reasonHint: 'The site stays offline until its owner publishes it.',
      call: (reason) => ({ name: 'operator_allow_site', args: { of_profile, reason } }),
    })
  else if (account.site?.state === 'live')
    deeds.push({
      label: 'Take the site down',
      past: 'The site goes offline within seconds',
      reasonHint: 'The owner reads the reason on My Site and cannot publish until you allow it again.',
      call: (reason) => ({ name: 'operator_take_site_down', args: { of_profile, reason } }),
    })
  for (const { kind, details } of account.story)
    if (kind === 'referral' && CLOSED.includes(String(details.status)))
      deeds.push(creditByHand(String(details.id), Number(details.number), String(details.partner)))
  for (const { id, number, status } of account.referrals)
    if (CLOSED.includes(status)) deeds.push(creditByHand(id, number, account.who))
  return [
    ...deeds,
    {
      label: 'Export the data',
      past: 'The file is downloaded',
      reasonHint: 'One JSON file with everything that is stored of this account, without uploaded files.',
      call: (reason) => ({ name: 'operator_export_account', args: { of_profile, reason } }),
    },
    {
      label: 'Erase the account',
      past: 'It is erased within seconds',
      reasonHint:
        'The account, its answers, files and site go for good. Entries of the books stay, without a name.',
      confirm: account.email,
      call: (reason) => ({ name: 'operator_erase_account', args: { of_profile, reason } }),
    },
  ]
}

function creditByHand(of_referral: string, number: number, partner: string): PersonDeed {
  return {
    label: `Credit R-${number} by hand`,
    past: `R-${number} counts now`,
    reasonHint: `It counts for ${partner}, who reads the reason.`,
    call: (reason) => ({
      name: 'operator_decide_referral',
      args: { of_referral, decision: 'credit', reason },
    }),
  }
}

/** Why what was typed is not enough; null when it is. */
export function lackOf(deed: PersonDeed, reason: string, confirmation: string): 'reason' | 'confirm' | null {
  if (!reason.trim()) return 'reason'
  return deed.confirm && confirmation.trim().toLowerCase() !== deed.confirm.toLowerCase() ? 'confirm' : null
}

/** The facts beside the story. */
export function personFacts(account: Account): readonly (readonly [name: string, value: string])[] {
  const { partner } = account
  return [
    [
      'Address',
      `${account.email}, ${account.confirmed_at ? `confirmed ${easternMoment(account.confirmed_at)}` : 'not confirmed'}`,
    ],
    ['Person', [account.first_name, account.last_name].filter(Boolean).join(' ') || 'Not said'],
    ['Practice', account.practice ?? 'Not said'],
    ['Website', siteWords(account)],
    ...account.domains.map(({ host, state }) => ['Domain', `${host}, ${state}`] as const),
    ['Code', account.code],
    ...(partner
      ? [
          ['Approved', formatMoney(partner.approved_cents)] as const,
          ['Paid', formatMoney(partner.paid_cents)] as const,
        ]
      : []),
    ...(account.closes_on ? [['Closes on', account.closes_on] as const] : []),
  ]
}
