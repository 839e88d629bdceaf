import { formatReward, REWARD_CENTS } from '@foyer/shared/referrals/reward.ts'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../config/paths.ts'
import { Fanlight } from '../../fanlight.tsx'
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
