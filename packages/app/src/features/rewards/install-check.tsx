import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { retryAll } from '../../lib/retry.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { pageCountsQuery, referralPagesQuery } from './api/referral-pages.ts'
import { widgetFactsQuery } from './api/widget-facts.ts'
import { type InstalledPage, installedPages, isOlderVersion } from './installed-pages.ts'
import { isSamePage, readPage } from './page-match.ts'
import { timeAgo } from './time-ago.ts'

/** The database lists no more pages than this. */
const MAX_PAGES = 100

/** Lists the pages where the form was seen or that sent leads, and checks whether a given page is one of them. */
export function InstallCheck() {
  const captures = useOwnQuery(referralPagesQuery)
  const counts = useOwnQuery(pageCountsQuery)
  const newest = useQuery(widgetFactsQuery).data?.current ?? ''
  const now = new Date(Math.max(captures.dataUpdatedAt, counts.dataUpdatedAt))
  const seen = captures.data && counts.data && installedPages(captures.data, counts.data)
  const isCut = [captures, counts].some(({ data }) => data !== undefined && data.length >= MAX_PAGES)
  return (
    <Card title="Install check">
      <p className="mt-1 max-w-[40rem] text-sm text-muted">
        The pages on which your form was seen in the last 30 days, or that sent leads in the last 90. We never
        open your pages: open one yourself, scroll to the form, and come back to this tab.
      </p>
      {(captures.isPending || counts.isPending) && <Skeleton label="Loading your pages" className="mt-4" />}
      {(captures.isError || counts.isError) && (
        <LoadFailure className="mt-4" of={retryAll([captures, counts])}>
          {seen
            ? 'We could not refresh your pages. What you see may be some minutes old.'
            : 'We could not load your pages. They are safe; check your connection.'}
        </LoadFailure>
      )}
      {seen?.length === 0 && (
        <EmptyState title="No page yet">
          Paste the snippet on a page, open that page, scroll to the form, and come back here. It appears in
          this list. A browser that asks not to be tracked is never counted.
        </EmptyState>
      )}
      {seen && (
        <>
          {/* Above the list, which may be a hundred rows long. */}
          <PageQuestion pages={seen} newest={newest} isCut={isCut} now={now} />
          {isCut && (
            <p className="mt-5 text-sm">
              The {MAX_PAGES} pages seen last are listed. The check above knows no others.
            </p>
          )}
          {seen.length > 0 && (
            <ul aria-label="Pages with your form" className="mt-5 border-b border-line">
              {seen.map((row) => (
                <SeenPage key={row.page} row={row} newest={newest} now={now} />
              ))}
            </ul>
          )}
        </>
      )}
    </Card>
  )
}

type SeenPageProps = { readonly row: InstalledPage; readonly newest: string; readonly now: Date }

function SeenPage({ row, newest, now }: SeenPageProps) {
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-t border-line py-3 text-sm sm:@md:grid-cols-[minmax(0,1fr)_auto]">
      <span className="font-[550] wrap-anywhere">{row.page.replace(/^https?:\/\//, '')}</span>
      <span className="sm:text-right">Seen {timeAgo(row.lastSeenAt, now)}</span>
      <span className="text-muted">{describeWidget(row)}</span>
      <span className="text-muted tabular-nums sm:text-right">
        {row.leads === 1 ? '1 lead' : `${row.leads.toLocaleString('en-US')} leads`}
      </span>
      <Warnings row={row} newest={newest} />
    </li>
  )
}

/** What a partner should change on a page. */
function Warnings({ row, newest }: Omit<SeenPageProps, 'now'>) {
  return (
    <>
      {row.version && isOlderVersion(row.version, newest) && (
        <span className="text-warning sm:@md:col-span-2">
          It had version {row.version} when it was last seen; the newest is {newest}. Paste a pinned snippet
          again to update it; the others update themselves.
        </span>
      )}
      {row.isScriptMissing && (
        <span className="text-warning sm:@md:col-span-2">
          The last lead came without the script. If that goes on, a content security policy or a plugin of
          this page blocks it.
        </span>
      )}
    </>
  )
}

type PageQuestionProps = {
  readonly pages: readonly InstalledPage[]
  readonly newest: string
  /** Whether there may be more pages than these. */
  readonly isCut: boolean
  readonly now: Date
}

function PageQuestion({ pages, newest, isCut, now }: PageQuestionProps) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const isAddress = readPage(asked) !== null
  const found = pages.find(({ page }) => isSamePage(page, asked))
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setAsked(typed.trim())
  }
  return (
    <form noValidate onSubmit={ask} className="mt-5 grid max-w-[40rem] gap-3">
      <div className="grid items-end gap-2 sm:@md:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label="Is the widget on my page?"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="yoursite.com/page"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="second">
          Check
        </Button>
      </div>
      <div role="status" className="grid gap-2 text-sm wrap-anywhere">
        {asked && !isAddress && (
          <p>This is not the address of a page. Copy it from your browser's address bar.</p>
        )}
        {asked && found && (
          <>
            <p>
              <span className="font-[650]">Yes.</span> Seen on {readPage(asked)}{' '}
              {timeAgo(found.lastSeenAt, now)}, {describeWidget(found)}.
            </p>
            <Warnings row={found} newest={newest} />
          </>
        )}
        {asked && isAddress && !found && <NeverSeen page={readPage(asked) ?? asked} isCut={isCut} />}
      </div>
    </form>
  )
}

function NeverSeen({ page, isCut }: { readonly page: string; readonly isCut: boolean }) {
  return (
    <>
      {isCut ? (
        <p>
          <span className="font-[650]">Not seen lately.</span> {page} is not one of the {MAX_PAGES} pages that
          were seen last. The usual reasons:
        </p>
      ) : (
        <p>
          <span className="font-[650]">Not seen yet.</span> Nobody has seen a form with your code on {page}.
          The usual reasons:
        </p>
      )}
      <ul className="grid list-disc gap-1 pl-5 text-muted">
        <li>Nobody has opened the page since. Open it, scroll to the form, and come back to this tab.</li>
        <li>Your browser asks not to be tracked: then nothing is counted. Use another one, or a phone.</li>
        <li>The page was saved but not published, or an old copy is still in a cache.</li>
        <li>The website builder removed the script when you saved, often because of your plan or role.</li>
        <li>The snippet has another code, or stands on another address of the same page.</li>
        <li>A content security policy or a consent tool blocks the script.</li>
      </ul>
    </>
  )
}

const MODES: Readonly<Record<string, string>> = {
  inline: 'inline',
  popup: 'popup',
  button: 'floating button',
}

function describeWidget({ channel, version, mode, readyMs }: InstalledPage): string {
  if (channel !== 'widget') return channel === 'form' ? 'form without the script' : 'link'
  return [
    version ? `version ${version}` : 'widget',
    MODES[mode ?? ''],
    readyMs !== null && `form ready in ${readyMs.toLocaleString('en-US')} ms`,
  ]
    .filter(Boolean)
    .join(', ')
}
