import type { CSSProperties } from 'react'
import type { PageLoads } from './api/page-loads.ts'
import type { PageLoadWords } from './describe-page-loads.ts'

type LoadBarsProps = {
  readonly loads: PageLoads
  readonly words: PageLoadWords
  /** In pixels. */
  readonly height: number
}

// Used once each: as classes they would be in the stylesheet of every screen.
const ROW: CSSProperties = {
  gridTemplateColumns: 'repeat(30, minmax(0, 1fr))',
  columnGap: 'clamp(2px, 0.25vw, 3px)',
  borderBottomWidth: 1.5,
  forcedColorAdjust: 'none',
}
const DASHED: CSSProperties = { height: 6, border: '1px dashed var(--control)', borderBottom: 0 }
const HATCHED: CSSProperties = {
  height: '100%',
  background: 'repeating-linear-gradient(135deg, var(--line) 0 2px, transparent 2px 5px)',
}

/** A bar for each of 30 days: dashed before the first publication, hatched while the site was offline. */
export function LoadBars({ loads: { days, is_late }, words, height }: LoadBarsProps) {
  const most = words.most?.loads ?? 1
  const lookOf = ({ loads, state }: PageLoads['days'][number], isToday: boolean): CSSProperties => {
    if (state === 'before' || (isToday && is_late && loads === 0)) return DASHED
    if (state === 'offline') return HATCHED
    return {
      height: `${(100 * loads) / most}%`,
      borderRadius: '2px 2px 0 0',
      background: isToday ? 'var(--chart-1)' : 'var(--chart-3)',
    }
  }
  return (
    <>
      <div
        role="img"
        aria-label={words.spoken}
        className="mt-3 grid items-end border-b border-control"
        style={{ ...ROW, height }}
      >
        {days.map((day, index) => (
          <span key={day.day} className="block" style={lookOf(day, index === days.length - 1)} />
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-muted">
        <span>{words.from}</span>
        <span>{words.to}</span>
      </p>
    </>
  )
}

/** The number of all, with the words that say what it is. */
export function LoadCount({ words: { total, lines } }: { readonly words: PageLoadWords }) {
  return (
    <p className="mt-1.5 flex items-baseline gap-x-2.5">
      <b className="display tabular-nums" style={{ fontSize: 36, lineHeight: 1 }}>
        {total.toLocaleString('en-US')}
      </b>
      <span className="text-sm leading-snug text-muted">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </span>
    </p>
  )
}
