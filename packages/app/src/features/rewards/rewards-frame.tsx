import { formatBookDay } from '@foyer/shared/referrals/money.ts'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { partnerAccountQuery } from '../../referrals/api/partner-account.ts'
import { type ReferralSummary, referralSummaryQuery } from '../../referrals/api/referrals.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'

const VIEWS = [
  { path: PATHS.rewards, name: 'Overview' },
  { path: PATHS.rewardsShare, name: 'Share and install' },
  { path: PATHS.rewardsResults, name: 'Results' },
  { path: PATHS.payouts, name: 'Payouts' },
] as const

type RewardsFrameProps = {
  readonly title: string
  /** One sentence about the view. */
  readonly about: string
  readonly children: ReactNode
}

/** What the four views of the rewards share: the heading and the links between them. */
export function RewardsFrame({ title, about, children }: RewardsFrameProps) {
  return (
    <>
      <ScreenTitle size="medium">{title}</ScreenTitle>
      <p className="mt-1 text-muted">{about}</p>
      <nav aria-label="Rewards" className="mt-4 border-b border-line">
        <ul className="flex flex-wrap gap-x-6">
          {VIEWS.map(({ path, name }) => (
            <li key={path}>
              <NavLink
                to={path}
                end
                className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-sm font-medium text-muted no-underline hover:text-text aria-[current=page]:border-lit-line aria-[current=page]:font-[650] aria-[current=page]:text-text"
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid gap-4 md:gap-5">
        <ClosingNotice />
        {children}
      </div>
    </>
  )
}

/** Says that the link has stopped, once the account closes by itself. */
function ClosingNotice() {
  const { data } = useOwnQuery(partnerAccountQuery)
  if (!data?.closes_on) return null
  return (
    <Notice kind="warning">
      <p>
        Your link has stopped, and your account closes on{' '}
        {formatBookDay(data.closes_on, new Date(), { year: true })}, after the last payday.{' '}
        <TextLink to={PATHS.settings}>Take it back in Settings</TextLink>
      </p>
    </Notice>
  )
}

/** Returns the results of the person's code, once they are loaded, and a notice when they could not be. */
export function useReferralSummary(): {
  readonly summary: ReferralSummary | undefined
  readonly failure: ReactNode
} {
  const loaded = useOwnQuery(referralSummaryQuery)
  const failure = loaded.isError && (
    <LoadFailure of={loaded}>
      {loaded.data
        ? 'We could not refresh your rewards. What you see may be some minutes old.'
        : 'We could not load your rewards. They are safe; check your connection.'}
    </LoadFailure>
  )
  return { summary: loaded.data, failure }
}
