import { formatReward } from '@foyer/shared/referrals/reward.ts'
import clsx from 'clsx'
import type { ReferralSummary } from '../../referrals/api/load-referral-summary.ts'

/** The sums of a person's rewards; dashes while they load. */
export function MoneyPlate({ money }: { readonly money: ReferralSummary['money'] | undefined }) {
  const totals = [
    { label: 'Pending', cents: money?.pending_cents },
    { label: 'Approved', cents: money?.approved_cents },
    { label: 'Paid', cents: money?.paid_cents },
  ]
  return (
    <section
      aria-label="Your rewards"
      className="rounded-card bg-hall px-4 py-3.5 text-on-hall min-[75rem]:@min-[48rem]:px-5.5 min-[75rem]:@min-[48rem]:py-2"
    >
      <dl className="grid h-full grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] min-[75rem]:@min-[48rem]:grid-cols-1">
        {totals.map(({ label, cents }, index) => (
          <div
            key={label}
            className={clsx(
              'min-w-0 border-hall-line min-[75rem]:@min-[48rem]:flex min-[75rem]:@min-[48rem]:items-center min-[75rem]:@min-[48rem]:justify-between min-[75rem]:@min-[48rem]:py-2',
              index > 0 &&
                'border-l pl-3.5 min-[75rem]:@min-[48rem]:border-t min-[75rem]:@min-[48rem]:border-l-0 min-[75rem]:@min-[48rem]:pl-0',
            )}
          >
            <dt className="text-sm text-on-hall-muted">{label}</dt>
            <dd className={clsx('display text-xl tabular-nums', index === 0 && 'text-glow')}>
              {cents === undefined ? '–' : formatReward(cents)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
