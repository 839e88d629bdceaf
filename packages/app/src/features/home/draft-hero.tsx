import { CircleCheck, Clock, CloudOff, Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { formatMoment } from '../../lib/format-moment.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { DraftLink } from '../../site/draft-link.tsx'
import { OwnMini } from '../../site/own-mini.tsx'
import { PublishedMini } from '../../site/published-mini.tsx'
import { addressOf, publishedSiteQuery } from '../../site/published-site.ts'
import { changesText, isUnderWay, type LiveStatus } from '../../site/save-status.ts'
import type { ReadyDraft } from '../../site/site-state.ts'
import { useSaveStatus } from '../../site/use-save-status.ts'
import { useUnpublishedCount } from '../../site/use-unpublished.ts'

type DraftHeroProps = {
  /** The name of the practice. */
  readonly name: string
  /** `null` while it is loading: the place is kept. */
  readonly draft: ReadyDraft | null
  readonly now: Date
  /** What is to be done next. */
  readonly children: ReactNode
}

/** What is to be done next, beside a picture of the website; below it, how the website stands. */
export function DraftHero({ name, draft: delivered, now, children }: DraftHeroProps) {
  const { data: published, isPending } = useOwnQuery(publishedSiteQuery)
  // Until it is known, a website that is live would be called a draft.
  const draft = isPending ? null : delivered
  const waiting = useUnpublishedCount()
  const { next, live } = useSaveStatus({ waiting })
  const isLive = draft !== null && published?.state === 'live' && live.state === 'live'
  return (
    <>
      <div className="grid overflow-hidden rounded-card border border-line bg-surface lg:@2xl:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        {children}
        <div className="grid h-48 border-line max-lg:order-first max-lg:border-b lg:@2xl:h-auto lg:@2xl:border-l">
          {isLive ? (
            <LivePicture draft={draft} version={published.version} live={live} />
          ) : (
            draft?.slug && <DraftPicture url={draft.url} slug={draft.slug} />
          )}
        </div>
      </div>
      {isLive ? (
        <LiveRow name={name} draft={draft} live={live} />
      ) : (
        <DraftRow name={name} draft={draft} now={now} isNextUnderWay={isUnderWay(next)} live={live.state} />
      )}
    </>
  )
}

const MINI = { pageWidth: 760, className: 'min-h-0' } as const

/** The draft as it opens now. The row below has the same link, in words. */
function DraftPicture({ url, slug }: { readonly url: string; readonly slug: string }) {
  return (
    <DraftLink url={url} aria-hidden="true" tabIndex={-1} className="grid">
      <OwnMini slug={slug} {...MINI} />
    </DraftLink>
  )
}

type LiveSite = Extract<LiveStatus, { state: 'live' }>
type LivePictureProps = { readonly draft: ReadyDraft; readonly version: number; readonly live: LiveSite }

/** The website as patients see it. */
function LivePicture({ draft, version, live }: LivePictureProps) {
  return (
    <a href={addressOf(live.host).url} target="_blank" rel="noopener" className="grid">
      <span className="sr-only">Open your website in a new tab</span>
      <PublishedMini slug={draft.slug} version={version} {...MINI} />
    </a>
  )
}

const ROW =
  'flex min-h-[5.3rem] flex-col gap-4 rounded-card border border-line bg-surface px-4.5 pt-4 pb-4.5 md:@md:flex-row md:@md:items-center md:@md:px-5 md:@md:py-4'

type DraftRowProps = Pick<DraftHeroProps, 'name' | 'draft' | 'now'> & {
  /** A newer version is being made. */
  readonly isNextUnderWay: boolean
  readonly live: LiveStatus['state']
}

/** The delivered draft: its name, its status, and one button. */
function DraftRow({ name, draft, now, isNextUnderWay, live }: DraftRowProps) {
  const isOffline = live === 'offline'
  return (
    <section aria-label="Your website draft" className={ROW}>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <h2 className="display min-w-0 text-xl wrap-anywhere">{name}</h2>
          {draft &&
            (isNextUnderWay ? (
              <Tag look="info" icon={Clock}>
                {`Version ${draft.version + 1} is on its way`}
              </Tag>
            ) : (
              <Tag look={isOffline ? 'neutral' : 'success'} icon={isOffline ? CloudOff : CircleCheck}>
                {isOffline ? 'Offline' : 'Draft ready'}
              </Tag>
            ))}
        </div>
        <p className="mt-1.5 min-h-[1.5em] text-sm text-muted md:@md:mt-0.5">
          {draft &&
            (isOffline
              ? 'Nobody sees your website until you publish it again.'
              : describe(draft, now, live === 'never'))}
        </p>
      </div>
      {draft ? (
        <Button asChild look="second" className="flex-none">
          <DraftLink url={draft.url}>Open your draft</DraftLink>
        </Button>
      ) : (
        <span aria-hidden="true" className="h-12 flex-none rounded-control bg-sunken md:@md:w-42" />
      )}
    </section>
  )
}

function describe({ deliveredAt, slug }: ReadyDraft, now: Date, isUnpublished: boolean): string {
  const visibility = slug && isUnpublished ? 'Not live yet: only people with the address see it.' : ''
  if (!deliveredAt) return visibility
  const words = formatMoment(new Date(deliveredAt), now)
  return `Built ${/^\d/.test(words) ? `today at ${words}` : words}. ${visibility}`.trim()
}

type LiveRowProps = Pick<DraftHeroProps, 'name'> & {
  readonly draft: ReadyDraft
  readonly live: LiveSite
}

/** The live website: its address, and what waits to be published. */
function LiveRow({ name, draft, live }: LiveRowProps) {
  const isWaiting = live.waiting !== null && live.waiting > 0
  return (
    <section aria-label={`The website of ${name}`} className={ROW}>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <h2 className="display min-w-0 text-xl wrap-anywhere">{addressOf(live.host).shown}</h2>
          <Tag look="success" icon={Globe}>
            Live
          </Tag>
        </div>
        <p className="mt-1.5 flex min-h-[1.5em] flex-wrap gap-x-3 text-sm text-muted md:@md:mt-0.5">
          <span>Published {formatMoment(new Date(live.publishedAt), new Date())}.</span>
          {isWaiting && (
            <span className="flex items-center gap-2">
              <span aria-hidden="true" className="size-2 flex-none rotate-45 rounded-[1px] bg-primary" />
              {changesText(live.waiting ?? 0)} not published
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-none flex-wrap gap-2">
        <Button asChild look="second">
          <DraftLink url={draft.url}>Edit</DraftLink>
        </Button>
        {isWaiting && (
          <Button asChild look="second">
            <DraftLink url={`${draft.url}?view=changes`}>Publish changes</DraftLink>
          </Button>
        )}
      </div>
    </section>
  )
}
