import clsx from 'clsx'
import type { ReactNode } from 'react'

export type Fact = {
  /** No two facts of a list have the same one. */
  readonly name: string
  readonly value: ReactNode
  /** A sentence below the value. */
  readonly note?: string
  /** What can be done with it. */
  readonly action?: ReactNode
  /** The sum of those above it. */
  readonly isSum?: boolean
}

type FactsProps = {
  readonly facts: readonly Fact[]
  /**
   * Where the values stand: at the other end of the line, as in a bill; in a column beside their names; or as sentences that
   * explain their names.
   */
  readonly values: 'apart' | 'beside' | 'explain'
  readonly className?: string
}

const ROWS = {
  apart: 'grid grid-cols-[auto_auto] justify-between gap-x-4',
  beside: 'grid gap-x-4 @3xs:grid-cols-[7.5rem_minmax(0,1fr)] @md:grid-cols-[12rem_minmax(0,1fr)]',
  explain: 'grid gap-x-4 gap-y-1 @md:grid-cols-[11rem_minmax(0,1fr)]',
} as const

/** With an action the name has a line of its own on phones. */
const ROW_WITH_ACTION =
  'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 @md:grid-cols-[12rem_minmax(0,1fr)_auto]'

/** Names with their values, one below the other, with a line between them. */
export function Facts({ facts, values, className }: FactsProps) {
  const hasActions = facts.some(({ action }) => action)
  return (
    <div className={clsx('@container', className)}>
      <dl>
        {facts.map(({ name, value, note, action, isSum = false }) => (
          <div
            key={name}
            className={clsx(
              values === 'explain' ? 'py-3.5' : 'py-2.5',
              hasActions ? ROW_WITH_ACTION : ROWS[values],
              isSum ? 'border-t-2 border-current font-[650]' : 'border-line not-first:border-t',
            )}
          >
            <dt
              className={clsx(
                values === 'explain' || (values === 'apart' && note)
                  ? 'font-[650]'
                  : !isSum && 'text-sm text-muted',
                hasActions && '@max-md:col-span-full',
              )}
            >
              {name}
            </dt>
            <dd
              className={clsx(
                'min-w-0 wrap-anywhere',
                values === 'explain' ? 'text-pretty' : 'font-[550]',
                values === 'apart' && 'text-right',
              )}
            >
              {value}
            </dd>
            {hasActions && <dd>{action}</dd>}
            {note && (
              <dd
                className={clsx(
                  'text-sm text-muted',
                  values === 'apart' ? 'col-span-full' : '@max-md:col-span-full @md:col-start-2',
                )}
              >
                {note}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  )
}
