import { formatBookDay, formatBookMoment, formatMoney } from '@foyer/shared/referrals/money.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { Facts } from '../../../components/ui/facts.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { TextLink } from '../../../components/ui/text-link.tsx'
import { PATHS } from '../../../config/paths.ts'
import type { PartnerAccount } from '../../../referrals/api/partner-account.ts'

const METHODS = { ach: 'Bank transfer (ACH)', iban: 'Bank transfer (IBAN)', paypal: 'PayPal' } as const

type PaidToProps = {
  readonly account: PartnerAccount
  /** What stands below; by default the link to the screen of the details. */
  readonly children?: ReactNode
}

/** Where a partner's money goes, masked, and what stands in the way of the next payday. */
export function PaidTo({ account, children }: PaidToProps) {
  const { details } = account.payout
  return (
    <Card title="Paid to">
      {details ? (
        <Facts
          facts={[
            { name: 'Name', value: details.legal_name },
            {
              name: 'Paid by',
              value: (
                <>
                  {METHODS[details.method]}
                  <span>{details.account_kind && `, ${details.account_kind}`}</span>
                </>
              ),
            },
            {
              name: 'Account',
              value: details.method === 'paypal' ? details.masked : `••••••${details.masked}`,
            },
            { name: 'Last changed', value: formatBookMoment(details.saved_at) },
            { name: 'Tax form', value: formText(account) },
          ]}
          values="beside"
          className="mt-3 text-sm tabular-nums"
        />
      ) : (
        <p className="mt-3 text-sm text-muted">
          {account.path.due_cents > 0
            ? `${formatMoney(account.path.due_cents)} is due and waits for an account. It does not expire.`
            : account.path.launched > 0
              ? `${formatMoney(account.path.launched_cents)} has launched. Say where it goes before it is due.`
              : 'Not needed yet. We ask when your first practice launches; that leaves you 30 days.'}
        </p>
      )}
      <Obstacle account={account} />
      {children ?? (
        <Button asChild look="second" className="mt-4">
          <Link to={PATHS.payoutDetails}>{details ? 'Show or change' : 'Add details'}</Link>
        </Button>
      )}
    </Card>
  )
}

function formText({ payout: { form, rewards_this_year } }: PartnerAccount): string {
  switch (form.state) {
    case 'received':
      return `Form ${form.kind}, received on ${formatBookDay(form.received_on ?? '', new Date(), { year: true })}`
    case 'asked':
      return `Form W-9 asked for: you have ${rewards_this_year} rewards this year, and the tenth waits for it`
    case 'waits':
      return 'Your tenth reward of this year waits for Form W-9'
    case 'needed_before_first':
      return 'Form W-8 asked for, before your first payout'
    default:
      return 'Not needed yet. We ask for Form W-9 from your fifth reward in a year'
  }
}

/** One sentence on what keeps the money from leaving on the next payday. */
function Obstacle({ account: { payout, next_payday } }: { readonly account: PartnerAccount }) {
  const now = new Date()
  switch (payout.waits_for) {
    case 'new_account':
      return (
        <Notice kind="info" className="mt-4" title="For 7 days nothing is sent to a new account.">
          <p>
            It is used from <span>{payout.details && formatBookMoment(payout.details.usable_at)}</span> on. We
            wrote to you about the change.
          </p>
        </Notice>
      )
    case 'correction':
      return (
        <Notice kind="warning" className="mt-4" title="A payment was sent back.">
          <p>
            The money is due again and leaves on the first payday after you correct your details. The 7 days
            do not apply to a correction of this kind.
          </p>
        </Notice>
      )
    case 'check':
      return (
        <Notice kind="warning" className="mt-4" title="Payouts are stopped.">
          <p>Somebody said that a change was not yours. A person writes to you; what is due stays due.</p>
        </Notice>
      )
    case 'hold':
      return (
        <Notice kind="info" className="mt-4" title="A person is looking at your payouts.">
          <p>What is due stays due. We write to you when it is settled.</p>
        </Notice>
      )
    case 'terms':
      return (
        <Notice kind="info" className="mt-4" title="The partner terms come first.">
          <p>
            <TextLink to={PATHS.partnerTerms}>Accept them</TextLink>, and what is due leaves on the next
            payday.
          </p>
        </Notice>
      )
    case 'form':
      return (
        <Notice kind="info" className="mt-4" title="We need a tax form first.">
          <p>
            The support tells you where it is filled in. Received before {formatBookDay(next_payday, now)},
            the money leaves on that payday. Never write a tax number to us.
          </p>
        </Notice>
      )
    default:
      return null
  }
}
