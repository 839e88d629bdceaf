import clsx from 'clsx'
import type { ReactNode } from 'react'

type ScreenTitleProps = {
  /** The document title without the product's name; by default the text of the heading. */
  readonly documentTitle?: string
  readonly size?: 'large' | 'medium'
  readonly className?: string
  readonly children: ReactNode
}

/** The only h1 of a screen. It gets the focus when the screen changes, so that it is read out. */
export function ScreenTitle({ documentTitle, size = 'large', className, children }: ScreenTitleProps) {
  const title = documentTitle ?? (typeof children === 'string' ? children : 'Foyer')
  return (
    <>
      <title>{`${title} · Foyer`}</title>
      <h1 tabIndex={-1} className={clsx('display', size === 'large' ? 'text-3xl' : 'text-2xl', className)}>
        {children}
      </h1>
    </>
  )
}
