import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock, CloudOff, Globe } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { formatMoment } from '../../lib/format-moment.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
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
  readonly className?: string
}

/** The delivered draft, large: its picture, its name, its status, and one button. */
export function DraftHero({ name, draft: delivered, now, className }: DraftHeroProps) {
  const person = useSignedInPerson()
  const { data: published, isPending } = useQuery(publishedSiteQuery(person.id))
  // Until it is known, a website that is live would be called a draft.
  const draft = isPending ? null : delivered
  const waiting = useUnpublishedCount()
  const { next, live } = useSaveStatus({ waiting })
  if (draft && published?.state === 'live' && live.state === 'live')
    return (
      <LiveHero name={name} draft={draft} version={published.version} live={live} className={className} />
    )
  const isOffline = live.state === 'offline'
  return (
    <section
      aria-label="Your website draft"
      className={`overflow-hidden rounded-card border border-line bg-surface ${className ?? ''}`}
    >
      {draft?.slug ? (
        <DraftLink url={draft.url} aria-label="Open your draft" className="block">
          <OwnMini slug={draft.slug} pageWidth="var(--draft-width)" className={MINI} />
        </DraftLink>
      ) : (
        !draft && <span aria-hidden="true" className={`block bg-sunken ${MINI}`} />
      )}
      <div className="flex min-h-[5.3rem] flex-col gap-4 px-4.5 pt-4 pb-4.5 md:@md:flex-row md:@md:items-center md:@md:px-5 md:@md:py-4">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <h2 className="display min-w-0 text-xl wrap-anywhere">{name}</h2>
            {draft &&
              (isUnderWay(next) ? (
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
                : describe(draft, now, live.state === 'never'))}
          </p>
        </div>
        {draft ? (
          <Button asChild look="second" className="flex-none">
            <DraftLink url={draft.url}>Open your draft</DraftLink>
          </Button>
        ) : (
          <span aria-hidden="true" className="h-12 flex-none rounded-control bg-sunken md:@md:w-42" />
        )}
      </div>
    </section>
  )
}

function describe({ deliveredAt, slug }: ReadyDraft, now: Date, isUnpublished: boolean): string {
  const visibility = slug && isUnpublished ? 'Not live yet: only people with the address see it.' : ''
  if (!deliveredAt) return visibility
  const words = formatMoment(new Date(deliveredAt), now)
  return `Built ${/^\d/.test(words) ? `today at ${words}` : words}. ${visibility}`.trim()
}

/** The picture of a website over its name. */
const MINI =
  'aspect-343/218 [--draft-width:1080px] md:@md:aspect-942/362 md:@md:[--draft-width:1600px] border-b border-line'

type LiveHeroProps = {
  /** The name of the practice. */
  readonly name: string
  readonly draft: ReadyDraft
  /** The version that is live. */
  readonly version: number
  readonly live: Extract<LiveStatus, { state: 'live' }>
  readonly className?: string | undefined
}

/** The live website, large: what patients see, its address, and what waits to be published. */
function LiveHero({ name, draft, version, live, className }: LiveHeroProps) {
  const { shown, url } = addressOf(live.host)
  const isWaiting = live.waiting !== null && live.waiting > 0
  return (
    <section
      aria-label={`The website of ${name}`}
      className={`overflow-hidden rounded-card border border-line bg-surface ${className ?? ''}`}
    >
      <a href={url} target="_blank" rel="noopener" className="block">
        <span className="sr-only">Open your website in a new tab</span>
        <PublishedMini slug={draft.slug} version={version} pageWidth="var(--draft-width)" className={MINI} />
      </a>
      <div className="flex min-h-[5.3rem] flex-col gap-4 px-4.5 pt-4 pb-4.5 md:@md:flex-row md:@md:items-center md:@md:px-5 md:@md:py-4">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <h2 className="display min-w-0 text-xl wrap-anywhere">{shown}</h2>
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
      </div>
    </section>
  )
}
