import { ArrowUpRight, Globe } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { formatMoment } from '../../lib/format-moment.ts'
import { DraftLink } from '../../site/draft-link.tsx'
import { addressOf } from '../../site/published-site.ts'
import { changesText, type LiveStatus as Live } from '../../site/save-status.ts'
import type { ReadyDraft } from '../../site/site-state.ts'
import type { useUnpublishedChanges } from '../../site/use-unpublished.ts'
import { Status } from './status.tsx'

// The names of lines come with the code of Edit.
const ChangeList = lazy(async () => ({
  default: (await import('../drafts/owner/change-list.tsx')).ChangeList,
}))

type LiveStatusProps = {
  readonly live: Extract<Live, { state: 'live' }>
  readonly draft: ReadyDraft
  /** What visitors do not see yet. */
  readonly changes: NonNullable<ReturnType<typeof useUnpublishedChanges>>
  readonly children?: ReactNode
}

/** The live website: where it is, since when, and what of it waits to be published. */
export function LiveStatus({
  live: { host, publishedAt, waiting },
  draft,
  changes,
  children,
}: LiveStatusProps) {
  const { shown, url } = addressOf(host)
  const isWaiting = waiting !== null && waiting > 0
  return (
    <Status look="success" icon={Globe} word="Live" title="Your website is live">
      <p className="text-base">
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className="text-link inline-flex min-h-11 items-center gap-1 font-[650] wrap-anywhere md:min-h-8"
        >
          {shown}
          <ArrowUpRight className="size-4 flex-none stroke-2" />
          <span className="sr-only"> (new tab)</span>
        </a>
      </p>
      <p>Published {formatMoment(new Date(publishedAt), new Date())}.</p>
      <p role="status" className="mt-3 min-h-[1lh] border-t border-line pt-3">
        {isWaiting ? (
          <span className="flex items-baseline gap-2.5">
            <span aria-hidden="true" className="size-2.5 flex-none rotate-45 rounded-[1.5px] bg-primary" />
            <span>
              <b className="font-[650] text-text">{changesText(waiting)} not published.</b> Patients see the
              version before.
            </span>
          </span>
        ) : (
          waiting === 0 && 'Nothing waits: patients see what you see.'
        )}
      </p>
      {changes.length > 0 && (
        <details className="mt-2">
          <summary className="text-link inline-flex min-h-11 w-fit items-center md:min-h-8">
            See what changed
          </summary>
          <Suspense fallback={null}>
            <ChangeList changes={changes} />
          </Suspense>
        </details>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {isWaiting && (
          <Button asChild>
            <DraftLink url={`${draft.url}?view=changes`}>Publish changes</DraftLink>
          </Button>
        )}
        <Button asChild look={isWaiting ? 'second' : 'primary'}>
          <DraftLink url={draft.url}>Edit</DraftLink>
        </Button>
        {children}
      </div>
    </Status>
  )
}
