import { Card } from '../../components/ui/card.tsx'
import type { ReferralSummary } from '../../referrals/api/referrals.ts'

// In the units of the drawing.
const WIDTH = 300
const DIGIT = 8
const FLOOR = 140
const HEIGHT = 120
const BAR = 20
const CORNER = 3

/** The leads of each of the last weeks, as bars; the lines without numbers while they are unknown. */
export function LeadsByWeek({ weeks = [] }: { readonly weeks: ReferralSummary['weeks'] | undefined }) {
  const top = chartTop(Math.max(0, ...weeks.map(({ leads }) => leads)))
  const axis = Math.max(12, write(top).length * DIGIT)
  const left = axis + 18
  const step = weeks.length > 1 ? (WIDTH - left - BAR) / (weeks.length - 1) : 0
  const thisWeek = weeks.at(-1)
  const y = (leads: number) => FLOOR - (leads / top) * HEIGHT
  return (
    <Card title="Leads by week">
      <svg
        viewBox="0 0 300 168"
        role="img"
        aria-label={describe(weeks)}
        className="mt-3 block w-full max-w-md tabular-nums"
      >
        {[0, top / 2, top].map((line) => (
          <g key={line}>
            <path d={`M${axis + 12} ${y(line)}H${WIDTH}`} stroke="var(--line)" />
            <text x={axis} y={y(line) + 4} textAnchor="end" fontSize="12" fill="var(--text-muted)">
              {thisWeek && write(line)}
            </text>
          </g>
        ))}
        {weeks.map((week, index) => (
          <path
            key={week.starts_on}
            d={bar(left + index * step, y(week.leads))}
            fill={week === thisWeek ? 'var(--chart-1)' : 'var(--chart-3)'}
          />
        ))}
        {thisWeek && thisWeek.leads > 0 && (
          <text
            // In the middle of the bar, unless the number is wider.
            x={WIDTH - Math.max(BAR, write(thisWeek.leads).length * DIGIT) / 2}
            y={y(thisWeek.leads) - 6}
            textAnchor="middle"
            fontSize="13"
            fontWeight="650"
            fill="var(--text)"
          >
            {write(thisWeek.leads)}
          </text>
        )}
        <g fontSize="12" fill="var(--text-muted)">
          <text x={left} y="162">
            {weekName(weeks[0])}
          </text>
          <text x={WIDTH} y="162" textAnchor="end">
            This week
          </text>
        </g>
      </svg>
      {weeks.length > 0 && weeks.every(({ leads }) => leads === 0) && (
        <p className="mt-2 text-sm text-muted">
          No leads in the last {weeks.length} weeks. New ones are counted here.
        </p>
      )}
    </Card>
  )
}

function write(amount: number): string {
  return amount.toLocaleString('en-US')
}

/** The path of a bar with rounded top corners; empty for a height of 0. */
function bar(x: number, top: number): string {
  if (top >= FLOOR) return ''
  const right = x + BAR
  const corner = Math.min(CORNER, FLOOR - top)
  return `M${x} ${FLOOR}V${top + corner}q0-${corner} ${corner}-${corner}H${right - corner}q${corner} 0 ${corner} ${corner}V${FLOOR}z`
}

function describe(weeks: ReferralSummary['weeks']): string {
  if (weeks.length === 0) return 'Leads by week'
  const parts = weeks.map((week, index) => {
    const name = index === weeks.length - 1 ? 'this week' : `week of ${weekName(week)}`
    return `${name}: ${week.leads}`
  })
  return `Leads by week. ${parts.join(', ')}.`
}

/** The Monday on which a week starts. Weeks are counted in UTC, and named so. */
function weekName(week: ReferralSummary['weeks'][number] | undefined): string {
  if (!week) return ''
  const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(week.starts_on))
}

/**
 * The number at the upper end of an axis that starts at 0 and has one line in the middle: even, so that the line stands
 * at a whole number, and easy to read.
 */
export function chartTop(most: number): number {
  let half = 1
  for (let magnitude = 1; ; magnitude *= 10) {
    for (const digit of [1, 2, 3, 5]) {
      half = digit * magnitude
      if (half * 2 >= most) return half * 2
    }
  }
}
