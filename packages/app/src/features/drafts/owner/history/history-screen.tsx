import { draftPath } from '@foyer/shared/api/drafts.ts'
import { formatDay } from '@foyer/shared/dates/format-day.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { changesText } from '@foyer/shared/sites/site-state.ts'
import { History as HistoryIcon, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { Account } from '../../../../account/api/account.ts'
import { Button } from '../../../../components/ui/button.tsx'
import { NotLoaded } from '../../../../components/ui/load-failure.tsx'
import { PATHS } from '../../../../config/paths.ts'
import type { OpenedDraft } from '../../../../site/api/open-draft.ts'
import type { PastState } from '../../../../site/past-states.ts'
import { usePastStates } from '../../../../site/use-past-states.ts'
import { useSavedPage } from '../../../../site/use-saved-page.ts'
import { useSiteState } from '../../../../site/use-site-state.ts'
import { DraftFrame } from '../../draft-frame.tsx'
import { LogoMark } from '../../logo-mark.tsx'
import { Stage } from '../../stage.tsx'
import { useCompact } from '../../use-compact.ts'
import { useShownPage } from '../../use-shown-page.ts'
import { ViewerTitle } from '../../viewer-title.tsx'
import { ViewerFailed, ViewerLoading } from '../../viewer-waiting.tsx'
import { type PageWidth, pageWidthOf, WidthSwitch } from '../../width-switch.tsx'
import { ViewerNote } from '../viewer-note.tsx'
import { NowRow, PastList } from './past-list.tsx'
import { useBringBack } from './use-bring-back.ts'

type HistoryScreenProps = {
  readonly draft: OpenedDraft
  readonly answers: Answers
  readonly account: Account
}

/** What the site said, by days: the page of one of them, and the way to bring its words back. */
export function HistoryScreen({ draft, ...facts }: HistoryScreenProps) {
  const [search] = useSearchParams()
  const { states, site, of } = usePastStates()
  const asked = search.get('day')
  if (!states)
    return of.isError ? <ViewerFailed name={draft.name} of={of} /> : <ViewerLoading name={draft.name} />
  const chosen = states.find(({ key }) => key === asked) ?? states[0]
  return (
    <Past draft={draft} states={states} chosen={chosen} isOffline={site?.state === 'offline'} facts={facts} />
  )
}

type PastProps = {
  readonly draft: OpenedDraft
  readonly states: readonly PastState[]
  readonly chosen: PastState | undefined
  readonly isOffline: boolean
  readonly facts: Omit<HistoryScreenProps, 'draft'>
}

function Past({ draft, states, chosen, isOffline, facts }: PastProps) {
  const navigate = useNavigate()
  const isCompact = useCompact()
  const [width, setWidth] = useState<PageWidth>('desktop')
  const site = useSiteState()
  const editor = draftPath(draft.slug)
  const { bringBack, isBusy } = useBringBack(draft.slug, facts)
  const waiting = site?.changes ? changesText(site.changes) : null
  // Of what is live, nothing has to be brought back while nothing has changed.
  const isNow = chosen?.is === 'live' && site?.changes === 0
  const day = chosen && formatDay(chosen.at, new Date())
  const close = () => void navigate(editor)
  return (
    <div className="grid h-dvh overflow-hidden bg-sunken" style={isCompact ? UPRIGHT : BESIDE}>
      <header className="col-span-full flex min-w-0 items-center gap-2 border-b border-line bg-surface px-3 lg:gap-4 lg:px-4">
        <Link to={PATHS.mySite} aria-label="My Site" className="flex-none">
          <LogoMark className="h-8 w-7.5" />
        </Link>
        <div className="mr-auto min-w-16">
          <ViewerTitle
            name={draft.name}
            note={
              day && (
                <span className="flex min-w-0 items-center gap-1.5">
                  <HistoryIcon aria-hidden="true" className="size-3.5 flex-none stroke-2" />
                  <span className="min-w-0 truncate">
                    <b className="font-[650] text-text">{isCompact ? day : `${day}.`}</b>
                    <span>
                      {!isCompact &&
                        ` ${chosen?.is === 'live' ? 'Visitors see it now' : 'You look at an older page'}`}
                    </span>
                  </span>
                </span>
              )
            }
          />
        </div>
        <WidthSwitch value={width} onChange={setWidth} />
        {!isCompact && (
          <Button look="ghost" size="small" onClick={close}>
            Close
          </Button>
        )}
        {chosen && !isNow && (
          <Button size="small" busy={isBusy} onClick={() => bringBack(chosen)}>
            {isCompact ? 'Bring back' : 'Bring this back'}
          </Button>
        )}
      </header>
      <div className="col-span-full">
        <ViewerNote
          icon={HistoryIcon}
          look="lit"
          title={titleOf(chosen, day)}
          action={
            isCompact && (
              <Button look="ghost" size="small" onClick={close}>
                Close
              </Button>
            )
          }
        >
          {chosen && seenNow(states, chosen, isOffline)}
        </ViewerNote>
      </div>
      <Stage width={width}>
        {chosen && <SavedPage key={chosen.key} draft={draft} state={chosen} width={width} day={day ?? ''} />}
      </Stage>
      <aside
        aria-label="What your site said"
        onKeyDown={(event) => event.key === 'Escape' && close()}
        className="flex min-h-0 flex-col border-t border-line bg-surface lg:border-l"
      >
        <header className="border-b border-line px-5 pt-4 pb-3.5">
          <div className="flex items-center justify-between">
            <h2 className="display text-xl">What your site said</h2>
            <button
              type="button"
              aria-label="Close the history"
              title="Close the history"
              onClick={close}
              className="-mr-2 grid size-11 flex-none place-items-center rounded-control text-muted hover:bg-quiet hover:text-text lg:size-10"
            >
              <X />
            </button>
          </div>
          <p className="mt-1 text-sm text-muted">Kept by itself each time you publish. Nothing to save.</p>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-2.5 py-3">
          <ol>
            <NowRow to={editor} isWaiting={waiting} />
            <PastList slug={draft.slug} states={states} {...(chosen && { chosen })} replaces />
          </ol>
        </div>
        <footer className="border-t border-line px-5 py-3 text-sm text-muted">
          We keep 50 published states and the first draft.
        </footer>
      </aside>
    </div>
  )
}

/** The list beside the page, and on narrow windows below it. */
const BESIDE = {
  gridTemplate: 'minmax(60px, auto) auto minmax(0, 1fr) / minmax(0, 1fr) 23rem',
} as const
const UPRIGHT = {
  gridTemplate: 'minmax(56px, auto) auto minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1fr)',
} as const

function titleOf(chosen: PastState | undefined, day: string | undefined): string {
  if (!chosen) return 'Nothing was published yet.'
  return chosen.is === 'first-draft' ? `Your first draft, of ${day}.` : `What your site said on ${day}.`
}

/** What visitors see while an older page is looked at. */
function seenNow(states: readonly PastState[], chosen: PastState, isOffline: boolean): string {
  if (isOffline) return 'Visitors read that the site is closed.'
  const live = states.find(({ is }) => is === 'live')
  if (!live) return 'Only you see it.'
  if (live === chosen) return 'Visitors see it now.'
  return `Visitors still see the page of ${formatDay(live.at, new Date())}.`
}

type SavedPageProps = {
  readonly draft: OpenedDraft
  readonly state: PastState
  readonly width: PageWidth
  readonly day: string
}

function SavedPage({ draft, state, width, day }: SavedPageProps) {
  const isCompact = useCompact()
  const { path, showPage } = useShownPage()
  const page = useSavedPage(draft.slug, state.version, path)
  if (page.data)
    return (
      <DraftFrame
        html={String(page.data)}
        title={`The page of ${draft.name} of ${day}`}
        pageWidth={pageWidthOf(width, isCompact)}
        path={path}
        onPage={showPage}
      />
    )
  return (
    <div className="p-5">
      <NotLoaded of={page} loading="The page is loading." rows={4}>
        This page could not be shown.
      </NotLoaded>
    </div>
  )
}
