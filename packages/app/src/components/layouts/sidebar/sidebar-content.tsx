import { formatReward, REWARD_CENTS } from '@foyer/shared/referrals/reward.ts'
import clsx from 'clsx'
import { type ReactNode, use } from 'react'
import { Link, useMatch } from 'react-router-dom'
import { PATHS } from '../../../config/paths.ts'
import { Fanlight } from '../../fanlight.tsx'
import { Logo } from '../../logo.tsx'
import { SidebarLink, type SidebarPage } from './sidebar-link.tsx'
import { SidebarTooltip } from './sidebar-tooltip.tsx'
import { SidebarAccount } from './use-sidebar.ts'

/** The look of a button of the sidebar that shows only an icon. */
export const ICON_BUTTON =
  'grid size-11 place-items-center rounded-control text-muted hover:bg-quiet hover:text-text md:size-9'

/** The links of the sidebar. */
export type SidebarGroups = {
  readonly main: readonly SidebarPage[]
  readonly account: readonly SidebarPage[]
}

type SidebarContentProps = {
  readonly groups: SidebarGroups
  readonly isIcon: boolean
  /** The button that closes or opens the sidebar. */
  readonly toggle: ReactNode
  /** Called after a click on a link. */
  readonly onFollow?: () => void
}

/** The content of the sidebar in both of its forms: pages, promotion, account. */
export function SidebarContent({ groups, isIcon, toggle, onFollow }: SidebarContentProps) {
  const email = use(SidebarAccount)
  return (
    <>
      <div
        className={clsx('mb-5 flex items-center', isIcon ? 'flex-col gap-3' : 'justify-between pr-1 pl-2.5')}
      >
        {!isIcon && (
          <Link
            to={PATHS.home}
            onClick={onFollow}
            aria-label="Foyer, home"
            className="flex min-h-11 items-center rounded-badge"
          >
            <Logo className="h-8.5 w-auto" />
          </Link>
        )}
        <div className="contents">{toggle}</div>
      </div>
      <nav aria-label="Main" className="mb-4">
        <ul className="grid gap-px">
          {groups.main.map((page) => (
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
            {groups.account.map((page) => (
              <SidebarLink key={page.path} page={page} isIcon={isIcon} onFollow={onFollow} />
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}

const PROMOTION_TITLE = 'Refer, Get Paid'
const PROMOTION_PROMISE = `1 REFERRAL = ${formatReward(REWARD_CENTS)} REWARD`

type PromotionProps = { readonly isIcon: boolean; readonly onFollow?: (() => void) | undefined }

/** The link to the rewards; only its icon when the sidebar is collapsed. */
function Promotion({ isIcon, onFollow }: PromotionProps) {
  // All views of the rewards.
  const current = useMatch({ path: PATHS.rewards, end: false }) ? 'page' : undefined
  if (isIcon) {
    return (
      <SidebarTooltip text={`${PROMOTION_TITLE}: ${PROMOTION_PROMISE}`} isShown>
        <Link
          to={PATHS.rewards}
          onClick={onFollow}
          aria-label={`${PROMOTION_TITLE}: ${PROMOTION_PROMISE}`}
          aria-current={current}
          className="brand grid min-h-11 aria-[current=page]:shadow-[inset_0_0_0_2px_var(--glow)] md:min-h-10 place-items-center rounded-control bg-brand"
        >
          <Fanlight className="w-6" />
        </Link>
      </SidebarTooltip>
    )
  }
  return (
    <Link
      to={PATHS.rewards}
      onClick={onFollow}
      aria-current={current}
      className="brand relative block aria-[current=page]:shadow-[inset_0_0_0_2px_var(--glow)] overflow-hidden rounded-control bg-brand px-4 pt-3.5 pb-4 text-on-brand no-underline"
    >
      <Fanlight className="absolute top-3.5 right-4 w-9.5" />
      <b className="display block text-md">{PROMOTION_TITLE}</b>
      <span className="mt-1.5 block text-[0.75rem] leading-[1.3] font-[650] tracking-[0.035em] text-glow">
        {PROMOTION_PROMISE}
      </span>
    </Link>
  )
}
