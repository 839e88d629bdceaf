import { FIRST_TOUCH_DAYS } from '@foyer/shared/leads/attribution.ts'
import { APPROVAL_DAYS, formatReward, REWARD_CENTS } from '@foyer/shared/referrals/reward.ts'
import clsx from 'clsx'
import { Check, ChevronDown, Scale } from 'lucide-react'
import { Link } from 'react-router-dom'
import { SampleDraftLink } from '../../components/sample-draft-link.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Facts } from '../../components/ui/facts.tsx'
import { RuleList } from '../../components/ui/rule-list.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { PATHS } from '../../config/paths.ts'
import { usePerson } from '../../session/session.ts'
import { Doorway } from './doorway.tsx'
import { FormOnAPage } from './form-on-a-page.tsx'
import { PartnerForm } from './partner-form.tsx'

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

      <section aria-labelledby="rules">
        <h2 id="rules" className="display text-2xl">
          The rules, in plain words
        </h2>
        <Facts
          facts={RULES.map(({ title, text }) => ({ name: title, value: text }))}
          values="explain"
          className="mt-4 border-t border-line"
        />
        <div className="mt-6 flex gap-4 rounded-card border border-line bg-surface p-5 text-sm">
          <Scale className="mt-0.5 flex-none text-warning" />
          <div className="grid gap-1">
            <h3 className="font-[650]">Does the practice pay you? Ask your counsel first.</h3>
            <p className="max-w-[42rem] text-muted">
              If you bill, code, or consult for a practice, a reward from us may touch fee-splitting or
              kickback rules of your state or of its payers. We keep the sum fixed and apart from patients,
              volume, and revenue, but we cannot judge your contract.
            </p>
          </div>
        </div>
      </section>

      <section aria-labelledby="asked">
        <h2 id="asked" className="display text-2xl">
          Asked before
        </h2>
        <div className="mt-4 border-b border-line">
          {ASKED.map(({ question, answer }) => (
            <details key={question} className="group border-t border-line">
              <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-[600] [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown className="flex-none text-muted group-open:rotate-180" />
              </summary>
              <p className="max-w-[42rem] pb-4 text-sm text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </section>

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

const WAY: readonly { day: string; title: string; text: string; isLit?: boolean }[] = [
  { day: 'Oct 3', title: 'You put the form on your site', text: 'Or send your link. Both carry your code.' },
  { day: 'Oct 5', title: 'An owner signs up', text: 'You see it in a minute, with the address hidden.' },
  {
    day: 'Nov 4',
    title: 'Their website goes live',
    text: `They decide when. Then ${APPROVAL_DAYS} days begin.`,
  },
  { day: 'Dec 4', title: '$200.00 is due', text: 'If the website is still live.', isLit: true },
  { day: 'Dec 7', title: 'Payday', text: 'Every second Monday, with a statement.' },
  { day: 'Dec 10', title: 'At your bank', text: 'Up to three business days; PayPal the same day.' },
]

const GETS = [
  { title: 'Free draft', text: 'No credit card, theirs to keep.' },
  { title: 'No forms for patients, no trackers', text: 'Nothing on it collects health data.' },
  { title: 'Launch when they like', text: 'Or not at all. You are not asked to push.' },
] as const

const RULES = [
  {
    title: `${REWARD} for each practice`,
    text: `When its website has launched through you and stayed live for ${APPROVAL_DAYS} days. The sum is fixed: never per patient, never a share.`,
  },
  {
    title: 'Never for patients',
    text: 'The reward is for practices that take a website. It has nothing to do with who treats whom.',
  },
  {
    title: 'Not for employees, owners or family',
    text: 'Nor for yourself under another address. We pay people from outside the practice.',
  },
  {
    title: 'The first link counts',
    text: `For ${FIRST_TOUCH_DAYS} days from the visit that we saw. A practice that is already with us does not count.`,
  },
  { title: 'Say that you are paid', text: 'In each message. Our texts do; please leave it in.' },
  {
    title: 'You see why',
    text: 'Each referral shows where it stands and its reason, also when it does not count.',
  },
] as const

const ASKED = [
  {
    question: 'Do I need a website or a practice of my own?',
    answer:
      'No. A link is enough: send it, or read out your code of eight characters. You are not asked about a website.',
  },
  {
    question: 'What do you need from me to pay me?',
    answer:
      'A legal name, a country, and an account, when your first practice launches. From the fifth reward in a year a US partner also sends Form W-9, to our payment service and never to us.',
  },
  {
    question: 'Can I see whom I referred?',
    answer:
      'You see that somebody came, when, and where it stands. Addresses stay hidden, because people left them with us and not with you.',
  },
  {
    question: 'What if the practice never launches?',
    answer: 'Then there is no reward, and nothing to pay. Many people look first and launch much later.',
  },
] as const
