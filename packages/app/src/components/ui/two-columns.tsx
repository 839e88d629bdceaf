import clsx from 'clsx'
import type { ComponentProps } from 'react'

/** Work on the left, a thing to take away on the right; one below the other where there is no room. */
export function TwoColumns({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={clsx(
        'grid items-start gap-4 lg:@2xl:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] lg:gap-5',
        className,
      )}
      {...rest}
    />
  )
}
