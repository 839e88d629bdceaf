import { formatMoney, nameAccount } from '@foyer/shared/referrals/money.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import type { Item } from './api/desk.ts'
import { payoutsQuery, referralQuery } from './api/desk.ts'
import { easternMoment } from './eastern-time.ts'
import { asWords } from './item-words.ts'
import { obstacleWords } from './obstacle-words.ts'
import { PaneFacts, PanePart } from './pane-parts.tsx'

const EVIDENCE: Readonly<Record<string, string>> = {
  handoff: 'It signed up in the browser that left the address',
  link: 'It signed up in the browser that followed the link',
  mailbox: 'The address alone, which anybody can leave',
}

/** Why a referral is held or due, and what each decision writes. */
export function ReferralGrounds({ item }: { readonly item: Extract<Item, { kind: 'referral' }> }) {
  const query = useQuery(referralQuery(item.details.id))
  const { details } = item
  return (
    <>
      <PanePart title={`R-${details.number}, brought by ${details.partner ?? 'a closed account'}`}>
        <ul className="checks">
          <Check isGood={details.evidence !== 'mailbox'} title="Evidence">
            {EVIDENCE[details.evidence] ?? details.evidence}
          </Check>
          {query.data?.flags.map((flag) => (
            <Check key={flag} isGood={false} title="Flag">
              {asWords(flag)}
            </Check>
          ))}
          {query.data?.flags.length === 0 && (
            <Check isGood title="Flags">
              None
            </Check>
          )}
          {query.data && (
            <Check isGood={query.data.site_state === 'live'} title="Website">
              {query.data.site_state === 'live' ? `${query.data.site ?? 'Its site'} is live` : 'Not live now'}
            </Check>
          )}
        </ul>
        {query.isError && <LoadFailure of={query}>The grounds could not be loaded.</LoadFailure>}
      </PanePart>
      {query.data && (
        <PanePart title="The story of the referral">
          <PaneFacts
            rows={query.data.events.map(({ at, kind, actor, reason, cents }) => [
              easternMoment(at),
              `${asWords(kind)}${cents === null ? '' : ` ${formatMoney(cents)}`}: ${reason} (${actor})`,
            ])}
          />
        </PanePart>
      )}
      <PanePart title="What will be written">
        <p>
          {details.status === 'held'
            ? `Release: it goes on where it was${details.is_launched ? '' : ', and no money is owed before its website is live'}. Reject: it earns nothing.`
            : `Approve: ${formatMoney(details.cents)} is owed and leaves on the next payday; the partner gets a mail. Hold: nothing leaves until it is released.`}
        </p>
      </PanePart>
    </>
  )
}

/** What a batch of today would pay, and what stays owed and why. */
export function PaydayGrounds() {
  const query = useQuery(payoutsQuery)
  const { data } = query
  return (
    <PanePart title="What will be written">
      {data && (
        <PaneFacts
          rows={[
            ...data.ready.map(
              ({ who, cents, method, masked }) =>
                [who, `${formatMoney(cents)} to ${nameAccount(method, masked)}`] as const,
            ),
            ...data.waits.map(
              ({ who, because, cents }) =>
                [who, `${formatMoney(cents)} stays owed: ${obstacleWords(because)}`] as const,
            ),
          ]}
        />
      )}
      {query.isError && <LoadFailure of={query}>The amounts could not be loaded.</LoadFailure>}
      <p>
        One batch with a line for each partner who can be paid. Nothing leaves before it is paid at the bank.
      </p>
    </PanePart>
  )
}

function Check({
  isGood,
  title,
  children,
}: {
  readonly isGood: boolean
  readonly title: string
  readonly children: ReactNode
}) {
  const Icon = isGood ? CircleCheck : CircleAlert
  return (
    <li>
      <Icon aria-hidden="true" className={isGood ? '' : 'warn'} />
      <b>{title}</b>
      <span>{children}</span>
    </li>
  )
}
