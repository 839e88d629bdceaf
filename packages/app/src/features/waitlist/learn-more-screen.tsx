import { ArrowRight, ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { type Fact, Facts } from '../../components/ui/facts.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { env } from '../../config/env.ts'
import { PATHS } from '../../config/paths.ts'
import { SAMPLE_DRAFT } from '../../config/sample-draft.ts'
import { usePerson } from '../../session/session.ts'
import { AdPicture } from './ad-picture.tsx'

/** Explains the offer to new visitors. */
export function LearnMoreScreen() {
  const person = usePerson()
  return (
    <>
      <div className="brand relative overflow-hidden rounded-card bg-brand px-5.5 py-8 text-on-brand md:px-10 md:py-12">
        <div className="relative z-1 max-w-[33rem]">
          <ScreenTitle documentTitle="How it works">A first website for your practice, free</ScreenTitle>
          <p className="mt-3 text-on-brand-muted">
            Foyer asks about your practice, one question at a time, and sends you a website draft within 24
            hours, usually in seconds. No password, no credit card.
          </p>
          <Button asChild look="glow" className="mt-6">
            <Link to={person ? PATHS.guide : PATHS.start}>
              {person ? 'Go to your questions' : 'Start your draft'}
              <ArrowRight />
            </Link>
          </Button>
        </div>
        <AdPicture className="absolute right-8 bottom-0 hidden w-56 md:block" />
      </div>

      <section aria-labelledby="way" className="mt-10 md:mt-14">
        <h2 id="way" className="display text-2xl">
          From your email to your draft
        </h2>
        <ol className="mt-5 grid gap-x-5 gap-y-6 sm:@md:grid-cols-2 lg:@2xl:grid-cols-4">
          {WAY.map(({ title, description }, index) => (
            <li key={title} className="border-t-[1.5px] border-control pt-4">
              <span aria-hidden="true" className="display text-2xl text-muted tabular-nums">
                {index + 1}
              </span>
              <h3 className="mt-1 font-[650]">{title}</h3>
              <p className="mt-0.5 text-sm text-muted">{description}</p>
            </li>
          ))}
        </ol>
      </section>

      <section
        aria-labelledby="sample"
        className="mt-10 grid items-center gap-x-10 gap-y-5 md:mt-14 md:@xl:grid-cols-[1.2fr_1fr]"
      >
        <img
          src={SAMPLE_DRAFT.picture}
          alt=""
          width={1200}
          height={630}
          loading="lazy"
          className="h-auto w-full rounded-card border border-line"
        />
        <div>
          <h2 id="sample" className="display text-2xl">
            What a draft looks like
          </h2>
          <p className="mt-2 max-w-[34rem] text-muted">
            {SAMPLE_DRAFT.practice} is an invented practice. The draft is a real one: made from answers to our
            questions, like yours will be, in one of five styles.
          </p>
          <Button asChild look="second" className="mt-4">
            <a href={SAMPLE_DRAFT.path} target="_blank" rel="noopener">
              Open the sample draft
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </Button>
        </div>
      </section>

      <div className="mt-10 grid items-start gap-x-5 gap-y-10 md:mt-14 lg:@2xl:grid-cols-2">
        <section aria-labelledby="costs">
          <h2 id="costs" className="display text-2xl">
            What it costs
          </h2>
          <Facts
            facts={costsOf(env().priceRange, env().companyName)}
            values="apart"
            className="mt-4 rounded-card border border-line bg-surface px-4 md:px-5.5"
          />
          <p className="mt-4 text-sm">
            <Link to={PATHS.waitlist} className="text-link inline-flex min-h-11 items-center">
              Join the waitlist for social ads
            </Link>
          </p>
        </section>

        <section aria-labelledby="questions">
          <h2 id="questions" className="display text-2xl">
            Questions and answers
          </h2>
          <div className="mt-4 rounded-card border border-line bg-surface">
            {QUESTIONS.map(({ question, answer }) => (
              <details key={question} className="group border-line not-first:border-t">
                <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-4 py-3 font-[650] hover:bg-quiet md:px-5.5 [&::-webkit-details-marker]:hidden">
                  {question}
                  <ChevronDown className="flex-none text-muted transition-transform duration-(--t-quick) group-open:rotate-180" />
                </summary>
                <p className="max-w-[40rem] px-4 pb-4.5 text-sm md:px-5.5">{answer}</p>
              </details>
            ))}
          </div>
        </section>
      </div>
    </>
  )
}

/** The way from an email to a draft. */
const WAY = [
  {
    title: 'Leave your email',
    description: 'On this site or on a partner’s. You get a link and an 8-digit code; there is no password.',
  },
  {
    title: 'Answer one question at a time',
    description:
      'Where your practice stands, what you treat, how you work, what sets you apart. Every answer is saved, on any device.',
  },
  {
    title: 'We build a first draft',
    description:
      'Your name, your places and your own words. What you have not told us stays a marked gap; nothing is invented.',
  },
  {
    title: 'It arrives by email',
    description:
      'Within 24 hours after your last answer, usually in seconds. Then you tell us what to change.',
  },
] as const

/**
 * What it costs, line by line.
 *
 * @param priceRange what a launch costs, from the operator's settings; may be empty
 * @param company who tells the price where there is no range
 */
const costsOf = (priceRange: string, company: string): readonly Fact[] => [
  { name: 'The website draft', value: '$0', note: 'No credit card, nothing to cancel.' },
  {
    name: 'Launching it',
    value: priceRange || 'Price first',
    note: priceRange
      ? 'You hear the exact price before anything is launched, and may say no.'
      : `${company} names the price by email when you ask for the launch, before it costs anything. You may say no.`,
  },
  { name: 'The waitlist for social ads', value: '$0', note: 'It binds you to nothing.' },
  {
    name: 'Referring a practice',
    value: 'Earns $200',
    note: 'Once it has launched and 30 days have passed.',
  },
]

/** What people ask before they begin. */
const QUESTIONS = [
  {
    question: 'Who is Foyer for?',
    answer:
      'Owners of independent health practices: people who think about opening one, have just opened, or have run one for years.',
  },
  {
    question: 'I have a website already. Is this for me?',
    answer:
      'Yes. You say what should be better and get a proposal for it. If you allow it, we read your site and ask you about each thing that we find. Nothing goes into your draft before you say yes.',
  },
  {
    question: 'How long do the questions take?',
    answer:
      'There are at most 13, and fewer on most paths. You can stop at any of them and go on later, on another device too.',
  },
  {
    question: 'What is the waitlist for social ads?',
    answer:
      'A list of people who want to run ads on Facebook and Instagram from Foyer. The ads are not open yet. When they open, the list hears of it first, by email.',
  },
  {
    question: 'What happens with my email?',
    answer:
      'We use it to let you in, to send the draft, and to credit the partner who sent you. You can delete your account, with everything in it, at any time in Settings.',
  },
  {
    question: 'Does Foyer keep patient data?',
    answer: 'No. Nothing here asks for it.',
  },
] as const
