import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { firstUnanswered } from '@foyer/shared/onboarding/flow/flow.ts'
import { hasOpened } from '@foyer/shared/onboarding/questions/branches.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useInputsLoading } from '../../answers/kept-inputs.ts'
import { useAnswers } from '../../answers/use-answers.ts'
import { Resources } from '../../components/resource-links.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { TwoColumns } from '../../components/ui/two-columns.tsx'
import { PATHS } from '../../config/paths.ts'
import { isUnanswered } from '../../lib/is-unanswered.ts'
import { retryAll } from '../../lib/retry.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { publishedSiteQuery } from '../../site/api/published-site.ts'
import { storedSiteQuery } from '../../site/api/stored-site.ts'
import { type DraftState, draftState } from '../../site/draft-state.ts'
import { OwnSiteLoading, WithOwnSite } from '../../site/with-own-site.tsx'
import { LaterLine } from '../waitlist/later-line.tsx'
import { MarketingHelpCard } from './marketing-help-card.tsx'
import { NinetyDays } from './plan/ninety-days-view.tsx'
import { PresenceCard } from './presence-card.tsx'

/** The plan of the first ninety days, the owner's answers about marketing, and further reading. */
export function MarketingScreen() {
  // The plan of a live site has other words.
  const isUnknown = isUnanswered(useOwnQuery(publishedSiteQuery))
  return (
    <>
      <ScreenTitle size="medium">Marketing</ScreenTitle>
      <WithOwnSite>
        {(own) =>
          isUnknown ? (
            <OwnSiteLoading />
          ) : (
            <>
              <NinetyDays own={own} />
              {/* In the wide column: toasts stand over the other one. */}
              <TwoColumns className="mt-5 print:hidden">
                <div className="grid min-w-0 gap-5">
                  <OwnMarketing>
                    <Card title="Reading and planning">
                      <div className="mt-4">
                        <Resources />
                      </div>
                    </Card>
                  </OwnMarketing>
                </div>
              </TwoColumns>
              <LaterLine feature="social_ads" what="running ads from here" />
            </>
          )
        }
      </WithOwnSite>
    </>
  )
}

/** What stands below is shown together with the answers, which would push it down. */
function OwnMarketing({ children }: { readonly children: ReactNode }) {
  const loaded = useAnswers()
  const stored = useOwnQuery(storedSiteQuery)
  // A form that is already in use is not replaced by restored input.
  const isInputPending = useInputsLoading()
  if (loaded.state === 'failed' || (stored.isError && !stored.data)) {
    const failed = [...(loaded.state === 'failed' ? [loaded] : []), ...(stored.isError ? [stored] : [])]
    return (
      <>
        <LoadFailure of={retryAll(failed)}>Your answers could not be loaded.</LoadFailure>
        {children}
      </>
    )
  }
  if (loaded.state === 'loading' || !stored.data || isInputPending) {
    return (
      <Card>
        <Skeleton label="Your answers are loading." rows={4} />
      </Card>
    )
  }
  const { draft, build } = stored.data
  return (
    <>
      <Answered
        answers={loaded.answers}
        site={draftState(loaded.answers, stored.data)}
        // A finished build is delivered in the next moment.
        isClosed={draft ? draft.reopenedAt === null : build?.status === 'done'}
      />
      {children}
    </>
  )
}

type AnsweredProps = {
  readonly answers: Answers
  readonly site: DraftState
  /** The draft is built from these answers. */
  readonly isClosed: boolean
}

function Answered({ answers, site, isClosed }: AnsweredProps) {
  if (!hasOpened(answers)) return <NotAsked answers={answers} />
  const open = isClosed ? undefined : firstUnanswered(answers)
  return (
    <>
      {isClosed && (
        <Notice kind="info" title="Your website stands on these answers">
          <p>
            They are closed now. <TextLink to={PATHS.mySite}>Request changes on My Site</TextLink> when
            something is different today.
          </p>
        </Notice>
      )}
      {open && (
        <Notice kind="info" title="A question is open">
          <p>
            Your draft is built when all questions are answered.{' '}
            <TextLink to={open.path}>Answer the next one</TextLink>
          </p>
        </Notice>
      )}
      {!isClosed && !open && (site.kind === 'queued' || site.kind === 'building') && (
        <Notice kind="info" title={BUILD_NOTES[site.kind].title}>
          <p>{BUILD_NOTES[site.kind].text}</p>
        </Notice>
      )}
      <div className="grid gap-5">
        <MarketingHelpCard answers={answers} canEdit={!isClosed} />
        <PresenceCard answers={answers} canEdit={!isClosed} />
      </div>
    </>
  )
}

const BUILD_NOTES = {
  queued: {
    title: 'Your website is next in line',
    text: 'We have not begun. What you change here goes into your draft.',
  },
  building: {
    title: 'Your website is being built',
    text: 'When you change something here, we begin again with the new answers.',
  },
} as const

function NotAsked({ answers }: { readonly answers: Answers }) {
  const isThinking = answers.businessDetails !== undefined
  return (
    <Card title="My marketing">
      <EmptyState
        title={isThinking ? 'Your practice has not opened yet' : 'Not answered yet'}
        action={
          !isThinking && (
            <Button asChild look="second" size="small">
              <Link to={PATHS.guide}>Go to the questions</Link>
            </Button>
          )
        }
      >
        {isThinking
          ? 'So we have not asked about marketing. The guide below is a good start until then.'
          : 'The first questions ask where your practice stands and how people find it. The answers appear here.'}
      </EmptyState>
    </Card>
  )
}
