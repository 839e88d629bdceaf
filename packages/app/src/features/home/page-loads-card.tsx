import type { ReactNode } from 'react'
import { Card } from '../../components/ui/card.tsx'
import { EmptyPicture } from '../../components/ui/empty-picture.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { type PageLoads, pageLoadsQuery } from '../../site/api/page-loads.ts'
import { publishedSiteQuery } from '../../site/api/published-site.ts'
import { describePageLoads, type PageLoadWords } from '../../site/describe-page-loads.ts'
import { LoadBars, LoadCount } from '../../site/load-bars.tsx'

/** In pixels, of the usual words: what stands below does not move when they come. */
const MIN_HEIGHT = 300

/** "Did anybody come?": how often the pages of the person's site were opened in the last 30 days. */
export function PageLoadsCard({ className }: { readonly className?: string }) {
  const { data: published } = useOwnQuery(publishedSiteQuery)
  return (
    <Card title="Did anybody come?" className={className} style={{ minHeight: MIN_HEIGHT }}>
      {published ? <Counted /> : published === null ? <NothingYet /> : <Loading />}
    </Card>
  )
}

function Counted() {
  const loaded = useOwnQuery(pageLoadsQuery)
  if (loaded.data) return <Sums loads={loaded.data} />
  return loaded.isError ? (
    <LoadFailure className="mt-3" of={loaded}>
      We could not load the count. Nothing of it is lost.
    </LoadFailure>
  ) : (
    <Loading />
  )
}

function Loading() {
  return <Skeleton label="The count is looked up." rows={5} className="mt-4" />
}

function NothingYet() {
  return (
    <div className="flex flex-col items-center px-2 py-3 text-center text-sm text-muted">
      <EmptyPicture />
      <p className="mt-2 text-md font-[650] text-text">Nothing to count yet</p>
      <p className="mt-1 text-pretty">
        The count begins on the day you publish. It keeps days and pages, never people.
      </p>
    </div>
  )
}

function Sums({ loads }: { readonly loads: PageLoads }) {
  const words = describePageLoads(loads, new Date())
  return (
    <>
      <LoadCount words={words} />
      <LoadBars loads={loads} words={words} height={56} />
      <p className="mt-2.5 text-sm text-pretty text-muted">{NOTES[words.note]}</p>
      <p className="mt-2.5 flex flex-wrap gap-x-5 text-sm">
        {words.note === 'nobody' && <TextLink to={PATHS.marketing}>Open the plan</TextLink>}
        <TextLink to={PATHS.pageLoads}>See by day, page and site</TextLink>
      </p>
    </>
  )
}

const NOTES: Readonly<Record<PageLoadWords['note'], ReactNode>> = {
  usual: 'Counted without cookies. We never know who.',
  'first day': 'Come back tomorrow: search sites need days to find a new page.',
  nobody: (
    <>
      That is common until other pages link to yours.{' '}
      <b className="font-[650] text-text">Two things help most:</b> your Google listing, and the address in
      your emails.
    </>
  ),
  late: 'It is added when the counter answers again.',
}
