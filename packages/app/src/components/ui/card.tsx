import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  readonly title?: ReactNode
  /** Content opposite the title: a status or a small button. */
  readonly aside?: ReactNode
}

/** A section with a title of its own. Cards are not nested. */
export function Card({ title, aside, className, children, ...rest }: CardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={clsx('min-w-0 rounded-card border border-line bg-surface p-4.5 md:p-5.5', className)}
      {...rest}
    >
      {title && (
        <div className="flex flex-wrap-reverse has-data-progress:flex-wrap items-center justify-between gap-x-4 gap-y-2 break-after-avoid @3xs:has-[button]:flex-nowrap">
          <h2 id={id} className="display min-w-0 text-xl">
            {title}
          </h2>
          {aside}
        </div>
      )}
      <div className="contents">{children}</div>
    </section>
  )
}
