import { draftPath } from '@foyer/shared/api/drafts.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { isProposal } from '@foyer/shared/onboarding/flow/completion.ts'
import { READY_HEADLINE } from '@foyer/shared/onboarding/pages/waiting.ts'
import clsx from 'clsx'
import {
  ArrowRight,
  Check,
  House,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
  ScanText,
  Share2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AddressBar } from '../../components/address-bar.tsx'
import { Resources } from '../../components/resource-links.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { PATHS } from '../../config/paths.ts'
import { copyText } from '../../lib/copy-text.ts'
import { formatMoment } from '../../lib/format-moment.ts'
import { dismissToasts, showToast } from '../../lib/toast.ts'
import { useIsWide } from '../../preview-panel/use-is-wide.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { DraftLink } from '../../site/draft-link.tsx'
import { DraftMini } from '../../site/draft-mini.tsx'
import { ReopenedNotice } from '../../site/reopened-notice.tsx'
import type { DraftAddress, ReadyDraft } from '../../site/site-state.ts'
import { BuildFailure } from './build-failure.tsx'
import { SupportLine } from './support-line.tsx'

/** A delivered site is drawn in front of the doorway. */
export const NO_ARTWORK = <></>

type ReadyProps = {
  readonly draft: ReadyDraft
  /** The next version could not be made. */
  readonly hasFailed: boolean
  readonly answers: Answers
  /** Starts the next version again. */
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
        {hasFailed && (
          <BuildFailure
            kind="not-drawn"
            version={draft.version + 1}
            isRepeated={false}
            isStarting={false}
            onTryAgain={onTryAgain}
          />
        )}
        {draft.isReopened && <ReopenedNotice answers={answers} version={draft.version} className="mt-5" />}
      </ReadyTop>
      <NextSteps draft={draft} answers={answers} />
      <h2 className="display mt-8 mb-3 text-xl">Good to read next</h2>
      <Resources />
      <SupportLine />
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
          {slug && <ShareButton path={url} className="max-sm:px-3" />}
        </div>
      </div>
    </>
  )
}

function AddressLine({ email, className }: { readonly email: string; readonly className: string }) {
  return (
    <p className={`text-muted ${className}`}>
      Only people with the address see it. It comes to{' '}
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
  const address = `${location.host}/drafts/${slug.slice(0, 14)}…`
  return (
    <Link
      to={draftPath(slug)}
      // The button below has the same link, in words.
      aria-hidden="true"
      tabIndex={-1}
      className="draft-window mt-5.5 block overflow-hidden rounded-[10px] max-lg:-mx-(--pad) max-lg:mt-3 max-lg:rounded-none xl:-ml-50"
    >
      <AddressBar address={address} />
      <DraftMini
        slug={slug}
        version={version}
        pageWidth="var(--draft-width)"
        beginsAtName={!isWide}
        className="ready-draft"
      />
    </Link>
  )
}

function NextSteps({ draft, answers }: Pick<ReadyProps, 'draft' | 'answers'>) {
  return (
    <ul className="mt-6 grid gap-x-5 gap-y-3.5 border-t border-line pt-4.5 text-sm leading-[1.4] sm:@md:grid-cols-3">
      {isProposal(answers) ? (
        <NextStep icon={ListChecks} to={`${PATHS.mySite}#full-draft`} title="Answer six questions">
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
      ) : (
        <NextStep icon={MessageSquareText} to={`${PATHS.mySite}#request-changes`} title="Ask for changes">
          Say what should be different, in your words.
        </NextStep>
      )}
      <NextStep icon={House} to={PATHS.home} title="Go to the dashboard">
        Your draft waits there, with everything else.
      </NextStep>
    </ul>
  )
}

type NextStepProps = {
  readonly icon: LucideIcon
  readonly to: string
  readonly title: string
  readonly children: string
}

function NextStep({ icon: Icon, to, title, children }: NextStepProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-2.5">
      <Icon className="mt-px text-muted" />
      <p>
        <Link to={to} className="text-link block font-[650]">
          {title}
        </Link>
        <span className="text-muted">{children}</span>
      </p>
    </li>
  )
}

type ShareButtonProps = {
  /** A path of the app. */
  readonly path: string
  readonly className?: string
}

/** Opens the system's share sheet, or copies the address where there is none. */
function ShareButton({ path, className }: ShareButtonProps) {
  async function share() {
    const url = new URL(path, location.href).href
    if (navigator.share) {
      // Closing the sheet rejects, too.
      await navigator.share({ title: 'My website draft', url }).catch(() => {})
      return
    }
    dismissToasts()
    const isCopied = await copyText(url)
    showToast(
      isCopied
        ? { title: 'Link copied', description: 'Anyone with this address sees your draft.', kind: 'success' }
        : { title: 'Not copied', description: `Copy it yourself: ${url}`, kind: 'destructive' },
    )
  }
  return (
    <Button look="ghost" className={className} onClick={() => void share()}>
      <Share2 />
      Share it
    </Button>
  )
}
