import type { PublishedSite } from '@foyer/shared/api/sites.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import {
  FAILED_PANEL,
  READY_HEADLINE,
  WAITING_HEADLINE,
  WAITING_PANEL,
  type WaitingView,
  waitingView,
} from '@foyer/shared/onboarding/pages/waiting.ts'
import { stepAt } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { AnswersNotLoaded } from '../../answers/answers-not-loaded.tsx'
import { type AnswersFailed, useAnswers } from '../../answers/use-answers.ts'
import { useEntryPanel } from '../../components/layouts/entry-panel-view.ts'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { PATHS } from '../../config/paths.ts'
import { useLivePreview } from '../../preview-panel/use-live-preview.tsx'
import { parseNavigationState } from '../../session/navigation-state.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { initialDraftQuery } from '../../site/api/initial-draft.ts'
import { publishedSiteQuery } from '../../site/api/published-site.ts'
import { isUnderWay, type StoredSite, storedSiteQuery } from '../../site/api/stored-site.ts'
import { type DraftAddress, draftAddress, readyDraft } from '../../site/draft-state.ts'
import type { SaveStatus } from '../../site/save-status.ts'
import { useSaveStatus } from '../../site/use-save-status.ts'
import { BuildFailure, type BuildFailureKind } from './build-failure.tsx'
import { LiveSite } from './live-site.tsx'
import { FirstDraftTiming, Pending } from './pending.tsx'
import { deliveredPanel, Notices, Ready, ReadyTop } from './ready.tsx'
import { useSiteBuild } from './use-site-build.ts'

const NO_ANSWERS: Answers = {}
const NO_SITE: StoredSite = { draft: null, build: null }

/** The page after the last question: the wait for the draft, and then the draft. */
export function WaitingScreen() {
  const [query] = useSearchParams()
  const loaded = useAnswers()
  const stored = useOwnQuery(storedSiteQuery)
  const [hadFocus, setHadFocus] = useState(false)
  const published = useOwnQuery(publishedSiteQuery)
  if (stored.isPending || published.isPending) return <Arriving onLeave={setHadFocus} />
  const site = stored.data ?? NO_SITE
  const hasDraft = readyDraft(site) !== null
  if (loaded.state === 'loading' && !hasDraft) return <Arriving onLeave={setHadFocus} />
  if (loaded.state === 'failed' && !hasDraft) return <NotLoaded failed={loaded} />
  const answers = loaded.state === 'loading' ? NO_ANSWERS : loaded.answers
  const view = waitingView(answers, query.get('flow'), hasDraft)
  if (view.kind === 'redirect')
    return <Navigate to={view.to.kind === 'scheduling' ? PATHS.guide : view.to.path} replace />
  return <Waiting answers={answers} view={view} site={site} hadFocus={hadFocus} />
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
  readonly view: Extract<WaitingView, { kind: 'show' }>
  readonly site: StoredSite
  /** The heading had the focus while the page was loading. */
  readonly hadFocus: boolean
}

// While the next version of a draft is drawn the page waits as it did for the first one. A site that was published stays shown.
function Waiting({ answers, view, site, hadFocus }: WaitingProps) {
  const build = useSiteBuild(answers, {
    canStart: view.canStartBuild,
    hasBuild: site.build !== null,
    reopenedAt: site.draft?.reopenedAt ?? null,
  })
  const draft = readyDraft(site)
  const { next } = useSaveStatus()
  const isReady = draft !== null && !isUnderWay(next) && !build.isStarting && !build.failure
  const failure = isReady ? null : failureOf(next, build)
  const preview = useLivePreview(answers, 'waiting')
  const { data: published } = useOwnQuery(publishedSiteQuery)
  const shown = published && draft ? { site: published, draft } : null
  useEntryPanel(
    draft && (isReady || shown)
      ? { site: draft.slug ? undefined : preview, ...deliveredPanel(published, draft.slug) }
      : { ...(failure ? FAILED_PANEL : WAITING_PANEL), open: 1, site: preview },
  )
  const heading = useFocusKept(isReady || shown !== null, hadFocus)
  const about = { hasFailed: next === 'failed', answers, onTryAgain: build.tryAgain }
  return (
    <div ref={heading} className="waiting w-full max-w-(--measure)">
      {shown ? (
        <LiveSite {...shown} isDrawing={!isReady && !failure}>
          {failure && failure !== 'not-drawn' ? (
            <BuildFailure
              kind={failure}
              isAgain
              limit={build.limit}
              isRepeated={build.hasFailedAgain}
              isStarting={build.isStarting}
              onTryAgain={build.tryAgain}
            />
          ) : (
            // While they are drawn, the answers are changed no more.
            (isReady || failure) && <Notices draft={shown.draft} {...about} />
          )}
        </LiveSite>
      ) : isReady ? (
        <Ready draft={draft} {...about} />
      ) : (
        <Pending answers={answers} view={view} site={site} build={build} failure={failure} />
      )}
      <p role="status" className="sr-only">
        {isReady && !published && READY_HEADLINE}
      </p>
    </div>
  )
}

// A failed start is newer than a failed build.
function failureOf(
  next: SaveStatus['next'],
  build: ReturnType<typeof useSiteBuild>,
): BuildFailureKind | null {
  if (build.failure) return build.failure === 'resume' ? 'no-pdf' : 'not-started'
  return next === 'failed' && !build.isStarting ? 'not-drawn' : null
}

/** Keeps the focus at the heading when the page has loaded, and when it turns from waiting to ready. */
function useFocusKept(isReady: boolean, hadFocus: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const was = useRef(isReady)
  useLayoutEffect(() => {
    if (was.current === isReady && !hadFocus) return
    was.current = isReady
    if (document.activeElement === document.body) place.current?.querySelector('h1')?.focus()
  }, [isReady, hadFocus])
  return place
}

type ArrivingProps = {
  /** Called with whether the heading had the focus. */
  readonly onLeave: (hadFocus: boolean) => void
}

/** The waiting page while it loads: the parts that every state of it has, where they stay. */
function Arriving({ onLeave }: ArrivingProps) {
  const person = useSignedInPerson()
  const { state } = useLocation()
  // The guard of the page has loaded it.
  const { data: draft } = useQuery({ ...initialDraftQuery(person.id), enabled: false })
  const address = draft?.url ? draftAddress(draft.url) : null
  const { data: published, isPending } = useOwnQuery(publishedSiteQuery)
  const hasFinished = stepAt(parseNavigationState(state).previousPath ?? '')?.finishes !== undefined
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const heading = place.current?.querySelector('h1')
    return () => onLeave(document.activeElement === heading)
  }, [onLeave])
  return (
    <div ref={place} className="waiting w-full max-w-(--measure)">
      {!address ? (
        <FirstWait email={person.email} />
      ) : isPending ? // Until it is known, a site that is live would be called a draft.
      null : published || !hasFinished ? (
        <Delivered address={address} version={draft?.version ?? 1} published={published} />
      ) : (
        // After the last of reopened questions the next version of a draft is drawn.
        <FirstWait email={person.email} />
      )}
    </div>
  )
}

type DeliveredProps = {
  readonly address: DraftAddress
  readonly version: number
  readonly published: PublishedSite | null | undefined
}

function Delivered({ address, version, published }: DeliveredProps) {
  useEntryPanel(deliveredPanel(published, address.slug))
  if (published) return <LiveSite site={published} draft={address} />
  return <ReadyTop address={address} version={version} deliveredAt={undefined} />
}

function FirstWait({ email }: { readonly email: string }) {
  useEntryPanel({ ...WAITING_PANEL, open: 1 })
  return (
    <>
      <p aria-hidden="true" className="invisible mb-3.5">
        <Tag look="success" icon={Check}>
          All questions answered
        </Tag>
      </p>
      <ScreenTitle>{WAITING_HEADLINE}</ScreenTitle>
      <FirstDraftTiming email={email} />
    </>
  )
}
