import { Card } from '../../components/ui/card.tsx'
import type { PageLoads } from '../../site/api/page-loads.ts'
import { dayName, describePageLoads } from '../../site/describe-page-loads.ts'
import { LoadBars, LoadCount } from '../../site/load-bars.tsx'
import { LoadsCsvButton } from './loads-csv-button.tsx'

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
