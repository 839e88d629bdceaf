import { bookDayOf, formatBookDay, formatMoney, statementName } from '@foyer/shared/referrals/money.ts'
import type { Statement } from '@foyer/shared/referrals/statement.ts'
import { useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { Logo } from '../../../components/logo.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Facts } from '../../../components/ui/facts.tsx'
import { NotLoaded } from '../../../components/ui/load-failure.tsx'
import { ScreenTitle } from '../../../components/ui/screen-title.tsx'
import { env } from '../../../config/env.ts'
import { PATHS } from '../../../config/paths.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { statementQuery } from '../../../referrals/api/statements.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { statementCsv } from './statements-csv.ts'

/** One statement as a sheet of paper; printed, only the sheet. */
export function StatementScreen() {
  const person = useSignedInPerson()
  const { statement = '' } = useParams()
  const number = /^S-\d{1,9}$/.test(statement) ? Number(statement.slice(2)) : 0
  const loaded = useQuery(statementQuery(person.id, number))
  const { data } = loaded
  return (
    <div className="max-w-200">
      <nav
        aria-label="Breadcrumb"
        className="flex flex-wrap items-center justify-between gap-3 text-sm print:hidden"
      >
        <Link to={PATHS.payouts} className="text-link inline-flex min-h-11 items-center">
          Payouts
        </Link>
        {data && (
          <div className="flex flex-wrap gap-2">
            <Button look="second" size="small" onClick={() => print()}>
              <Printer />
              Print or save as PDF
            </Button>
            <Button
              look="second"
              size="small"
              onClick={() =>
                downloadFile(`${statementName(data.number)}.csv`, 'text/csv', statementCsv(data))
              }
            >
              <Download />
              CSV
            </Button>
          </div>
        )}
      </nav>
      {data ? (
        <Sheet statement={data} />
      ) : (
        <div className="mt-4">
          <ScreenTitle size="medium">
            {data === null ? 'There is no such statement' : 'Statement'}
          </ScreenTitle>
          {data === null ? (
            <p className="mt-2 text-muted">
              Look at the list of your payouts: each statement opens from there.
            </p>
          ) : (
            <NotLoaded of={loaded} loading="Loading the statement" rows={8} className="mt-4">
              We could not load this statement. It is safe; check your connection.
            </NotLoaded>
          )}
        </div>
      )}
    </div>
  )
}

const WAYS = {
  ach: { by: 'By bank transfer (ACH) to', place: 'bank' },
  iban: { by: 'By bank transfer (IBAN) to', place: 'bank' },
  paypal: { by: 'By PayPal to', place: 'PayPal' },
} as const

function Sheet({ statement }: { readonly statement: Statement }) {
  const now = new Date()
  const day = (on: string) => formatBookDay(on, now, { year: true })
  const bookDay = (moment: string) => day(bookDayOf(moment))
  const year = statement.sent_on.slice(0, 4)
  const { companyName, companyAddress, supportEmail } = env()
  const earlier = statement.earlier_this_year
  const sentCents = statement.state === 'returned' ? 0 : statement.cents
  return (
    <article className="mt-3 rounded-card border border-line bg-surface p-5 text-sm tabular-nums md:p-8 print:mt-0 print:border-0 print:bg-white print:p-0 print:text-black">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <Logo className="h-8.5 w-auto" />
        <p className="sm:text-right">
          {[companyName, companyAddress, supportEmail].filter(Boolean).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      </header>
      <ScreenTitle
        size="medium"
        className="mt-4"
      >{`Statement ${statementName(statement.number)}`}</ScreenTitle>
      {statement.state === 'returned' && (
        <p className="mt-2 font-[650] text-danger">
          This payment was sent back<span>{statement.return_reason && `: ${statement.return_reason}`}</span>.
          The money is due again.
        </p>
      )}
      <Letterhead statement={statement} />
      <table className="mt-6 block w-full sm:table print:table">
        <caption className="sr-only">What this statement pays</caption>
        <thead className="hidden text-left text-xs text-muted sm:table-header-group print:table-header-group print:text-black">
          <tr>
            {['Referral', 'Person', 'Live since', '30 days ended'].map((name) => (
              <th key={name} scope="col" className="py-1 pr-3 font-semibold">
                {name}
              </th>
            ))}
            <th scope="col" className="py-1 text-right font-semibold">
              Amount, US$
            </th>
          </tr>
        </thead>
        <tbody className="block sm:table-row-group print:table-row-group">
          {statement.items.map((item, index) => (
            <tr
              // A correction has the number of the referral that it corrects.
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a statement never change
              key={index}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-2 sm:table-row print:table-row"
            >
              <th scope="row" className="py-1 pr-3 text-left font-[550] sm:py-2.5">
                {item.number === null ? '–' : `R-${item.number}`}
              </th>
              <td className="py-1 pr-3 wrap-anywhere max-sm:col-start-1 sm:py-2.5">
                {item.masked_email ?? 'deleted'}
                {item.cents < 0 && (
                  <span className="block text-muted print:text-black">
                    Correction<span>{item.corrects && ` of ${item.corrects}`}</span>
                    <span>{item.reason && `: ${item.reason}`}</span>
                  </span>
                )}
              </td>
              <td className="py-1 pr-3 max-sm:col-start-1 sm:py-2.5">
                {item.launched_at && (
                  <>
                    <span className="text-muted sm:hidden print:hidden">Live since </span>
                    {bookDay(item.launched_at)}
                  </>
                )}
              </td>
              <td className="py-1 pr-3 max-sm:hidden sm:py-2.5">{item.due_at && bookDay(item.due_at)}</td>
              <td className="py-1 text-right max-sm:col-start-2 max-sm:row-start-1 sm:py-2.5">
                {formatMoney(item.cents).replace('$', '')}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="block sm:table-footer-group print:table-footer-group">
          <tr className="flex justify-between border-t-2 border-current font-[650] sm:table-row print:table-row">
            <td colSpan={4} className="py-2.5 align-middle">
              Sent with this statement
            </td>
            <td className="display py-2.5 text-right text-xl">{formatMoney(statement.cents)}</td>
          </tr>
        </tfoot>
      </table>
      <Facts
        facts={[
          {
            name: `Sent earlier in ${year}${earlier.statements.length ? ` (${earlier.statements.map(statementName).join(', ')})` : ''}`,
            value: formatMoney(earlier.cents),
          },
          { name: 'This statement', value: formatMoney(sentCents) },
          { name: `Sent in ${year}`, value: formatMoney(earlier.cents + sentCents), isSum: true },
        ]}
        values="apart"
        className="mt-6"
      />
      <p className="mt-6 text-xs text-muted print:text-black">
        $200.00 for each practice that launched its website through you and kept it live for 30 days
        <span>
          {statement.terms &&
            `, under the partner terms, version ${statement.terms.version}, accepted on ${bookDay(statement.terms.accepted_at)}`}
        </span>
        . All dates are Eastern time.
      </p>
      <p className="mt-1.5 text-xs text-muted print:text-black">
        Not a tax form. From $2,000.00 in bank transfers in a calendar year, Form 1099-NEC follows by January
        31.
      </p>
    </article>
  )
}

/** Who was paid, how and when. */
function Letterhead({ statement }: { readonly statement: Statement }) {
  const { method, country, sent_on, arrives_on, reference, state } = statement
  const day = (on: string) => formatBookDay(on, new Date(), { year: true, weekday: 'long' })
  const { by, place } = WAYS[method]
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <Fact name="Paid to">
        {statement.legal_name}
        <span className="block">
          {new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country}
        </span>
      </Fact>
      <Fact name="Sent on">{day(sent_on)}</Fact>
      <Fact name={by}>
        {method === 'paypal' ? statement.masked : `Account ending in ${statement.masked}`}
      </Fact>
      {reference && (
        <Fact name={method === 'paypal' ? 'Reference' : 'Reference at the bank'}>{reference}</Fact>
      )}
      {state !== 'returned' && <Fact name={`At your ${place}`}>By {day(arrives_on)}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted print:text-black">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
