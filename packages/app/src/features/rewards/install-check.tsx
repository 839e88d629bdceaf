import { timeAgo } from '@foyer/shared/dates/time-ago.ts'
import { isSamePage, readPage } from '@foyer/shared/referrals/page-match.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { following } from '../../lib/live-query.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { loadReferralPages, type ReferralPage } from './api/referral-pages.ts'

/** The database lists no more pages than this. */
const MAX_PAGES = 100

function referralPagesQuery(personId: string) {
  return queryOptions({
    queryKey: ['referral-pages', personId],
    queryFn: ({ signal }) => loadReferralPages(signal),
    ...following('referrals'),
  })
}

/** Lists the pages that sent leads, and checks whether a given page is one of them. */
export function InstallCheck() {
  const person = useSignedInPerson()
  const pages = useQuery(referralPagesQuery(person.id))
  const now = new Date(pages.dataUpdatedAt)
  const seen = pages.data?.filter(({ page }) => page)
  const isCut = pages.data !== undefined && pages.data.length >= MAX_PAGES
  return (
    <Card title="Install check">
      <p className="mt-1 max-w-[40rem] text-sm text-muted">
        The pages that leads with your code came from in the last 90 days. We never open your pages: one
        appears here with its first lead.
      </p>
      {pages.isPending && <Skeleton label="Loading your pages" className="mt-4" />}
      {pages.isError && (
        <LoadFailure className="mt-4" busy={pages.isFetching} onTryAgain={() => void pages.refetch()}>
          {seen
            ? 'We could not refresh your pages. What you see may be some minutes old.'
            : 'We could not load your pages. They are safe; check your connection.'}
        </LoadFailure>
      )}
      {seen?.length === 0 && (
        <EmptyState title="No page yet">
          Paste the snippet on a page and leave your own email there. The page appears here within a minute.
        </EmptyState>
      )}
      {seen && (
        <>
          {/* Above the list, which may be a hundred rows long. */}
          <PageQuestion pages={seen} isCut={isCut} now={now} />
          {isCut && (
            <p className="mt-5 text-sm">
              The {MAX_PAGES} pages seen last are listed. The check above knows no others.
            </p>
          )}
          {seen.length > 0 && (
            <ul aria-label="Pages with leads" className="mt-5 border-b border-line">
              {seen.map((row) => (
                <SeenPage
                  key={`${row.page} ${row.widget_version} ${row.widget_mode} ${row.channel}`}
                  row={row}
                  now={now}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </Card>
  )
}

function SeenPage({ row, now }: { readonly row: ReferralPage; readonly now: Date }) {
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-t border-line py-3 text-sm sm:@md:grid-cols-[minmax(0,1fr)_auto]">
      <span className="font-[550] wrap-anywhere">{row.page?.replace(/^https?:\/\//, '')}</span>
      <span className="sm:text-right">Seen {timeAgo(new Date(row.last_seen_at), now)}</span>
      <span className="text-muted">{describeWidget(row)}</span>
      <span className="text-muted tabular-nums sm:text-right">
        {row.captures === 1 ? '1 lead' : `${row.captures.toLocaleString('en-US')} leads`}
      </span>
    </li>
  )
}

type PageQuestionProps = {
  readonly pages: readonly ReferralPage[]
  /** Whether there may be more pages than these. */
  readonly isCut: boolean
  readonly now: Date
}

function PageQuestion({ pages, isCut, now }: PageQuestionProps) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const isAddress = readPage(asked) !== null
  const found = pages.find(({ page }) => page && isSamePage(page, asked))
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
          <p>
            <span className="font-[650]">Yes.</span> The last lead from {readPage(asked)} came{' '}
            {timeAgo(new Date(found.last_seen_at), now)} ({describeWidget(found)}).
          </p>
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
          <span className="font-[650]">Not seen lately.</span> {page} is not one of the {MAX_PAGES} pages with
          the latest leads. The usual reasons:
        </p>
      ) : (
        <p>
          <span className="font-[650]">Not seen yet.</span> No lead with your code came from {page} in the
          last 90 days. The usual reasons:
        </p>
      )}
      <ul className="grid list-disc gap-1 pl-5 text-muted">
        <li>Nobody has left an email there yet. Leave your own to be sure.</li>
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

function describeWidget({ channel, widget_version: version, widget_mode: mode }: ReferralPage): string {
  if (channel !== 'widget') return channel === 'form' ? 'form without the script' : 'link'
  return [version ? `widget ${version}` : 'widget', MODES[mode ?? '']].filter(Boolean).join(', ')
}
