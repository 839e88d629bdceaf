import { FIRST_TOUCH_DAYS } from '@foyer/shared/leads/attribution.ts'
import { APPROVAL_DAYS, formatReward, REWARD_CENTS } from '@foyer/shared/referrals/reward.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Card } from '../../components/ui/card.tsx'
import type { ReferralSummary } from '../../referrals/api/referrals.ts'
import { referralsQuery } from '../../referrals/referral-queries.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { LatestReferrals } from './latest-referrals.tsx'
import { ReferralLink } from './referral-link-card.tsx'
import { RewardsFrame, useReferralSummary } from './rewards-frame.tsx'

/** The referral program at a glance: rewards, link, latest referrals and rules. */
export function OverviewScreen() {
  const person = useSignedInPerson()
  const { summary, failure } = useReferralSummary()
  const referrals = useInfiniteQuery(referralsQuery(person.id))
  return (
    <RewardsFrame
      title="Refer, Get Paid"
      about={`${formatReward(REWARD_CENTS)} for each practice that launches through you and stays for ${APPROVAL_DAYS} days.`}
    >
      {failure}
      <div className="grid gap-4 md:gap-5 min-[75rem]:@min-[48rem]:grid-cols-[17.5rem_minmax(0,1fr)]">
        <RewardTotals money={summary?.money} />
        <ReferralLink code={summary?.code} />
      </div>
      <LatestReferrals />
      {/* Rendered later, because the list above grows when it has loaded. */}
      {!referrals.isPending && <ProgramRules />}
    </RewardsFrame>
  )
}

/** The sums of a person's rewards; dashes while they load. */
function RewardTotals({ money }: { readonly money: ReferralSummary['money'] | undefined }) {
  const totals = [
    { label: 'Pending', cents: money?.pending_cents },
    { label: 'Approved', cents: money?.approved_cents },
    { label: 'Paid', cents: money?.paid_cents },
  ]
  return (
    <section
      aria-label="Your rewards"
      className="rounded-card bg-brand px-4 py-3.5 text-on-brand min-[75rem]:@min-[48rem]:px-5.5 min-[75rem]:@min-[48rem]:py-2"
    >
      <dl className="grid h-full grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] min-[75rem]:@min-[48rem]:grid-cols-1">
        {totals.map(({ label, cents }, index) => (
          <div
            key={label}
            className={clsx(
              'min-w-0 border-brand-line min-[75rem]:@min-[48rem]:flex min-[75rem]:@min-[48rem]:items-center min-[75rem]:@min-[48rem]:justify-between min-[75rem]:@min-[48rem]:py-2',
              index > 0 &&
                'border-l pl-3.5 min-[75rem]:@min-[48rem]:border-t min-[75rem]:@min-[48rem]:border-l-0 min-[75rem]:@min-[48rem]:pl-0',
            )}
          >
            <dt className="text-sm text-on-brand-muted">{label}</dt>
            <dd className={clsx('display text-xl tabular-nums', index === 0 && 'text-glow')}>
              {cents === undefined ? '–' : formatReward(cents)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const RULES = [
  {
    title: `${formatReward(REWARD_CENTS)} for each practice`,
    text: `The reward is approved when the practice has launched its website with us and ${APPROVAL_DAYS} days have passed. Then we send it.`,
  },
  {
    title: 'The first link counts',
    text: `Whoever sent a person first gets the referral, when the person signs up within ${FIRST_TOUCH_DAYS} days.`,
  },
  {
    title: 'The same email',
    text: 'The person confirms the email they left through your link or form, or signs up through your link.',
  },
  {
    title: 'Not yourself',
    text: 'You cannot refer yourself, also not with another spelling of your own address.',
  },
  {
    title: 'One referral for each new practice',
    text: 'A practice that has signed up before does not count again.',
  },
  {
    title: 'Say that you are paid',
    text: 'Tell people that you may receive a reward. Each text that we write for you says so; please leave it in.',
  },
  {
    title: 'For practice owners only',
    text: 'Rewards are for practice owners who refer other owners to this service. Never for patients, and not for employees or family of the referred practice.',
  },
] as const

/** The rules of the referral program in plain words. Postgres enforces those it can check. */
function ProgramRules() {
  return (
    <Card title="How rewards work">
      <dl className="mt-4 grid gap-x-8 gap-y-4 md:@md:grid-cols-2">
        {RULES.map(({ title, text }) => (
          <div key={title}>
            <dt className="text-sm font-[650]">{title}</dt>
            <dd className="max-w-[40rem] text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
