import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../config/paths.ts'
import { Logo } from '../../logo.tsx'

type SidebarHeadProps = {
  readonly isIcon: boolean
  /** The button that closes or opens the sidebar. */
  readonly toggle?: ReactNode
  /** Called after a click on the logo. */
  readonly onFollow?: (() => void) | undefined
}

/** The top of the sidebar: the logo, where there is room for it, and the button. */
export function SidebarHead({ isIcon, toggle, onFollow }: SidebarHeadProps) {
  return (
    <div
      className={clsx('mb-5 flex items-center', isIcon ? 'flex-col gap-3' : 'justify-between pr-1 pl-2.5')}
    >
      {!isIcon && (
        <Link
          to={PATHS.home}
          onClick={onFollow}
          aria-label="Foyer, home"
          className="flex min-h-11 items-center rounded-plate"
        >
          <Logo className="h-8.5 w-auto" />
        </Link>
      )}
      {toggle}
    </div>
  )
}
