import { formatReward, REWARD_CENTS } from '@foyer/shared/referrals/reward.ts'
import { Link, useMatch } from 'react-router-dom'
import { PATHS } from '../../../config/paths.ts'
import { Fanlight } from '../../fanlight.tsx'
import { SidebarTooltip } from './sidebar-tooltip.tsx'

const TITLE = 'Refer, Get Paid'
const PROMISE = `1 REFERRAL = ${formatReward(REWARD_CENTS)} REWARD`

type PromotionProps = { readonly isIcon: boolean; readonly onFollow?: (() => void) | undefined }

/** The link to the rewards; only its icon when the sidebar is collapsed. */
export function Promotion({ isIcon, onFollow }: PromotionProps) {
  // All views of the rewards.
  const current = useMatch({ path: PATHS.rewards, end: false }) ? 'page' : undefined
  if (isIcon) {
    return (
      <SidebarTooltip text={`${TITLE}: ${PROMISE}`} isShown>
        <Link
          to={PATHS.rewards}
          onClick={onFollow}
          aria-label={`${TITLE}: ${PROMISE}`}
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
      <b className="display block text-md">{TITLE}</b>
      <span className="mt-1.5 block text-[0.75rem] leading-[1.3] font-[650] tracking-[0.035em] text-glow">
        {PROMISE}
      </span>
    </Link>
  )
}
