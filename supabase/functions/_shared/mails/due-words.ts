import { formatBookDay, formatMoney, nameAccount } from '@foyer/shared/referrals/money.ts'
import type { MailReader, MailWords } from './mail-row.ts'
import type { MailedReferral, PartnerFacts } from './partner-facts.ts'

/** Why a reward does not leave on the next payday, as `money_plan` names it. */
const WAITS: Readonly<Record<string, string>> = {
  account: 'an account',
  new_account: 'your new account, which is used after 7 days',
  correction: 'a correction of your account',
  check: 'a person who looks at your account',
  hold: 'a person who looks at it',
  terms: 'you to accept the partner terms',
  form: 'your tax form',
}

/** The mail about rewards that are due. */
export function dueWords(
  { referrals, payday, today, payout }: PartnerFacts,
  { hello, appUrl }: MailReader,
): MailWords {
  const now = new Date(today)
  const sum = sumOf(referrals)
  const names = referrals.map(({ masked_email }) => masked_email)
  const [one = ''] = names
  const isOne = names.length === 1
  const leaving = referrals.filter(({ waits_for }) => !waits_for)
  const waiting = referrals.filter(({ waits_for }) => waits_for)
  const reason = waiting[0]?.waits_for ?? null
  const waits = reason ? (WAITS[reason] ?? WAITS.hold) : null
  const isMixed = leaving.length > 0 && waits !== null
  const account = payout.details ? nameAccount(payout.details.method, payout.details.masked) : ''
  const leaves = formatBookDay(payday, now)
  const day = formatBookDay(payday, now, { weekday: 'long', year: true })
  const changeBy = new Date(Date.parse(payday) - 7 * 86_400_000).toISOString().slice(0, 10)
  const live = isOne
    ? `${one} has been live for 30 days`
    : `${names.length} practices have been live for 30 days`
  return {
    subject: isMixed
      ? `${sum} is due, and ${sumOf(leaving)} of it leaves on ${leaves}`
      : waits
        ? `${sum} is due and waits for ${waits}`
        : `${sum} is due and leaves on ${leaves}`,
    title: `${sum} is due`,
    preview: isMixed
      ? `${live}. ${sumOf(waiting)} waits for ${waits}.`
      : waits
        ? `${live}. It leaves on the next payday after that.`
        : `${live}. Nothing to do: we have your account.`,
    blocks: [
      isOne
        ? { kind: 'text', text: `${hello}the practice of ${one} has been live for 30 days.`, bold: one }
        : { kind: 'text', text: `${hello}these practices have been live for 30 days:` },
      ...(isOne
        ? []
        : [
            {
              kind: 'facts',
              rows: referrals.map(({ masked_email, cents }) => [masked_email, formatMoney(cents)] as const),
            } as const,
          ]),
      {
        kind: 'amount',
        amount: sum,
        note: isMixed
          ? `${sumOf(leaving)} leaves on ${day}, for ${account}. ${sumOf(waiting)} waits for ${waits}.`
          : waits
            ? `Waits for ${waits}`
            : `Leaves on ${day}, for ${account}`,
      },
      ...(waits
        ? []
        : [{ kind: 'text', text: 'Nothing to do. The statement comes with the payment.' } as const]),
      reason === 'account' || reason === 'correction'
        ? { kind: 'button', label: 'Add details', href: `${appUrl}/rewards/payouts/details` }
        : { kind: 'button', label: 'Open Rewards', href: `${appUrl}/rewards` },
      ...(!waits && changeBy > today
        ? [
            {
              kind: 'note',
              text: `Is the account old? Change it by ${formatBookDay(changeBy, now)}, so that the 7 days of waiting are over before payday.`,
            } as const,
          ]
        : []),
    ],
  }
}

function sumOf(referrals: readonly MailedReferral[]): string {
  return formatMoney(referrals.reduce((cents, referral) => cents + referral.cents, 0))
}
