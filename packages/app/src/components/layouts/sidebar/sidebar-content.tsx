import clsx from 'clsx'
import { type ReactNode, use, useId } from 'react'
import { Promotion } from './promotion.tsx'
import { SidebarHead } from './sidebar-head.tsx'
import { SidebarLink } from './sidebar-link.tsx'
import { ACCOUNT_PAGES, LATER_PAGES, MAIN_PAGES } from './sidebar-pages.ts'
import { SidebarAccount } from './use-sidebar.ts'

type SidebarContentProps = {
  readonly isIcon: boolean
  /** The button that closes or opens the sidebar. */
  readonly toggle: ReactNode
  /** Called after a click on a link. */
  readonly onFollow?: () => void
}

/** The content of the sidebar in both of its forms: pages, promotion, account. */
export function SidebarContent({ isIcon, toggle, onFollow }: SidebarContentProps) {
  const laterId = useId()
  const email = use(SidebarAccount)
  return (
    <>
      <SidebarHead isIcon={isIcon} toggle={toggle} onFollow={onFollow} />
      <nav aria-label="Main" className="mb-4">
        <ul className="grid gap-px">
          {MAIN_PAGES.map((page) => (
            <SidebarLink key={page.path} page={page} isIcon={isIcon} onFollow={onFollow} />
          ))}
        </ul>
        <p
          id={laterId}
          className={clsx(isIcon ? 'sr-only' : 'mt-4 mb-1 px-2.5 text-xs font-semibold text-muted')}
        >
          After your launch
        </p>
        <ul
          aria-labelledby={laterId}
          className={clsx('grid gap-px', isIcon && 'mt-2 border-t border-line pt-2')}
        >
          {LATER_PAGES.map((page) => (
            <SidebarLink key={page.path} page={page} isIcon={isIcon} onFollow={onFollow} />
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-2">
        <Promotion isIcon={isIcon} onFollow={onFollow} />
        {!isIcon && (
          <p title={email} className="truncate px-2.5 text-xs text-muted">
            <span className="sr-only">Signed in as </span>
            {email}
          </p>
        )}
        <nav aria-label="Account">
          <ul className="grid gap-px">
            {ACCOUNT_PAGES.map((page) => (
              <SidebarLink key={page.path} page={page} isIcon={isIcon} onFollow={onFollow} />
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}
