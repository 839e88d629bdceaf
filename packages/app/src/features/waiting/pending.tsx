import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { isComplete, pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import { questionsLeft } from '@foyer/shared/onboarding/flow/progress.ts'
import { chosenCards } from '@foyer/shared/onboarding/input/selection.ts'
import {
  type SummaryLine,
  summarizePractice,
  summarizeWebsite,
} from '@foyer/shared/onboarding/pages/practice-summary.ts'
import { counted } from '@foyer/shared/onboarding/pages/return.ts'
import { WAITING_HEADLINE, type WaitingView } from '@foyer/shared/onboarding/pages/waiting.ts'
import { mayReadWebsite } from '@foyer/shared/onboarding/questions/branches.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useGoTo } from '../../answers/use-go-to.ts'
import { Resources } from '../../components/resource-links.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Facts } from '../../components/ui/facts.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { PATHS } from '../../config/paths.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import type { StoredSite } from '../../site/api/stored-site.ts'
import { readSoFar } from '../../site/read-pages.tsx'
import { unsettledIn, useReading } from '../../site/website-reading.ts'
import { BuildFailure, type BuildFailureKind } from './build-failure.tsx'
import { BuildProgress, WorkPlan } from './build-progress.tsx'
import { SupportLine } from './support-line.tsx'
import type { useSiteBuild } from './use-site-build.ts'

const FEEDBACK = stepOf('websiteFeedback')

type PendingProps = {
  readonly answers: Answers
  readonly view: Extract<WaitingView, { kind: 'show' }>
  readonly site: StoredSite
  readonly build: ReturnType<typeof useSiteBuild>
  readonly failure: BuildFailureKind | null
}

/** The wait: when the draft arrives, how far it is, and what is known of the practice. */
export function Pending({ answers, view, site, build, failure }: PendingProps) {
  const status = failure || view.unfinished ? null : (site.build?.status ?? 'queued')
  return (
    <>
      {isComplete(answers) && (
        <p className="mb-3.5">
          <Tag look="success" icon={Check}>
            {`All ${pathFor(answers).length} questions answered`}
          </Tag>
        </p>
      )}
      <ScreenTitle>{WAITING_HEADLINE}</ScreenTitle>
      {failure ? (
        <BuildFailure
          kind={failure}
          limit={build.limit}
          isRepeated={build.hasFailedAgain}
          isStarting={build.isStarting}
          onTryAgain={build.tryAgain}
        />
      ) : (
        <DraftTiming answers={answers} view={view} site={site} />
      )}
      {view.flow === 'build-presence' ? (
        <>
          {status && <BuildProgress status={status} />}
          <Learned title="What we learned" lines={summarizePractice(answers)} />
        </>
      ) : (
        <>
          <WorkPlan
            status={status}
            wishes={chosenCards(FEEDBACK, answers).map(({ title }) => title)}
            website={mayReadWebsite(answers) ? <Analysis answers={answers} /> : undefined}
          />
          <Learned title="What we work from" lines={summarizeWebsite(answers)} />
        </>
      )}
      <h2 className="display mt-7 mb-3 text-xl">While you wait</h2>
      <Resources />
      <SupportLine />
    </>
  )
}

/** Says when the draft arrives, or that questions are unanswered. */
function DraftTiming({ answers, view, site }: Omit<PendingProps, 'build' | 'failure'>) {
  const person = useSignedInPerson()
  const goTo = useGoTo()
  const { unfinished } = view
  if (unfinished && view.flow === 'current-website' && mayReadWebsite(answers)) {
    const { length } = questionsLeft(answers)
    return (
      <>
        <FirstDraftTiming email={person.email} isNext={false} />
        <Notice kind="info" title="Your first draft is a whole site" className="mt-5">
          <p>
            {`For that we ask ${counted(length, 'more question')}: what you treat, how you work, and your story.`}
          </p>
          <Button onClick={() => goTo(unfinished, answers)} className="mt-2 justify-self-start">
            Continue
          </Button>
        </Notice>
      </>
    )
  }
  if (unfinished) {
    return (
      <Notice kind="info" title="Some questions are still open" className="mt-5">
        <p>Your draft starts when they are answered.</p>
        <Button look="second" onClick={() => goTo(unfinished, answers)} className="mt-2 justify-self-start">
          Continue
        </Button>
      </Notice>
    )
  }
  if (!site.draft) return <FirstDraftTiming email={person.email} />
  return (
    <p className="mt-3 text-muted">
      Your new answers are being drawn. Usually it takes seconds, and nothing else has to be done.
    </p>
  )
}

type FirstDraftTimingProps = {
  readonly email: string
  /** No question is left. */
  readonly isNext?: boolean
}

/** Says when the first draft arrives, and where. */
export function FirstDraftTiming({ email, isNext = true }: FirstDraftTimingProps) {
  return (
    <p className="mt-3 text-muted">
      Your free initial draft arrives by email at{' '}
      <b className="font-semibold break-words text-text">{email}</b> within 24&nbsp;hours
      {isNext ? ', usually in seconds.' : ' of your last answer, usually in seconds.'}
    </p>
  )
}

/** How far the owner's website is read, as the first step of the plan. */
function Analysis({ answers }: { readonly answers: Answers }) {
  const { loaded, isReading, failure } = useReading(answers.webPresenceLinks?.links.website ?? '')
  const { data: reading } = loaded
  if (isReading) {
    return (
      <>
        We are reading it now. {readSoFar(reading ?? null)}{' '}
        <Link to={PATHS.found} className="text-link">
          See the pages
        </Link>
      </>
    )
  }
  const waiting = reading ? unsettledIn(reading) : 0
  return (
    <>
      {reading
        ? `We read ${reading.pages === 1 ? 'one page' : `${reading.pages} pages`} of it. `
        : failure
          ? 'We could not read it. '
          : 'Not read yet. '}
      <Link to={PATHS.found} className="text-link">
        {waiting > 0
          ? `Say yes or no to ${counted(waiting, 'fact')}`
          : reading
            ? 'See what we found'
            : 'Read it now'}
      </Link>
    </>
  )
}

type LearnedProps = { readonly title: string; readonly lines: readonly SummaryLine[] }

/** What the answers say about the practice or its website. */
function Learned({ title, lines }: LearnedProps) {
  const titleId = useId()
  if (lines.length === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      className="mt-6 rounded-card border border-line bg-surface px-4 pt-4 pb-1 sm:px-5.5 sm:pb-2"
    >
      <h2 id={titleId} className="display pb-2.5 text-xl">
        {title}
      </h2>
      <Facts
        facts={lines.map(({ title: name, values }) => ({ name, value: values.join(', ') }))}
        values="beside"
        className="border-t border-line text-sm"
      />
    </section>
  )
}
