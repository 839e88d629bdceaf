import type { CSSProperties, ReactNode } from 'react'

type DatedRowProps = {
  readonly day: string
  /** The width of the column of days, the same for all rows of a list. */
  readonly dayWidth: string
  readonly money: ReactNode
  readonly children: ReactNode
}

/** A row of a list of days with a sum: on phones the words stand below day and sum. */
export function DatedRow({ day, dayWidth, money, children }: DatedRowProps) {
  return (
    <li
      style={{ '--day': dayWidth } as CSSProperties}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-t border-line py-3 first:border-0 sm:@md:grid-cols-[var(--day)_minmax(0,1fr)_auto]"
    >
      <span className="text-muted">{day}</span>
      <span className="text-right sm:@md:order-last">{money}</span>
      <span className="col-span-2 wrap-anywhere sm:@md:col-span-1">{children}</span>
    </li>
  )
}
