import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  readonly title?: ReactNode
  /** What stands opposite the title: a status, or a small button. */
  readonly aside?: ReactNode
}

/** A sheet of content under a title of its own. No card stands inside a card. */
export function Card({ title, aside, className, children, ...rest }: CardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={clsx('min-w-0 rounded-card border border-line bg-surface p-4.5 md:p-5.5', className)}
      {...rest}
    >
      {title && (
        <div className="flex flex-wrap-reverse items-center justify-between gap-x-4 gap-y-2 break-after-avoid @3xs:has-[button]:flex-nowrap">
          <h2 id={id} className="display min-w-0 text-xl">
            {title}
          </h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
