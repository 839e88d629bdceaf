import { formatMoney } from '@foyer/shared/referrals/money.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import type { Item } from './api/desk.ts'
import { referralQuery } from './desk-query.ts'
import { easternMoment } from './eastern-time.ts'
import { Facts } from './facts.tsx'
import { mailWords } from './item-words.ts'

/** Why an item waits, and what each decision does. */
export function ItemGrounds({ item }: { readonly item: Item }) {
  switch (item.kind) {
    case 'build':
      return (
        <>
          <Part title="What happened">
            <p>Each attempt ended in the same way. The owner reads that the draft could not be built.</p>
            <p className="fault">{item.details.reason ?? 'No reason was kept'}</p>
          </Part>
          <Part
            title={
              item.details.builds.length === 1
                ? 'The build'
                : `The same fault: ${item.details.builds.length} builds`
            }
          >
            <Facts
              rows={item.details.builds.map(({ who, since, attempts }) => [
                who ?? 'A closed account',
                `${easternMoment(since)}, ${attempts} attempts`,
              ])}
            />
          </Part>
          <Part title="What it does">
            <p>The builds are queued again, and each owner gets the usual mail when the draft is ready.</p>
          </Part>
        </>
      )
    case 'mail':
      return (
        <Part title="What happened">
          <p>
            {mailWords(item.details.mail)} was given up after {item.details.attempts} attempts.
          </p>
          <p className="fault">{item.details.reason ?? 'No reason was kept'}</p>
          <p>Look first whether it arrived: after a day the mail service does not recognise a repeat.</p>
        </Part>
      )
    case 'domain':
      return (
        <Part title="What we saw">
          <Facts
            rows={[
              ['Domain', item.details.host],
              ['Cause', item.details.cause ?? 'It leads somewhere else'],
              ['Looked at', item.details.checked_at ? easternMoment(item.details.checked_at) : 'Not yet'],
              ['Served until', easternMoment(item.details.until)],
            ]}
          />
          <p>The owner has our mail, and we look again by ourselves.</p>
        </Part>
      )
    case 'books':
      return (
        <Part title="What the check found">
          <Facts
            rows={item.details.problems.map((problem) => [
              problem.name,
              [problem.subject, problem.details].filter(Boolean).join(': '),
            ])}
          />
        </Part>
      )
    case 'support':
      return (
        <Part title="The message">
          <blockquote>{item.details.message}</blockquote>
          {item.details.page && <p>About the page {item.details.page}</p>}
        </Part>
      )
    case 'change':
      return (
        <Part title="What should be different">
          {item.details.message && <blockquote>{item.details.message}</blockquote>}
          {item.details.areas.length > 0 && (
            <p>Areas: {item.details.areas.join(', ').replaceAll('_', ' ')}</p>
          )}
          {item.details.draft && (
            <p>
              <a href={item.details.draft}>Open the draft</a>
            </p>
          )}
        </Part>
      )
    case 'case':
      return (
        <Part title="The question">
          <Facts
            rows={[
              ['Case', `C-${item.details.number}`],
              ['Address', item.details.address],
              ['Sent about', item.details.sent_on ?? 'Not said'],
              ['Answered at once', item.details.answer.replaceAll('_', ' ')],
              ['Answer by', item.details.answer_by],
            ]}
          />
        </Part>
      )
    case 'lead':
      return (
        <Part title="What we saw">
          <Facts
            rows={[
              [
                'Mark',
                item.details.mark === 'trap'
                  ? 'Filled in a field that people do not see'
                  : 'Faster than people can type',
              ],
              ['Page', item.details.page ?? 'Not known'],
              ['Code', item.details.code ?? 'None'],
              ['Came through', item.details.channel],
            ]}
          />
          <p>Browsers and password managers fill in hidden fields for people, too.</p>
        </Part>
      )
    case 'referral':
      return <ReferralGrounds item={item} />
    case 'payday':
      return (
        <Part title="What it does">
          <p>
            Everything that is approved leaves with one batch, of partners with details and without a hold.
            Open Payouts for the amounts first.
          </p>
        </Part>
      )
    case 'payout':
      return (
        <Part title="What is left">
          <Facts
            rows={[
              ['Lines', String(item.details.lines)],
              ['Amount', formatMoney(item.details.cents ?? 0)],
              [
                'File',
                item.details.csv_taken_at ? `Taken ${easternMoment(item.details.csv_taken_at)}` : 'Not taken',
              ],
            ]}
          />
        </Part>
      )
  }
}

const EVIDENCE: Readonly<Record<string, string>> = {
  handoff: 'It signed up in the browser that left the address',
  link: 'It signed up in the browser that followed the link',
  mailbox: 'The address alone, which anybody can leave',
}

function ReferralGrounds({ item }: { readonly item: Extract<Item, { kind: 'referral' }> }) {
  const query = useQuery(referralQuery(item.details.id))
  const { details } = item
  return (
    <>
      <Part title={`R-${details.number}, brought by ${details.partner ?? 'a closed account'}`}>
        <ul className="checks">
          <Check isGood={details.evidence !== 'mailbox'} title="Evidence">
            {EVIDENCE[details.evidence] ?? details.evidence}
          </Check>
          {query.data?.flags.map((flag) => (
            <Check key={flag} isGood={false} title="Flag">
              {flag}
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
      </Part>
      {query.data && (
        <Part title="The story of the referral">
          <Facts
            rows={query.data.events.map(({ at, kind, actor, reason, cents }) => [
              easternMoment(at),
              `${kind.replaceAll('_', ' ')}${cents === null ? '' : ` ${formatMoney(cents)}`}: ${reason} (${actor})`,
            ])}
          />
        </Part>
      )}
      <Part title="What will be written">
        <p>
          {details.status === 'held'
            ? `Release: it goes on where it was${details.is_launched ? '' : ', and no money is owed before its website is live'}. Reject: it earns nothing.`
            : `Approve: ${formatMoney(details.cents)} is owed and leaves on the next payday; the partner gets a mail. Hold: nothing leaves until it is released.`}
        </p>
      </Part>
    </>
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

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      {children}
    </>
  )
}
