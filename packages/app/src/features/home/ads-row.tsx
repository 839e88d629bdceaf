import clsx from 'clsx'
import { Link } from 'react-router-dom'
import { Fanlight } from '../../components/fanlight.tsx'
import { PATHS } from '../../config/paths.ts'

const LINK = 'inline-flex min-h-11 items-center underline decoration-1 underline-offset-[0.2em] md:min-h-6'

/** Invites to the waitlist for social media ads, in one row. */
export function AdsRow({ className }: { readonly className?: string }) {
  return (
    <section
      aria-label="Social media ads"
      className={clsx(
        'brand flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-brand px-4.5 py-3 text-sm text-on-brand-muted md:@md:px-5',
        className,
      )}
    >
      <span className="hidden flex-none md:@md:block">
        <Fanlight className="w-8.5" />
      </span>
      <p className="mr-auto basis-full md:@md:basis-auto">
        <b className="font-[650] text-on-brand">Run social media ads from here.</b> On Facebook and Instagram.
      </p>
      <Link to={PATHS.waitlist} className={`${LINK} font-[650] text-glow`}>
        Join the waitlist
      </Link>
      <Link to={PATHS.learnMore} className={`${LINK} text-on-brand`}>
        Learn More
      </Link>
    </section>
  )
}
