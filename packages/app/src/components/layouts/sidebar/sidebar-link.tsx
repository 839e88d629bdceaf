import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { Link, useMatch } from 'react-router-dom'
import { SidebarTooltip } from './sidebar-tooltip.tsx'

export type SidebarPage = { readonly path: string; readonly name: string; readonly icon: LucideIcon }

type SidebarLinkProps = {
  readonly page: SidebarPage
  /** Only its icon is shown; its name is a tooltip. */
  readonly isIcon: boolean
  readonly onFollow?: (() => void) | undefined
}

/** One row of the sidebar. The current page is lit, bold and marked with a tile. */
export function SidebarLink({ page: { path, name, icon: Icon }, isIcon, onFollow }: SidebarLinkProps) {
  // Not a NavLink: the tooltip's slot concatenates class names and would break a function.
  const isActive = useMatch({ path, end: path === '/' }) !== null
  return (
    <li>
      <SidebarTooltip text={name} isShown={isIcon}>
        <Link
          to={path}
          onClick={onFollow}
          aria-label={isIcon ? name : undefined}
          aria-current={isActive ? 'page' : undefined}
          className={clsx(
            'flex min-h-11 items-center gap-3 rounded-control text-sm no-underline md:min-h-10',
            isIcon ? 'justify-center' : 'px-2.5',
            isActive && !isIcon && 'sidebar-current',
            isActive
              ? 'bg-lit font-[650] text-text'
              : 'font-medium text-muted hover:bg-quiet hover:text-text',
          )}
        >
          <Icon className="flex-none" />
          {!isIcon && <span>{name}</span>}
        </Link>
      </SidebarTooltip>
    </li>
  )
}
