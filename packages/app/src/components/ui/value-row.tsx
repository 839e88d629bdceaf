import type { ReactNode } from 'react'

type ValueRowProps = {
  /** An address or another value that is copied or opened. */
  readonly value: string
  readonly children: ReactNode
}

/** A value in a box with what can be done with it. */
export function ValueRow({ value, children }: ValueRowProps) {
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-2.5 rounded-control border border-line bg-bg py-2.5 pr-2.5 pl-3.5">
      <b className="mr-auto min-w-0 basis-full leading-tight font-semibold wrap-anywhere sm:@md:basis-auto">
        {value}
      </b>
      {children}
    </div>
  )
}
