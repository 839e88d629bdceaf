import clsx from 'clsx'
import type { PageLoads } from './api/page-loads.ts'
import type { PageLoadWords } from './describe-page-loads.ts'

type LoadBarsProps = {
  readonly loads: PageLoads
  readonly words: PageLoadWords
  readonly className: string
}

/** A bar for each of 30 days: dashed before the first publication, hatched while the site was offline. */
export function LoadBars({ loads: { days, is_late }, words, className }: LoadBarsProps) {
  const most = words.most?.loads ?? 1
  return (
    <>
      <div
        role="img"
        aria-label={words.spoken}
        className={clsx(
          'grid grid-cols-[repeat(30,minmax(0,1fr))] items-end gap-0.5 border-b-[1.5px] border-control forced-color-adjust-none md:gap-[3px]',
          className,
        )}
      >
        {days.map(({ day, loads, state }, index) => {
          const isToday = index === days.length - 1
          const isUnknown = state === 'before' || (isToday && is_late && loads === 0)
          return (
            <span
              key={day}
              className={clsx(
                'block',
                isUnknown && 'h-1.5 border border-b-0 border-dashed border-control',
                !isUnknown && state === 'offline' && 'h-full',
                !isUnknown && state === 'live' && 'rounded-t-[2px]',
              )}
              style={
                isUnknown
                  ? undefined
                  : state === 'offline'
                    ? { background: HATCHED }
                    : {
                        height: `${(100 * loads) / most}%`,
                        background: isToday ? 'var(--chart-1)' : 'var(--chart-3)',
                      }
              }
            />
          )
        })}
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-muted">
        <span>{words.from}</span>
        <span>{words.to}</span>
      </p>
    </>
  )
}

const HATCHED = 'repeating-linear-gradient(135deg, var(--line) 0 2px, transparent 2px 5px)'

/** The number of all, with the words that say what it is. */
export function LoadCount({ words: { total, lines } }: { readonly words: PageLoadWords }) {
  return (
    <p className="mt-1.5 flex min-h-[2.6em] items-baseline gap-x-2.5">
      <b className="display text-[2.25rem] leading-none font-medium tabular-nums">
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
