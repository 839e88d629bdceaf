import { Globe } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { formatMoment } from '../../lib/format-moment.ts'
import { DraftLink } from '../../site/draft-link.tsx'
import { PublishedMini } from '../../site/published-mini.tsx'
import { addressOf } from '../../site/published-site.ts'
import { changesText, type LiveStatus } from '../../site/save-status.ts'
import type { ReadyDraft } from '../../site/site-state.ts'

/** The picture of a website over its name. */
export const MINI =
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
export function LiveHero({ name, draft, version, live, className }: LiveHeroProps) {
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
