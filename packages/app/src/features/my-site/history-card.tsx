import { Card } from '../../components/ui/card.tsx'
import { CodePart } from '../../components/ui/code-part.tsx'
import { NotLoaded } from '../../components/ui/load-failure.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { pastPath } from '../../site/past-states.ts'
import { usePastStates } from '../../site/use-past-states.ts'

// The names of lines come with the code of Edit.
const loadSiteList = async () => (await import('../drafts/owner/site-lists.tsx')).SiteList

const FAILURE = 'The days could not be loaded.'
const MOST_SHOWN = 3
/** The height of a day with its summary, so that nothing moves when they come. */
const ROW_REM = 4

type HistoryCardProps = {
  /** The last part of the address of the draft. */
  readonly slug: string
  readonly isPublished: boolean
}

/** What the site said on its latest days, each with the way to its page. */
export function HistoryCard({ slug, isPublished }: HistoryCardProps) {
  const { states, site, of } = usePastStates()
  const title = isPublished ? 'What your site said' : 'Your first draft'
  // The first draft is one of them.
  const rows = Math.min(states?.length ?? (site?.versions.length ?? 0) + 1, MOST_SHOWN)
  const loading = <Skeleton label="The days are loading." rows={rows} className="mt-3" />
  if (states?.length === 0) return null
  return (
    <Card
      title={title}
      aside={
        states &&
        states.length > MOST_SHOWN && (
          <span className="text-sm">
            <TextLink to={pastPath(slug)}>All {states.length} days</TextLink>
          </span>
        )
      }
    >
      <div style={{ minHeight: `${rows * ROW_REM + 0.5}rem` }}>
        {states ? (
          <CodePart name="site-list" load={loadSiteList} loading={loading} failure={FAILURE} className="mt-3">
            {(SiteList) => (
              <ol className="-mx-2.5 mt-2">
                <SiteList of="days" slug={slug} states={states} most={MOST_SHOWN} />
              </ol>
            )}
          </CodePart>
        ) : (
          <NotLoaded of={of} loading="The days are loading." rows={rows} className="mt-3">
            {FAILURE}
          </NotLoaded>
        )}
      </div>
    </Card>
  )
}
