import { APPROVAL_DAYS } from '@foyer/shared/referrals/reward.ts'
import clsx from 'clsx'

/** The way of one referral, with days that are possible. */
export function OneExample() {
  return (
    <section aria-labelledby="way">
      <h2 id="way" className="display text-2xl">
        One practice, from your form to your bank
      </h2>
      <p className="mt-2 max-w-[36rem] text-muted">
        An example with real intervals. Most of the time is the practice's own: some launch in a week, some
        never do.
      </p>
      <ol className="mt-6 grid md:@2xl:grid-cols-6">
        {WAY.map(({ day, title, text, isLit }, index) => (
          <li
            key={day}
            className="relative grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 pb-4 last:pb-0 md:@2xl:block md:@2xl:pr-3 md:@2xl:pb-0"
          >
            <span
              aria-hidden="true"
              className={clsx(
                'absolute bg-line',
                'top-3 bottom-0 left-1 w-0.5 md:@2xl:top-1 md:@2xl:right-0 md:@2xl:bottom-auto md:@2xl:left-0 md:@2xl:h-0.5 md:@2xl:w-auto',
                index === WAY.length - 1 && 'hidden',
              )}
            />
            <span
              aria-hidden="true"
              className={clsx(
                'relative block size-2.5 rotate-45 rounded-[1.5px]',
                isLit ? 'border-2 border-now bg-glow' : 'bg-done',
              )}
              style={isLit ? { scale: '1.4' } : undefined}
            />
            <div className="text-sm md:@2xl:mt-2.5">
              <span className="display block text-lg">{day}</span>
              <b className="block font-[650]">{title}</b>
              <span className="block text-pretty text-muted">{text}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const WAY: readonly { day: string; title: string; text: string; isLit?: boolean }[] = [
  { day: 'Oct 3', title: 'You put the form on your site', text: 'Or send your link. Both carry your code.' },
  { day: 'Oct 5', title: 'An owner signs up', text: 'You see it with the address hidden.' },
  {
    day: 'Nov 4',
    title: 'Their website goes live',
    text: `They decide when. Then ${APPROVAL_DAYS} days begin.`,
  },
  { day: 'Dec 4', title: '$200.00 is due', text: 'If the website is still live.', isLit: true },
  { day: 'Dec 7', title: 'Payday', text: 'Every second Monday, with a statement.' },
  { day: 'Dec 10', title: 'At your bank', text: 'Up to three business days; PayPal the same day.' },
]
