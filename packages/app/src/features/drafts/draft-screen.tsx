import { askedVersion, DRAFT_SLUG } from '@foyer/shared/api/drafts.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { queryClient } from '../../lib/query-client.ts'
import type { Person } from '../../session/person.ts'
import { useKnownPerson } from '../../session/session.ts'
import { SignedInPerson } from '../../session/signed-in-person.ts'
import type { OpenedDraft } from '../../site/api/open-draft.ts'
import { draftFrameQuery, openedDraftQuery } from '../../site/draft-queries.ts'
import { DraftNotFound } from './draft-not-found.tsx'
import { FullDraft } from './full-draft.tsx'
import { ViewerFailed, ViewerLoading } from './viewer-waiting.tsx'
import { VisitorViewer } from './visitor-viewer.tsx'

// Visitors load neither the owner's tools nor the renderer.
const OwnerViewer = lazy(async () => ({ default: (await import('./owner/owner-viewer.tsx')).OwnerViewer }))

/** The page of a draft: anybody with the address sees it, and its owner gets the tools to finish it. */
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
  const [search] = useSearchParams()
  const isSlug = DRAFT_SLUG.test(slug)
  const version = askedVersion(search)
  const opened = useQuery({ ...openedDraftQuery(slug, version, person?.id ?? null), enabled: isSlug })
  if (!isSlug || opened.data === null) return <DraftNotFound isSignedIn={person !== null} />
  if (opened.data) return <Draft key={slug} draft={opened.data} person={person} />
  if (opened.isError)
    return <ViewerFailed busy={opened.isFetching} onTryAgain={() => void opened.refetch()} />
  return <ViewerLoading />
}

function Draft({ draft, person }: { readonly draft: OpenedDraft; readonly person: Person | null }) {
  const [search, setSearch] = useSearchParams()
  const frame = useQuery(draftFrameQuery(draft.slug, draft.version))
  const withView = (view: 'full' | null) => {
    const next = new URLSearchParams(search)
    if (view) next.set('view', view)
    else next.delete('view')
    setSearch(next)
  }
  const openFull = () => withView('full')
  if (!frame.data) {
    return frame.isError ? (
      <ViewerFailed name={draft.name} busy={frame.isFetching} onTryAgain={() => void frame.refetch()} />
    ) : (
      <ViewerLoading name={draft.name} />
    )
  }
  if (search.get('view') === 'full')
    return <FullDraft key={draft.slug} draft={draft} html={frame.data} onClose={() => withView(null)} />
  if (!draft.isMine || !person)
    return <VisitorViewer key={draft.slug} draft={draft} html={frame.data} onOpenFull={openFull} />
  return (
    <SignedInPerson value={person}>
      <Suspense fallback={<ViewerLoading name={draft.name} />}>
        <OwnerViewer draft={draft} savedHtml={frame.data} onOpenFull={openFull} />
      </Suspense>
    </SignedInPerson>
  )
}
