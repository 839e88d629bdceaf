import type { WaitlistFeature } from '@foyer/shared/api/waitlist.ts'
import { canonicalEmail } from '@foyer/shared/contact/email.ts'
import { explainEmail } from '@foyer/shared/contact/explain-email.ts'
import { TRAP_FIELD } from '@foyer/shared/widget/form-fields.ts'
import clsx from 'clsx'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { SampleDraftLink } from '../../components/sample-draft-link.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { outsideLinks } from '../../config/links.ts'
import { PATHS, startPathFor } from '../../config/paths.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useKnownPerson } from '../../session/session.ts'
import { AdPicture } from './ad-picture.tsx'
import { joinByEmail, listSince, useWaitlist } from './api/waitlist-membership.ts'

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
        New here? <TextLink to={PATHS.learnMore}>Learn more about Foyer</TextLink>
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
          We write to{' '}
          <span>{email ? <b className="font-[650] wrap-anywhere text-text">{email}</b> : 'you'}</span> once
          the ads open. Until then nothing is asked of you.
        </p>
      </div>
      <Button asChild look="second">
        <Link to={startPathFor(email || null)}>Get your free website draft meanwhile</Link>
      </Button>
    </div>
  )
}

/** The form for visitors without an account: one email, which stays in the field until it is stored. */
function EmailJoinForm({ onJoined }: { readonly onJoined: (email: string) => void }) {
  const { support, supportEmail } = outsideLinks()
  const [problem, setProblem] = useState('')
  const [isBusy, run] = useBusy()
  const emailField = useRef<HTMLInputElement>(null)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = canonicalEmail(String(form.get('email') ?? ''))
    const wrong = explainEmail(email)
    if (wrong) {
      setProblem(wrong)
      emailField.current?.focus()
      return
    }
    setProblem('')
    void run(async () => {
      const joined = await joinByEmail({ email, more: String(form.get(TRAP_FIELD) ?? '') })
      if (joined.ok) return onJoined(email)
      setProblem(joined.error.message)
      emailField.current?.focus()
    })
  }

  return (
    <form noValidate className="mt-4 grid gap-4" onSubmit={handleSubmit}>
      <TextField
        ref={emailField}
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        readOnly={isBusy}
        error={problem || undefined}
      />
      {/* A trap: programs fill in fields that people do not see. */}
      <input
        name={TRAP_FIELD}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        data-bwignore
        data-form-type="other"
        aria-hidden="true"
        className="absolute -left-[9999px]"
      />
      <Button type="submit" busy={isBusy}>
        {isBusy ? 'Saving...' : 'Join the waitlist'}
      </Button>
      <p className="text-sm text-muted">
        We keep your email for this list alone, and write once the ads open. To be taken off, write to{' '}
        <a href={support} className="text-link wrap-anywhere">
          {supportEmail}
        </a>
        .
      </p>
    </form>
  )
}

type ListMembershipProps = { readonly personId: string; readonly feature: WaitlistFeature }

/** One button that joins or leaves a waitlist; it keeps its position and the focus. */
function ListMembership({ personId, feature }: ListMembershipProps) {
  const { since, isUnknown, isBusy, change } = useWaitlist(personId, feature)
  return (
    <div className="grid justify-items-start gap-3">
      {/* The line keeps its height while the membership is unknown, and the button in both sizes. */}
      <div role="status" className="min-h-lh text-sm">
        {since && (
          <p className="flex items-center gap-2 font-[650] text-success">
            <CircleCheck className="flex-none" />
            You are on the list since {listSince(since, new Date())}
          </p>
        )}
        {since === null && !isUnknown && <p className="text-muted">You are not on the list yet.</p>}
        {isUnknown && (
          <p className="text-muted">
            We could not check whether you are on the list. Pressing the button twice does no harm.
          </p>
        )}
      </div>
      <div className="min-h-12">
        <Button
          look={since ? 'second' : 'primary'}
          size={since ? 'small' : 'usual'}
          busy={isBusy}
          onClick={change}
        >
          {since ? 'Take me off the list' : 'Put me on the list'}
        </Button>
      </div>
    </div>
  )
}
