import { formatReward, REWARD_CENTS } from '@foyer/shared/referrals/reward.ts'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../config/paths.ts'
import { SidebarTooltip } from './sidebar-tooltip.tsx'

const TITLE = 'Refer, Get Paid'
const PROMISE = `1 REFERRAL = ${formatReward(REWARD_CENTS)} REWARD`

type PromotionProps = { readonly isIcon: boolean; readonly onFollow?: (() => void) | undefined }

/** The link to the rewards; only its icon when the sidebar is collapsed. */
export function Promotion({ isIcon, onFollow }: PromotionProps) {
  if (isIcon) {
    return (
      <SidebarTooltip text={`${TITLE}: ${PROMISE}`} isShown>
        <Link
          to={PATHS.rewards}
          aria-label={`${TITLE}: ${PROMISE}`}
          className="hall grid min-h-10 place-items-center rounded-control bg-hall"
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
      className="hall relative block overflow-hidden rounded-control bg-hall px-4 pt-3.5 pb-4 text-on-hall no-underline"
    >
      <Fanlight className="absolute top-3.5 right-4 w-9.5" />
      <b className="display block text-md">{TITLE}</b>
      <span className="mt-1.5 block text-[0.75rem] leading-[1.3] font-[650] tracking-[0.035em] text-glow">
        {PROMISE}
      </span>
    </Link>
  )
}

function Fanlight({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 40 20" aria-hidden="true" className={className}>
      <path d="M0 20a20 20 0 0 1 40 0z" fill="var(--glow)" />
      <path d="M20 20V0M20 20L4 7M20 20L36 7" stroke="var(--hall)" strokeWidth="2" />
      <path d="M13.5 20a6.5 6.5 0 0 1 13 0z" fill="var(--hall)" />
    </svg>
  )
}
