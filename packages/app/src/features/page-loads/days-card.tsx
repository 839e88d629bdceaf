import { toCsv } from '@foyer/shared/csv/to-csv.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { downloadFile } from '../../lib/download-file.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { type KeptLoads, loadKeptLoads, type PageLoads } from '../../site/api/page-loads.ts'
import { dayName, describePageLoads } from '../../site/describe-page-loads.ts'
import { LoadBars, LoadCount } from '../../site/load-bars.tsx'
import { pageName, sourceName } from './load-names.ts'

/** The days as bars, and as a table that opens. */
export function DaysCard({ loads }: { readonly loads: PageLoads }) {
  const now = new Date()
  const words = describePageLoads(loads, now)
  return (
    <Card aria-label="By day">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <LoadCount words={words} />
        {words.most && (
          <p className="text-sm text-muted">
            Most on {weekday(words.most.day)}, {dayName(words.most, now)}: {words.most.loads}
          </p>
        )}
      </div>
      <LoadBars loads={loads} words={words} height={132} />
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4">
        <details className="min-w-0" style={{ flex: '1 1 15rem' }}>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm md:min-h-9">
            Show the days as a table
          </summary>
          <div style={{ maxWidth: 360 }}>
            <table className="w-full text-sm">
              <caption className="sr-only">Pages opened by day</caption>
              <thead>
                <tr className="text-left text-xs text-muted">
                  <th scope="col" className="py-1.5 font-semibold">
                    Day
                  </th>
                  <th scope="col" className="py-1.5 pr-3 text-right font-semibold">
                    Opened
                  </th>
                </tr>
              </thead>
              <tbody>
                {loads.days.toReversed().map((day, index) => (
                  <tr key={day.day} className="border-t border-line">
                    <th scope="row" className="py-1.5 text-left font-normal">
                      {`${dayName(day, now)}${index === 0 ? ' (so far)' : ''}`}
                    </th>
                    <td className="py-1.5 pr-3 text-right tabular-nums">{STATES[day.state] ?? day.loads}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
        <LoadsCsvButton />
      </div>
    </Card>
  )
}

const STATES: Readonly<Record<PageLoads['days'][number]['state'], string | null>> = {
  before: 'not live yet',
  offline: 'offline',
  live: null,
}

function weekday(day: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'short' }).format(new Date(`${day}T12:00`))
}

/** Downloads all that is kept, by day, page and site, as CSV. A file is complete or not made at all. */
function LoadsCsvButton() {
  const { id } = useSignedInPerson()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () =>
      downloadFile('foyer-pages-opened.csv', 'text/csv', loadsCsv(await loadKeptLoads(id))),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Button look="second" size="small" busy={isPending} onClick={() => mutate()}>
        {!isPending && <Download aria-hidden="true" className="size-5 stroke-[1.75]" />}
        <span>All days as CSV</span>
      </Button>
      <span role="status" className="text-sm text-muted">
        {isError && 'The file could not be made. Please try again.'}
      </span>
    </div>
  )
}

/** Writes sums for spreadsheets, with a byte order mark, without which Excel does not read UTF-8. */
function loadsCsv(rows: readonly KeptLoads[]): string {
  const lines = rows.map(({ day, page, source, loads }) => [day, pageName(page), sourceName(source), loads])
  return `\uFEFF${toCsv([['Day', 'Page', 'Sent by', 'Opened'], ...lines])}`
}
