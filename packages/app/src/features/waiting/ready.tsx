import { draftPath } from '@foyer/shared/api/drafts.ts'
import type { PublishedSite } from '@foyer/shared/api/sites.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { isProposal } from '@foyer/shared/onboarding/flow/completion.ts'
import { answersOnPath } from '@foyer/shared/onboarding/flow/flow.ts'
import {
  LIVE_PANEL,
  OFFLINE_PANEL,
  READY_HEADLINE,
  READY_PANEL,
} from '@foyer/shared/onboarding/pages/waiting.ts'
import { hasWebsiteToImprove } from '@foyer/shared/onboarding/questions/branches.ts'
import { siteWords } from '@foyer/shared/sites/site-words.ts'
import clsx from 'clsx'
import { ArrowRight, Check, House, ListChecks, MessageSquareText, ScanText, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AddressBar } from '../../components/address-bar.tsx'
import type { EntryPanelView } from '../../components/layouts/entry-panel-view.ts'
import { Resources } from '../../components/resource-links.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { FULL_DRAFT_PATH, PATHS } from '../../config/paths.ts'
import { formatMoment } from '../../lib/format-moment.ts'
import { useIsWide } from '../../preview-panel/use-is-wide.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { DraftLink } from '../../site/draft-link.tsx'
import { DraftMini } from '../../site/draft-mini.tsx'
import type { DraftAddress, ReadyDraft } from '../../site/draft-state.ts'
import { ReopenedNotice } from '../../site/reopened-notice.tsx'
import { useSiteState } from '../../site/use-site-state.ts'
import { BuildFailure } from './build-failure.tsx'
import { NextStep, NextSteps } from './next-steps.tsx'
import { SupportLine } from './support-line.tsx'

/** A delivered site is drawn in front of the doorway. */
const NO_ARTWORK = <></>

/** The panel beside a delivered draft, and beside the site that it became. */
export function deliveredPanel(site: PublishedSite | null | undefined, slug: string | null): EntryPanelView {
  const texts = !site ? READY_PANEL : site.state === 'live' ? LIVE_PANEL : OFFLINE_PANEL
  return { ...texts, open: site?.state === 'offline' ? 0 : 1, ...(slug && { artwork: NO_ARTWORK }) }
}

/** The look of the window that it is drawn in, and of the page inside. */
export const SITE_WINDOW =
  'draft-window mt-5.5 block overflow-hidden rounded-[10px] max-lg:-mx-(--pad) max-lg:mt-3 max-lg:rounded-none xl:-ml-50'
export const WINDOW_MINI = { pageWidth: 'var(--draft-width)', className: 'ready-draft' } as const

type ReadyProps = {
  readonly draft: ReadyDraft
  /** Changed answers could not be drawn. */
  readonly hasFailed: boolean
  readonly answers: Answers
  /** Draws them again. */
  readonly onTryAgain: () => void
}

/** The delivered draft: its picture, one button, and what to do next. */
export function Ready({ draft, hasFailed, answers, onTryAgain }: ReadyProps) {
  return (
    <>
      <ReadyTop
        address={draft}
        version={draft.version}
        deliveredAt={draft.deliveredAt}
        builtInSeconds={draft.builtInSeconds}
      >
        <Notices draft={draft} hasFailed={hasFailed} answers={answers} onTryAgain={onTryAgain} />
      </ReadyTop>
      <WaysOn draft={draft} answers={answers} />
      <h2 className="display mt-8 mb-3 text-xl">Good to read next</h2>
      <Resources />
      <SupportLine />
    </>
  )
}

/** What the owner should know of changed answers before anything else. */
export function Notices({ draft, hasFailed, answers, onTryAgain }: ReadyProps) {
  return (
    <>
      {hasFailed && (
        <BuildFailure
          kind="not-drawn"
          isAgain
          isRepeated={false}
          isStarting={false}
          onTryAgain={onTryAgain}
        />
      )}
      {draft.isReopened && <ReopenedNotice answers={answers} className="mt-5" />}
    </>
  )
}

type ReadyTopProps = {
  readonly address: DraftAddress
  readonly version: number
  /** `undefined` while it is not known: its place is kept. */
  readonly deliveredAt: string | null | undefined
  readonly builtInSeconds?: number | null
  readonly children?: ReactNode
}

/** What can be said of a draft as soon as its address is known. */
export function ReadyTop(props: ReadyTopProps) {
  const { address, version, deliveredAt, builtInSeconds = null, children } = props
  const { url, slug } = address
  const person = useSignedInPerson()
  const isWide = useIsWide()
  return (
    <>
      {deliveredAt !== null && (
        <p aria-hidden={!deliveredAt || undefined} className={clsx('mb-3', !deliveredAt && 'invisible')}>
          <Tag look="success" icon={Check}>
            {`Built ${builtWords(deliveredAt, builtInSeconds)}`}
          </Tag>
        </p>
      )}
      <ScreenTitle>{READY_HEADLINE}</ScreenTitle>
      {isWide && <AddressLine email={person.email} className="mt-3" />}
      <div className="contents">{children}</div>
      {slug && <Picture slug={slug} version={version} isWide={isWide} />}
      <div className="ready-foot">
        {!isWide && <AddressLine email={person.email} className="mb-2.5 text-sm leading-snug" />}
        <div className="flex flex-wrap items-center gap-2">
          <Button asChild className="max-lg:grow">
            <DraftLink url={url}>
              Open your draft
              <ArrowRight />
            </DraftLink>
          </Button>
          {slug && (
            <Button asChild look="ghost" className="max-sm:px-3">
              <DraftLink url={`${url}?view=share`}>
                <Share2 />
                Share privately
              </DraftLink>
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

function AddressLine({ email, className }: { readonly email: string; readonly className: string }) {
  const site = useSiteState()
  return (
    <p className={`text-muted ${className}`}>
      <span>{site && `${siteWords(site).ready.sentence} `}</span>It comes to{' '}
      <b className="font-semibold break-words text-text">{email}</b>, too.
    </p>
  )
}

function builtWords(deliveredAt: string | null | undefined, seconds: number | null): string {
  if (seconds !== null) return `in ${seconds === 1 ? 'a second' : `${seconds} seconds`}`
  return deliveredAt ? formatBuilt(new Date(deliveredAt), new Date()) : ''
}

// 'at 9:14 am' today, 'Nov 3, 9:14 am' later.
function formatBuilt(moment: Date, now: Date): string {
  const words = formatMoment(moment, now)
  return /^\d/.test(words) ? `at ${words}` : words
}

type PictureProps = { readonly slug: string; readonly version: number; readonly isWide: boolean }

/** The draft in a browser window in front of the door; on narrow screens the draft itself, as wide as the screen. */
function Picture({ slug, version, isWide }: PictureProps) {
  return (
    // The button below has the same link, in words.
    <Link to={draftPath(slug)} aria-hidden="true" tabIndex={-1} className={SITE_WINDOW}>
      <AddressBar address={`${location.host}/drafts/${slug.slice(0, 14)}…`} />
      <DraftMini slug={slug} version={version} beginsAtName={!isWide} {...WINDOW_MINI} />
    </Link>
  )
}

function WaysOn({ draft, answers }: Pick<ReadyProps, 'draft' | 'answers'>) {
  return (
    <NextSteps>
      {isProposal(answers) ? (
        <NextStep icon={ListChecks} to={FULL_DRAFT_PATH} title="Answer six questions">
          Then you see your whole site, in the style you like.
        </NextStep>
      ) : (
        draft.slug && (
          <NextStep icon={ListChecks} to={`${draft.url}?view=checklist`} title="Fill the gaps">
            Phone, address, fees: what is missing before launch.
          </NextStep>
        )
      )}
      {isProposal(answers) ? (
        <NextStep icon={ScanText} to={PATHS.found} title="Let us read your site">
          Phone, hours and services, taken over once you say yes to each.
        </NextStep>
      ) : hasWebsiteToImprove(answersOnPath(answers)) ? (
        <NextStep icon={ScanText} to={PATHS.proposal} title="Read the proposal">
          What we would change about the site you have today.
        </NextStep>
      ) : (
        <NextStep icon={MessageSquareText} to={`${PATHS.mySite}#request-changes`} title="Ask for changes">
          Say what should be different, in your words.
        </NextStep>
      )}
      <NextStep icon={House} to={PATHS.home} title="Go to the dashboard">
        Your draft waits there, with everything else.
      </NextStep>
    </NextSteps>
  )
}
