import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import { NOT_A_PDF } from '@foyer/shared/onboarding/input/resume-file.ts'
import {
  READY_PANEL,
  WAITING_HEADLINE,
  WAITING_PANEL,
  type WaitingView,
  waitingView,
} from '@foyer/shared/onboarding/pages/waiting.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { AnswersNotLoaded } from '../../answers/answers-not-loaded.tsx'
import { type AnswersFailed, useAnswers } from '../../answers/use-answers.ts'
import { useGoTo } from '../../answers/use-go-to.ts'
import { useEntryPanel } from '../../components/layouts/entry-panel-view.ts'
import { Resources } from '../../components/resource-links.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { OneMoment } from '../../components/ui/one-moment.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { outsideLinks } from '../../config/links.ts'
import { PATHS } from '../../config/paths.ts'
import { useLivePreview } from '../../live-preview/live-preview.tsx'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { initialDraftQuery } from '../../site/initial-draft.ts'
import { Learned } from './learned.tsx'
import { useSiteBuild } from './use-site-build.ts'
import { WorkPlan } from './work-plan.tsx'

/** The page after the last question. */
export function WaitingScreen() {
  const person = useSignedInPerson()
  const [query] = useSearchParams()
  const loaded = useAnswers()
  const draft = useQuery(initialDraftQuery(person.id))
  const answers = loaded.state === 'loading' ? NO_ANSWERS : loaded.answers
  const url = renderable(draft.data?.url)
  const panel = url ? READY_PANEL : WAITING_PANEL
  useEntryPanel({ ...panel, open: 1, site: useLivePreview(answers, 'waiting') })
  if (draft.isPending) return <OneMoment />
  if (loaded.state === 'loading' && !url) return <OneMoment />
  const view = waitingView(answers, query.get('flow'), url !== undefined)
  if (loaded.state === 'failed' && !url) return <NotLoaded failed={loaded} />
  if (view.kind === 'redirect')
    return <Navigate to={view.to.kind === 'scheduling' ? PATHS.guide : view.to.path} replace />
  return <Waiting answers={answers} areKnown={loaded.state === 'known'} view={view} draftUrl={url} />
}

const NO_ANSWERS: Answers = {}

// The address comes from a table: only web addresses may become links.
function renderable(url: string | null | undefined): string | undefined {
  return url && /^https?:/.test(url) ? url : undefined
}

function NotLoaded({ failed }: { readonly failed: AnswersFailed }) {
  return (
    <div className="w-full max-w-(--measure)">
      <ScreenTitle>{WAITING_HEADLINE}</ScreenTitle>
      <AnswersNotLoaded failed={failed} className="mt-6" />
    </div>
  )
}

type WaitingProps = {
  readonly answers: Answers
  /** A ready draft is shown even if the answers could not be loaded. */
  readonly areKnown: boolean
  readonly view: Extract<WaitingView, { kind: 'show' }>
  readonly draftUrl: string | undefined
}

function Waiting({ answers, areKnown, view, draftUrl }: WaitingProps) {
  const build = useSiteBuild(answers, view.canStartBuild)
  const { support, supportEmail } = outsideLinks()
  return (
    <div className="waiting w-full max-w-(--measure)">
      {view.canStartBuild && (
        <p className="mb-3.5">
          <Tag look="success" icon={Check}>
            {`All ${pathFor(answers).length} questions answered`}
          </Tag>
        </p>
      )}
      <ScreenTitle>{WAITING_HEADLINE}</ScreenTitle>
      {draftUrl ? <Ready url={draftUrl} /> : <DraftTiming answers={answers} view={view} />}
      {build.failure === 'resume' && <NoPdf />}
      {build.failure === 'other' && <NotStarted isStarting={build.isStarting} onRetry={build.tryAgain} />}
      {areKnown &&
        (view.flow === 'build-presence' ? <Learned answers={answers} /> : <WorkPlan isDone={view.isReady} />)}
      <h2 className="display mt-7 mb-3 text-xl">{draftUrl ? 'Good to read next' : 'While you wait'}</h2>
      <Resources />
      <p className="mt-5 text-sm text-muted">
        Questions? Write to{' '}
        <a href={support} className="text-link">
          {supportEmail}
        </a>
        . A person answers.
      </p>
    </div>
  )
}

type NotStartedProps = { readonly isStarting: boolean; readonly onRetry: () => void }

function NotStarted({ isStarting, onRetry }: NotStartedProps) {
  return (
    <Notice kind="warning" title="We could not start your draft" className="mt-5">
      <p>Your answers are saved. Nothing needs to be typed again.</p>
      <Button look="second" busy={isStarting} onClick={onRetry} className="mt-2 justify-self-start">
        Try again
      </Button>
    </Notice>
  )
}

function NoPdf() {
  return (
    <Notice kind="warning" title={NOT_A_PDF.title} className="mt-5">
      <p>
        {NOT_A_PDF.description}, or write your story. Your other answers are saved, and your draft starts
        then.
      </p>
      <Button look="second" asChild className="mt-2 justify-self-start">
        <Link to={stepOf('clinicianDetails').path}>Go to your story</Link>
      </Button>
    </Notice>
  )
}

function Ready({ url }: { readonly url: string }) {
  return (
    <>
      <p className="mt-3 text-muted">Your draft is ready. Look around, it is yours.</p>
      <Button asChild className="mt-5">
        <a href={url} target="_blank" rel="noopener">
          View your draft
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </Button>
    </>
  )
}

/** Says when the draft arrives, or that questions are unanswered. */
function DraftTiming({ answers, view }: Pick<WaitingProps, 'answers' | 'view'>) {
  const person = useSignedInPerson()
  const goTo = useGoTo()
  const { unfinished } = view
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
  return (
    <p className="mt-3 text-muted">
      Your free initial draft arrives by email at <b className="font-semibold text-text">{person.email}</b>{' '}
      within 24&nbsp;hours.
    </p>
  )
}
