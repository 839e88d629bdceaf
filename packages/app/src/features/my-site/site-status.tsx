import { formatDay } from '@foyer/shared/dates/format-day.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { isProposal } from '@foyer/shared/onboarding/flow/completion.ts'
import { pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import { NOT_A_PDF } from '@foyer/shared/onboarding/input/resume-file.ts'
import { BUILD_FAILED, BUILD_STARTED } from '@foyer/shared/onboarding/pages/waiting.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowRight, CircleCheck, CircleDashed, Clock, CloudOff, Phone, TriangleAlert } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { OutsideLink } from '../../components/ui/outside-link.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { outsideLinks } from '../../config/links.ts'
import { PATHS } from '../../config/paths.ts'
import { BudgetSpent } from '../../lib/budget-spent.ts'
import { dismissToasts, showToast, type ToastMessage } from '../../lib/toast.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { ResumeInvalid, startSiteBuilder } from '../../site/api/start-site-builder.ts'
import { DraftLink } from '../../site/draft-link.tsx'
import { addressOf } from '../../site/published-site.ts'
import { isUnderWay } from '../../site/save-status.ts'
import { type DraftState, type ReadyDraft, storedSiteQuery } from '../../site/site-state.ts'
import { useReopening } from '../../site/use-reopening.ts'
import { useSaveStatus } from '../../site/use-save-status.ts'
import { useUnpublishedChanges } from '../../site/use-unpublished.ts'
import { LiveStatus } from './live-status.tsx'
import { Status } from './status.tsx'

type SiteStatusProps = { readonly state: DraftState; readonly answers: Answers }

/** The status, the next step with its time, and one action. */
export function SiteStatus({ state, answers }: SiteStatusProps) {
  switch (state.kind) {
    case 'unfinished':
      return (
        <Status look="neutral" icon={CircleDashed} word="Answers missing" title="A few answers are missing">
          <p>
            {state.answered} of {state.asked} questions are answered. The draft comes by email within 24 hours
            of the last one, usually in seconds. Next: {state.next.title}
          </p>
          <Button asChild className="mt-4">
            <Link to={state.next.path}>
              Answer the next question
              <ArrowRight />
            </Link>
          </Button>
        </Status>
      )
    case 'call':
      return (
        <Status look="info" icon={Phone} word="Call" title="You chose a call">
          {outsideLinks().scheduling ? (
            <p>
              We ask our questions on the phone, and your draft follows. No time booked yet?{' '}
              <OutsideLink href={outsideLinks().scheduling}>Choose a time</OutsideLink>, or{' '}
              <TextLink to={stepOf('buildPresence').path}>write instead</TextLink>.
            </p>
          ) : (
            <p>
              We ask our questions on the phone, and your draft follows. You can also{' '}
              <TextLink to={stepOf('buildPresence').path}>write instead</TextLink>.
            </p>
          )}
        </Status>
      )
    case 'not-started':
      return (
        <Status look="neutral" icon={CircleDashed} word="Not started" title="Everything is answered">
          <p>
            The build has not been started yet. The draft comes by email within 24 hours of the start, usually
            in seconds.
          </p>
          <StartBuild label="Build my draft" />
        </Status>
      )
    case 'queued':
      return (
        <Status look="info" icon={Clock} word="Queued" title="Your website is next in line">
          <p>{waitingSince(state.askedAt)} Nothing to do today.</p>
        </Status>
      )
    case 'building':
      return (
        <Status look="warning" icon={Clock} word="Building" title="Your website is being built">
          <p>{waitingSince(state.askedAt)} Nothing to do today.</p>
        </Status>
      )
    case 'failed':
      return (
        <Status look="danger" icon={TriangleAlert} word="Not built" title="Your draft could not be built">
          <p>
            We tried several times. Your answers are safe. Start it again, or{' '}
            <TextLink to={PATHS.support}>write to the support</TextLink>, and a person looks at it.
          </p>
          <StartBuild label="Try again" />
        </Status>
      )
    case 'ready':
      return <Ready draft={state} answers={answers} />
  }
}

function Ready({ draft, answers }: { readonly draft: ReadyDraft; readonly answers: Answers }) {
  const changes = useUnpublishedChanges()
  const { live } = useSaveStatus({ waiting: changes?.length ?? null })
  const change = !draft.isReopened && <ChangeAnswers answers={answers} />
  if (live.state === 'live')
    return (
      <LiveStatus live={live} draft={draft} changes={changes ?? []}>
        {change}
        <NextVersion />
      </LiveStatus>
    )
  const canPublish = draft.slug !== null && !isProposal(answers) && live.state !== 'unknown'
  const isOffline = live.state === 'offline'
  return (
    <Status
      look={isOffline ? 'neutral' : 'success'}
      icon={isOffline ? CloudOff : CircleCheck}
      word={isOffline ? 'Offline' : 'Draft ready'}
      title={isOffline ? 'Your website is offline' : 'Your draft is ready'}
    >
      {isOffline ? (
        <p>
          Visitors of <b className="font-semibold wrap-anywhere">{addressOf(live.host).shown}</b> read that it
          is offline and that patients should call. The address stays reserved for you.
        </p>
      ) : (
        <p>
          <span>{draft.deliveredAt && `Delivered on ${formatDay(draft.deliveredAt, new Date())}. `}</span>
          <span>{canPublish && 'It is not live yet: only people with its address see it. '}</span>
          Look at it on your phone too. Then say below what should change.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {canPublish && (
          <Button asChild>
            <Link to={PATHS.publish}>{isOffline ? 'Publish again' : 'Publish'}</Link>
          </Button>
        )}
        <Button asChild look={canPublish ? 'second' : 'primary'}>
          <DraftLink url={draft.url}>Open your draft</DraftLink>
        </Button>
        {change}
      </div>
      <NextVersion />
    </Status>
  )
}

/** The version that is being drawn, or could not be. */
function NextVersion() {
  const { version, next } = useSaveStatus()
  if (isUnderWay(next)) {
    const words = next === 'queued' ? 'is next in line' : 'is being drawn'
    return (
      <p role="status" className="mt-4 font-semibold text-text">
        Version {version + 1} {words}. This page shows it when it is ready.
      </p>
    )
  }
  if (next !== 'failed') return null
  return (
    <Notice kind="warning" title={`Version ${version + 1} could not be drawn`} className="mt-4">
      <p>
        We tried several times. Your answers are safe, and version {version} stays. Start it again, or{' '}
        <TextLink to={PATHS.support}>write to the support</TextLink>.
      </p>
      <StartBuild label="Try again" look="second" />
    </Notice>
  )
}

function waitingSince(askedAt: string): string {
  return `Asked for on ${formatDay(askedAt, new Date())}. The draft comes by email within 24 hours of that, usually in seconds.`
}

type StartBuildProps = { readonly label: string; readonly look?: 'primary' | 'second' }

/** Requests the build, and reloads its status. */
function StartBuild({ label, look = 'primary' }: StartBuildProps) {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const { mutate: start, isPending } = useMutation({
    mutationFn: startSiteBuilder,
    onMutate: dismissToasts,
    onSuccess: () => showToast(BUILD_STARTED),
    onError: (error) => {
      console.warn('The build was not started:', error)
      showToast(notStarted(error))
    },
    onSettled: () => queryClient.invalidateQueries(storedSiteQuery(person.id)),
  })
  return (
    <Button look={look} className="mt-4 justify-self-start" busy={isPending} onClick={() => start()}>
      {label}
    </Button>
  )
}

function notStarted(error: Error): ToastMessage {
  if (error instanceof ResumeInvalid) return { ...NOT_A_PDF, kind: 'destructive' }
  if (error instanceof BudgetSpent) return { ...BUILD_FAILED, description: error.message }
  return BUILD_FAILED
}

/** Reopens the answers and leads to the first question. */
function ChangeAnswers({ answers }: { readonly answers: Answers }) {
  const { isPending, reopen } = useReopening()
  const navigate = useNavigate()

  async function change() {
    if (await reopen()) await navigate(pathFor(answers)[0]?.path ?? PATHS.guide)
  }
  return (
    <Button look="second" busy={isPending} onClick={() => void change()}>
      Change my answers
    </Button>
  )
}
