import clsx from 'clsx'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { PATHS } from '../../config/paths.ts'

/** Invites to the waitlist for social media ads. Its links are plain links to real pages. */
export function AdsBanner({ className }: { readonly className?: string }) {
  return (
    <section
      aria-labelledby="ads-banner"
      className={clsx(
        'hall relative overflow-hidden rounded-card bg-hall px-4.5 pt-4.5 pb-30 text-on-hall md:@md:p-5.5 md:@md:pr-44 lg:@2xl:pr-60',
        className,
      )}
    >
      <h2 id="ads-banner" className="display text-xl">
        Run social media ads from here
      </h2>
      <p className="mt-1.5 max-w-[30rem] text-on-hall-muted">
        Join the waitlist for running ads on Facebook and Instagram through Foyer.
      </p>
      <div className="mt-5.5 flex flex-wrap items-center gap-2">
        <Button asChild look="glow" size="small">
          <Link to={PATHS.waitlist}>Join the waitlist</Link>
        </Button>
        <Link
          to={PATHS.learnMore}
          className="inline-flex min-h-11 items-center px-3 text-sm text-on-hall underline decoration-1 underline-offset-[0.2em] md:min-h-10"
        >
          Learn More
        </Link>
      </div>
      <Doorway />
    </section>
  )
}

function Doorway() {
  return (
    <svg
      viewBox="0 0 170 170"
      aria-hidden="true"
      className="absolute right-4 bottom-0 w-33 lg:@2xl:right-9 lg:@2xl:w-[158px]"
    >
      <path d="M20 170V86a65 65 0 0 1 130 0v84z" fill="var(--hall-2)" />
      <path d="M32 82a53 53 0 0 1 106 0z" fill="var(--glow)" />
      <path d="M85 82V29M85 82L48 44M85 82l37-38" stroke="var(--hall-2)" strokeWidth="4" />
      <rect x="32" y="92" width="106" height="78" fill="var(--glow)" />
      <rect x="46" y="104" width="78" height="66" rx="5" fill="#fffdf6" />
      <rect x="54" y="112" width="10" height="10" rx="5" fill="#c65f38" />
      <rect x="68" y="113" width="34" height="4" rx="2" fill="#17342a" />
      <rect x="68" y="119" width="22" height="3" rx="1.5" fill="#cfd8cc" />
      <path d="M54 128h62v42H54z" fill="#dfe8df" />
      <path d="M76 170v-18a9 9 0 0 1 18 0v18z" fill="#2f7a5f" />
    </svg>
  )
}
