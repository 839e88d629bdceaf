import { DRAFT_SLUG } from '@foyer/shared/api/drafts.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Minimize2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { NotFoundPage } from '../../components/not-found-page.tsx'
import { Button } from '../../components/ui/button.tsx'
import { PATHS } from '../../config/paths.ts'
import { loadCode } from '../../lib/load-code.ts'
import { queryClient } from '../../lib/query-client.ts'
import type { Person } from '../../session/person.ts'
import { useKnownPerson } from '../../session/session.ts'
import { SignedInPerson } from '../../session/signed-in-person.ts'
import { addressOf } from '../../site/address-of.ts'
import { draftFrameQuery } from '../../site/api/draft-files.ts'
import type { OpenedDraft } from '../../site/api/open-draft.ts'
import { openedDraftQuery } from '../../site/api/open-draft.ts'
import { DraftFrame } from './draft-frame.tsx'
import { DraftLine, OwnLine } from './draft-line.tsx'
import { useShownPage } from './use-shown-page.ts'
import { ViewerFailed, ViewerLoading } from './viewer-waiting.tsx'
import { VisitorViewer } from './visitor-viewer.tsx'

// Visitors load neither the owner's tools nor the renderer.
const OwnerViewer = lazy(async () => ({
  default: await loadCode(async () => (await import('./owner/owner-viewer.tsx')).OwnerViewer),
}))

/** The page of a draft: its owner gets the tools to finish it, and others see it while it is shared. */
export function DraftScreen() {
  const { slug = '' } = useParams()
  const person = useLastPerson()
  return (
    <QueryClientProvider client={queryClient}>
      {person === undefined ? <ViewerLoading /> : <Lookup slug={slug} person={person} />}
    </QueryClientProvider>
  )
}

/**
 * The signed-in person; `undefined` until it is known. An ended session leaves the screen with the person it had, who signs
 * in again over it.
 */
function useLastPerson(): Person | null | undefined {
  const live = useKnownPerson()
  const [last, setLast] = useState(live)
  if (live !== last && (live || !last)) setLast(live)
  return live ?? last ?? live
}

function Lookup({ slug, person }: { readonly slug: string; readonly person: Person | null }) {
  const isSlug = DRAFT_SLUG.test(slug)
  const opened = useQuery({ ...openedDraftQuery(slug, person?.id ?? null), enabled: isSlug })
  if (!isSlug || opened.data === null) return <DraftNotFound isSignedIn={person !== null} />
  if (opened.data && 'liveAt' in opened.data) return <ToSite host={opened.data.liveAt} />
  if (opened.data) return <Draft key={slug} draft={opened.data} person={person} />
  if (opened.isError) return <ViewerFailed of={opened} />
  return <ViewerLoading />
}

/** Leads who has the private address to the site that the draft became. */
function ToSite({ host }: { readonly host: string }) {
  const { path } = useShownPage()
  const url = new URL(path, addressOf(host).url).href
  useEffect(() => window.location.replace(url), [url])
  return <ViewerLoading />
}

function Draft({ draft, person }: { readonly draft: OpenedDraft; readonly person: Person | null }) {
  const [search, setSearch] = useSearchParams()
  const isFull = search.get('view') === 'full'
  // The owner's newest state is composed in the browser; until then the delivered version stands there.
  const isVersion = draft.isMine && person !== null && !isFull
  const { path, showPage } = useShownPage()
  const [firstPath] = useState(path)
  const frame = useQuery({
    ...(isVersion
      ? draftFrameQuery(draft.slug, draft.version, firstPath)
      : draftFrameQuery(draft.slug, undefined, path)),
    // The page that is left stays until the next one is there.
    placeholderData: (last, query) => (!isVersion && query?.queryKey[2] === 'newest' ? last : undefined),
  })
  const withView = (view: 'full' | null) => {
    const next = new URLSearchParams(search)
    if (view) next.set('view', view)
    else next.delete('view')
    setSearch(next)
  }
  const openFull = () => withView('full')
  if (!frame.data) {
    return frame.isError ? <ViewerFailed name={draft.name} of={frame} /> : <ViewerLoading name={draft.name} />
  }
  if (isFull)
    return (
      <FullDraft
        key={draft.slug}
        draft={draft}
        html={frame.data}
        path={path}
        onPage={showPage}
        onClose={() => withView(null)}
      >
        {draft.isMine && person ? (
          <SignedInPerson value={person}>
            <OwnLine />
          </SignedInPerson>
        ) : (
          <DraftLine />
        )}
      </FullDraft>
    )
  if (!draft.isMine || !person)
    return (
      <VisitorViewer
        key={draft.slug}
        draft={draft}
        html={frame.data}
        path={path}
        onPage={showPage}
        onOpenFull={openFull}
      />
    )
  return (
    <SignedInPerson value={person}>
      <Suspense fallback={<ViewerLoading name={draft.name} />}>
        <OwnerViewer draft={draft} savedHtml={frame.data} onOpenFull={openFull} />
      </Suspense>
    </SignedInPerson>
  )
}

/** Shown for the address of a draft that does not exist, or is not shared with the person. */
function DraftNotFound({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <NotFoundPage
      documentTitle="Draft not found"
      title="There is no draft here"
      action={
        <Button asChild look="glow">
          {isSignedIn ? <Link to={PATHS.mySite}>Go to My Site</Link> : <Link to={PATHS.login}>Log in</Link>}
        </Button>
      }
    >
      {isSignedIn
        ? 'The address has a typo, or its owner does not share it. Yours is on My Site.'
        : 'The address has a typo, or its owner does not share it any more. Is it yours? Log in to see it.'}
    </NotFoundPage>
  )
}

type FullDraftProps = {
  readonly draft: OpenedDraft
  readonly html: string
  /** Of the page, as the links of the site name it. */
  readonly path: string
  /** Shows another page of the site, by its path. */
  readonly onPage: (path: string) => void
  readonly onClose: () => void
  /** What is said over the page. */
  readonly children: ReactNode
}

/** The page of a draft as visitors see it, without the bar, in the same safe frame. */
function FullDraft({ draft, html, path, onPage, onClose, children }: FullDraftProps) {
  return (
    <main className="relative grid h-dvh grid-rows-[auto_minmax(0,1fr)] bg-white">
      <title>{`${draft.name} · website`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1 tabIndex={-1} className="sr-only">
        {draft.name}
      </h1>
      <div>{children}</div>
      <div className="relative [container-type:size]">
        <DraftFrame
          html={html}
          title={`The page of ${draft.name}`}
          pageWidth={0}
          path={path}
          onPage={onPage}
        />
      </div>
      <button
        type="button"
        aria-label="Show the bar"
        title="Show the bar"
        onClick={onClose}
        className="absolute right-5 bottom-5 grid size-11 place-items-center rounded-control border border-line bg-raised text-text shadow-2"
      >
        <Minimize2 />
      </button>
    </main>
  )
}
