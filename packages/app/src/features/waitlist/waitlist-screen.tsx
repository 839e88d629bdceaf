import clsx from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { SampleDraftLink } from '../../components/sample-draft-link.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { PATHS, startPathFor } from '../../config/paths.ts'
import { useKnownPerson } from '../../session/session.ts'
import { AdPicture } from './ad-picture.tsx'
import { EmailJoinForm } from './email-join-form.tsx'
import { ListMembership } from './list-membership.tsx'

const FACTS = [
  ['Ads on Facebook and Instagram', 'Set up and run from Foyer, for people near your practice.'],
  ['You approve each ad', 'Nothing runs and nothing is spent before you have seen it and agreed.'],
  ['Free to wait', 'The list costs nothing and binds you to nothing.'],
] as const

/** The public waitlist for social media ads. */
export function WaitlistScreen() {
  const person = useKnownPerson()
  const [query] = useSearchParams()
  // Plain forms of other sites redirect here after they are sent.
  const [joined, setJoined] = useState<string | null>(query.has('joined') ? '' : null)
  // An expired session is refreshed first. What stands below the card keeps its place and shows up with the answer.
  const below = person === undefined && 'invisible'
  return (
    <>
      <ScreenTitle size="medium">Run social media ads from here</ScreenTitle>
      <p className="mt-1 max-w-[40rem] text-muted">
        Join the waitlist for running ads on Facebook and Instagram through Foyer.
      </p>
      <div className="mt-7 grid items-stretch gap-4 lg:@2xl:grid-cols-[1fr_1.2fr] lg:gap-5">
        <Card title={person === null ? 'Join the waitlist' : 'Your place on the list'}>
          {person === undefined && <Skeleton label="Your place is looked up." rows={4} className="mt-4" />}
          {person && (
            <div className="mt-4">
              <ListMembership personId={person.id} feature="social_ads" />
              <p className="mt-4 text-sm text-muted">We write to {person.email} once the ads open.</p>
            </div>
          )}
          {person === null &&
            (joined === null ? <EmailJoinForm onJoined={setJoined} /> : <Joined email={joined} />)}
        </Card>
        <section
          className={clsx(
            'brand relative flex overflow-hidden rounded-card bg-brand p-5.5 text-on-brand',
            below,
          )}
        >
          <ul className="grid content-center gap-4 pr-0 sm:pr-48">
            {FACTS.map(([title, description]) => (
              <li key={title}>
                <h2 className="font-[650]">{title}</h2>
                <p className="text-sm text-on-brand-muted">{description}</p>
              </li>
            ))}
          </ul>
          <AdPicture className="absolute right-4 bottom-0 hidden w-44 sm:block" />
        </section>
      </div>
      <SampleDraftLink className={clsx('mt-6 max-w-128', below)} />
      <p className={clsx('mt-4 text-sm text-muted', below)}>
        New here?{' '}
        <Link to={PATHS.learnMore} className="text-link">
          Learn more about Foyer
        </Link>
      </p>
    </>
  )
}

/** What a visitor sees once the email is stored. */
function Joined({ email }: { readonly email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <div>
        <h3
          ref={heading}
          tabIndex={-1}
          className="font-[650] focus-visible:shadow-none focus-visible:outline-none"
        >
          You are on the list
        </h3>
        <p className="mt-1 text-sm text-muted">
          We write to {email ? <b className="font-[650] wrap-anywhere text-text">{email}</b> : 'you'} once the
          ads open. Until then nothing is asked of you.
        </p>
      </div>
      <Button asChild look="second">
        <Link to={startPathFor(email || null)}>Get your free website draft meanwhile</Link>
      </Button>
    </div>
  )
}
