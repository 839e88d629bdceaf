import {
  bookDayOf,
  formatBookDay,
  formatMoney,
  nameAccount,
  statementName,
} from '@foyer/shared/referrals/money.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Check, Download, Send, Undo2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { Facts } from '../../../components/ui/facts.tsx'
import { LoadFailure } from '../../../components/ui/load-failure.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Tag } from '../../../components/ui/tag.tsx'
import { statementPath } from '../../../config/paths.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { retryAll } from '../../../lib/retry.ts'
import { partnerAccountQuery } from '../../../referrals/api/partner-account.ts'
import type { StatementsPage } from '../../../referrals/api/statements.ts'
import { statementsQuery } from '../../../referrals/api/statements.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { useOwnQuery } from '../../../session/use-own-query.ts'
import { RewardsFrame } from '../rewards-frame.tsx'
import { PaidTo } from './paid-to.tsx'
import { statementsCsv } from './statements-csv.ts'

type Row = StatementsPage['rows'][number]

/** A partner's statements, the sums of each year, and where the money goes. */
export function PayoutsScreen() {
  const person = useSignedInPerson()
  const account = useOwnQuery(partnerAccountQuery)
  const statements = useInfiniteQuery(statementsQuery(person.id))
  const about = account.data
    ? `Every second Monday, everything that is due. The next payday is ${formatBookDay(account.data.next_payday, new Date(), { year: true })}.`
    : 'Every second Monday, everything that is due.'
  return (
    <RewardsFrame title="Payouts" about={about}>
      {(account.isError || statements.isError) && (
        <LoadFailure of={retryAll([account, statements])}>
          {statements.data
            ? 'We could not refresh your payouts. What you see may be some minutes old.'
            : 'We could not load your payouts. They are safe; check your connection.'}
        </LoadFailure>
      )}
      {statements.data ? (
        <>
          <Statements
            rows={statements.data.pages.flatMap(({ rows }) => rows)}
            hasMore={statements.hasNextPage}
            isLoadingMore={statements.isFetchingNextPage}
            onMore={() => void statements.fetchNextPage()}
          />
          <div className="grid gap-4 md:gap-5 lg:@2xl:grid-cols-2">
            <Years years={statements.data.pages[0]?.years ?? []} />
            {account.data ? <PaidTo account={account.data} /> : <LoadingCard title="Paid to" />}
          </div>
        </>
      ) : (
        !statements.isError && <LoadingCard title="Statements" />
      )}
    </RewardsFrame>
  )
}

function LoadingCard({ title }: { readonly title: string }) {
  return (
    <Card title={title}>
      <Skeleton label={`Loading: ${title.toLowerCase()}`} rows={4} className="mt-4" />
    </Card>
  )
}

const STATES = {
  on_its_way: { look: 'info', icon: Send, name: 'On its way' },
  paid: { look: 'success', icon: Check, name: 'Paid' },
  returned: { look: 'danger', icon: Undo2, name: 'Sent back' },
} as const

type StatementsProps = {
  readonly rows: readonly Row[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onMore: () => void
}

function Statements({ rows, hasMore, isLoadingMore, onMore }: StatementsProps) {
  if (rows.length === 0)
    return (
      <Card title="Statements">
        <EmptyState title="No statement yet">
          The first one comes on the payday after a practice that you sent has been live for 30 days.
        </EmptyState>
      </Card>
    )
  const now = new Date()
  const kept = rows.filter(({ state }) => state !== 'returned')
  const rewards = kept.reduce((sum, row) => sum + row.rewards, 0)
  return (
    <Card
      title="Statements"
      aside={
        <Button
          look="ghost"
          size="small"
          className="-mr-4"
          onClick={() => downloadFile('foyer-statements.csv', 'text/csv', statementsCsv(rows))}
        >
          <Download />
          CSV
        </Button>
      }
    >
      <table className="mt-3 block w-full text-sm tabular-nums md:@xl:table">
        <caption className="sr-only">Your statements, newest first</caption>
        <thead className="hidden md:@xl:table-header-group">
          <tr className="text-left text-xs text-muted">
            {['Statement', 'Sent', 'Status', 'What for'].map((name) => (
              <th key={name} scope="col" className="px-3 py-1 font-semibold first:pl-0">
                {name}
              </th>
            ))}
            <th scope="col" className="py-1 pl-3 text-right font-semibold">
              Amount
            </th>
          </tr>
        </thead>
        <tbody className="block md:@xl:table-row-group">
          {rows.map((row) => (
            <StatementRow key={row.number} row={row} now={now} />
          ))}
        </tbody>
        <tfoot className="block md:@xl:table-footer-group">
          <tr className="flex justify-between border-t-2 border-text font-[650] md:@xl:table-row">
            <td colSpan={4} className="py-3">
              {kept.length === 1 ? '1 statement' : `${kept.length} statements`}, {rewards}{' '}
              {rewards === 1 ? 'reward' : 'rewards'}
              <span>{hasMore && ' so far'}</span>
            </td>
            <td className="py-3 text-right">{formatMoney(kept.reduce((sum, row) => sum + row.cents, 0))}</td>
          </tr>
        </tfoot>
      </table>
      {hasMore && (
        <Button look="second" size="small" className="mt-3" busy={isLoadingMore} onClick={onMore}>
          Show older statements
        </Button>
      )}
    </Card>
  )
}

function StatementRow({ row, now }: { readonly row: Row; readonly now: Date }) {
  const { look, icon, name } = STATES[row.state]
  const cell = 'md:@xl:table-cell md:@xl:px-3 md:@xl:py-3'
  return (
    <tr className="grid gap-1 border-t border-line py-3 md:@xl:table-row">
      <th scope="row" className={`${cell} text-left font-[650] md:@xl:pl-0`}>
        <Link to={statementPath(row.number)} className="text-link inline-flex min-h-6 items-center">
          {statementName(row.number)}
        </Link>
      </th>
      <td className={cell}>{formatBookDay(row.sent_on, now, { year: true })}</td>
      <td className={cell}>
        <Tag look={look} icon={icon}>
          {name}
        </Tag>
      </td>
      <td className={`${cell} text-muted wrap-anywhere`}>
        {row.rewards === 1 ? '1 practice' : `${row.rewards} practices`}, to{' '}
        {nameAccount(row.method, row.masked)}
        <span>{row.return_reason && `. It says: ${row.return_reason}`}</span>
      </td>
      <td className={`${cell} md:@xl:pr-0 md:@xl:text-right`}>
        {row.state === 'returned' ? <s>{formatMoney(row.cents)}</s> : formatMoney(row.cents)}
      </td>
    </tr>
  )
}

/** The sums of each year, by the day on which the money was sent. */
function Years({ years }: { readonly years: StatementsPage['years'] }) {
  const thisYear = Number(bookDayOf(new Date()).slice(0, 4))
  const [newest = { year: thisYear, bank_cents: 0, paypal_cents: 0, cents: 0, statements: 0 }, ...older] =
    years
  return (
    <Card title={`For your taxes: ${newest.year}`}>
      <Facts
        facts={[
          { name: 'Bank transfers', value: formatMoney(newest.bank_cents) },
          { name: 'PayPal', value: formatMoney(newest.paypal_cents) },
          { name: `Paid or on its way in ${newest.year}`, value: formatMoney(newest.cents), isSum: true },
        ]}
        values="apart"
        className="mt-3 text-sm tabular-nums"
      />
      <p className="mt-2 text-sm text-muted">
        Counted by the day on which we sent it. From $2,000.00 in bank transfers you get Form 1099-NEC by
        January 31. PayPal reports its payments itself.
      </p>
      {older.length > 0 && (
        <ul className="mt-3 text-sm text-muted tabular-nums">
          {older.map(({ year, cents, statements }) => (
            <li key={year}>
              {year}: {formatMoney(cents)} in {statements === 1 ? '1 statement' : `${statements} statements`}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
