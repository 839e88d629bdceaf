import { statementName } from '@foyer/shared/referrals/money.ts'
import { describeReferral, type Payday } from '@foyer/shared/referrals/statuses.ts'
import type { Column } from '../../components/ui/data-table.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { statementPath } from '../../config/paths.ts'
import type { PartnerAccount } from '../../referrals/api/partner-account.ts'
import type { Referral } from '../../referrals/api/referrals.ts'
import { StatusTag } from '../../referrals/status-tag.tsx'
import { describeReward } from './reward-of.ts'

/** The columns of a list of referrals. The ids of sorted columns are the orders that `public.referral_list` knows. */
export function columnsOf(payday: Payday | undefined, now: Date): readonly Column<Referral>[] {
  return [
    {
      id: 'person',
      title: 'Person',
      // A long step would take the width and break the email inside its words.
      cell: ({ masked_email }) => (
        <span className="block" style={{ minWidth: 'clamp(13rem, 20vw, 16rem)' }}>
          {masked_email}
        </span>
      ),
      sortBy: 'server',
    },
    { id: 'status', title: 'Status', cell: (referral) => <StatusTag {...referral} />, sortBy: 'server' },
    {
      id: 'next',
      title: 'What comes next',
      cell: (referral) => <NextStep referral={referral} text={describeReferral(referral, now, payday)} />,
    },
    { id: 'reward', title: 'Reward', cell: describeReward, sortBy: 'server', isNumber: true },
  ]
}

/** What comes next, with a link to the statement that it names. */
function NextStep({ referral: { payment }, text }: { readonly referral: Referral; readonly text: string }) {
  const statement = payment && `statement ${statementName(payment.statement)}`
  if (!statement || !text.endsWith(statement)) return <span className="text-muted">{text}</span>
  return (
    <span className="text-muted">
      {text.slice(0, -statement.length)}
      <TextLink to={statementPath(payment.statement)}>{statement}</TextLink>
    </span>
  )
}

/** When what is due leaves, once the account of the partner is known. */
export function paydayOf(account: PartnerAccount | undefined): Payday | undefined {
  return account && { next_payday: account.next_payday }
}
