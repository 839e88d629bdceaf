import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { PageWidth } from './width-switch.tsx'

const BOX_WIDTHS: { readonly [Width in PageWidth]: string } = {
  phone: 'max-w-[375px]',
  tablet: 'max-w-[768px]',
  desktop: '',
}

type StageProps = {
  readonly width: PageWidth
  /** Where the bar and what stands around it are, the page has its own space; in a phone it has the whole width. */
  readonly children: ReactNode
}

/** The space under the bar with the page of a draft in it. */
export function Stage({ width, children }: StageProps) {
  return (
    <main data-region className="relative min-h-0 lg:px-5 lg:pt-5">
      <div
        className={clsx(
          'relative mx-auto h-full overflow-hidden bg-surface [container-type:size] lg:rounded-t-card lg:shadow-[0_0_0_1px_var(--line),var(--lift-2)]',
          BOX_WIDTHS[width],
        )}
      >
        {children}
      </div>
    </main>
  )
}
