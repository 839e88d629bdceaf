import { APPROVAL_DAYS, formatReward, REWARD_CENTS } from '@foyer/shared/referrals/reward.ts'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { SampleDraftLink } from '../../components/sample-draft-link.tsx'
import { Button } from '../../components/ui/button.tsx'
import { RuleList } from '../../components/ui/rule-list.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { PATHS } from '../../config/paths.ts'
import { usePerson } from '../../session/session.ts'
import { AskedBefore } from './asked-before.tsx'
import { Doorway } from './doorway.tsx'
import { FormOnAPage } from './form-on-a-page.tsx'
import { OneExample } from './one-example.tsx'
import { PartnerForm } from './partner-form.tsx'
import { PartnerRules } from './partner-rules.tsx'

const REWARD = formatReward(REWARD_CENTS)

/** The hall before the door, with its floor. */
const HALL = 'linear-gradient(#0d2a20, #0a2119) 0 100% / 100% 56px no-repeat, var(--brand)'

/** Explains the referral programme to people who have no practice, and signs them up. */
export function PartnersScreen() {
  const person = usePerson()
  return (
    <article className="grid gap-14">
      <header
        className="brand grid gap-8 overflow-hidden rounded-card p-6 text-on-brand md:p-10 lg:@2xl:grid-cols-[minmax(0,1fr)_25rem] lg:items-center lg:pb-0"
        style={{ background: HALL }}
      >
        <div>
          <ScreenTitle documentTitle="Become a partner" className="max-w-[12em]">
            You know who opens a practice next
          </ScreenTitle>
          <p className="mt-4 max-w-[30rem] text-lg text-on-brand-muted">
            Send that owner to Foyer. When their website has been live for {APPROVAL_DAYS} days,{' '}
            <b className="text-on-brand">we pay you {REWARD}</b>.
          </p>
          <ul className="mt-6 grid gap-2.5 text-sm">
            {[
              'For billing consultants, coaches and colleagues. No website needed.',
              'Paid by bank transfer or PayPal, every second Monday. No minimum.',
              'The draft is free for the practice; they decide whether to launch.',
            ].map((fact) => (
              <li key={fact} className="flex gap-2.5">
                <Check className="mt-0.5 size-4.5 flex-none stroke-2 text-glow" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <Doorway>
          <section
            id="become-a-partner"
            aria-labelledby="become-a-partner-title"
            className="rounded-card bg-surface p-5.5 text-text"
          >
            <h2 id="become-a-partner-title" className="display text-xl">
              Become a partner
            </h2>
            {person ? (
              <div className="mt-3 grid justify-items-start gap-4">
                <p className="text-sm wrap-anywhere">You are signed in as {person.email}.</p>
                <Button asChild>
                  <Link to={PATHS.partnerTerms}>Read the rules and get your link</Link>
                </Button>
              </div>
            ) : (
              <PartnerForm />
            )}
          </section>
        </Doorway>
      </header>

      <OneExample />

      <div className="grid gap-14 lg:@2xl:grid-cols-2">
        <section aria-labelledby="form" className="min-w-0">
          <h2 id="form" className="display text-2xl">
            The form on your page
          </h2>
          <p className="mt-2 mb-4 text-muted">
            One line to paste. It takes your page's font, sets no cookie, and loads nothing from others. Type
            in it; nothing is sent from here.
          </p>
          <FormOnAPage />
        </section>
        <section aria-labelledby="gets" className="min-w-0">
          <h2 id="gets" className="display text-2xl">
            What the practice gets
          </h2>
          <p className="mt-2 mb-4 text-muted">
            A few questions, then a website of their own words, in five styles.
          </p>
          <SampleDraftLink />
          <RuleList
            rules={GETS.map(({ title, text }) => ({
              key: title,
              icon: Check,
              isGood: true,
              text: (
                <>
                  <b className="font-[650]">{title}</b> <span className="text-muted">{text}</span>
                </>
              ),
            }))}
          />
        </section>
      </div>

      <PartnerRules />
      <AskedBefore />

      {!person && (
        <section className="brand flex flex-wrap items-center justify-between gap-4 rounded-card bg-brand p-6 text-on-brand">
          <div>
            <h2 className="display text-2xl">Start with your email</h2>
            <p className="text-sm text-on-brand-muted">
              The rules come before the link, so nothing is a surprise.
            </p>
          </div>
          <Button asChild look="glow">
            <a href="#become-a-partner">Become a partner</a>
          </Button>
        </section>
      )}
    </article>
  )
}

const GETS = [
  { title: 'Free draft', text: 'No credit card, theirs to keep.' },
  { title: 'No forms for patients, no trackers', text: 'Nothing on it collects health data.' },
  { title: 'Launch when they like', text: 'Or not at all. You are not asked to push.' },
] as const
