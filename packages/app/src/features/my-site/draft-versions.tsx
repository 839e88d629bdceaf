import { draftPath } from '@foyer/shared/api/drafts.ts'
import type { PublishedSite } from '@foyer/shared/api/sites.ts'
import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { DESIGN_STYLES } from '@foyer/shared/design-styles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Globe } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '../../components/ui/card.tsx'
import { LatestOnly } from '../../components/ui/latest-only.tsx'
import { NotLoaded } from '../../components/ui/load-failure.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'
import type { DraftVersion } from '../../site/api/draft-versions.ts'
import { draftVersionsQuery } from '../../site/draft-queries.ts'
import { PublishFailureNotice } from '../../site/publish-failure-notice.tsx'
import { usePublishing } from '../../site/use-publishing.ts'

type DraftVersionsProps = {
  /** The last part of the address of all versions. */
  readonly slug: string
  /** The version that is delivered now: a list without it is loaded again. */
  readonly newest: number
  /** What is on the internet, if anything is. */
  readonly published: PublishedSite | null
}

/** Lists the latest versions of a draft, newest first; each opens. */
export function DraftVersions({ slug, newest, published }: DraftVersionsProps) {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const loaded = useOwnQuery(draftVersionsQuery)
  const { data } = loaded
  const isOld = data !== undefined && data[0]?.version !== newest
  useEffect(() => {
    if (isOld) void queryClient.invalidateQueries(draftVersionsQuery(person.id))
  }, [queryClient, person.id, isOld])
  return (
    <Card title="Versions">
      {data ? (
        <ul className="mt-2">
          {data.map((version, place) => (
            <Version
              key={version.version}
              slug={slug}
              version={version}
              isNewest={place === 0}
              published={published}
            />
          ))}
        </ul>
      ) : (
        <NotLoaded of={loaded} loading="The versions are loading." rows={2} className="mt-4">
          The versions could not be loaded.
        </NotLoaded>
      )}
      <LatestOnly shown={data?.length} />
    </Card>
  )
}

const GO_BACK = { name: 'Go back to this version', busy: 'Going back...' }
const PUBLISH_AGAIN = { name: 'Publish this version again', busy: 'Publishing...' }

type VersionProps = {
  readonly slug: string
  readonly version: DraftVersion
  readonly isNewest: boolean
  readonly published: PublishedSite | null
}

function Version({ slug, version: { version, flow, style, createdAt }, isNewest, published }: VersionProps) {
  const look =
    flow === 'current-website' ? 'Redesign proposal' : DESIGN_STYLES.find(({ id }) => id === style)?.title
  const isLive = published?.state === 'live' && published.version === version
  const wasLive = published?.versions.find((one) => one.version === version)
  const act = published?.state === 'live' ? GO_BACK : PUBLISH_AGAIN
  const { send, isBusy, failure } = usePublishing()
  const [said, setSaid] = useState('')
  const link = useRef<HTMLAnchorElement>(null)
  const goBack = async () => {
    setSaid('')
    const sent = await send({ do: 'go-back', version })
    if (!sent) return
    // The button is gone when the version is live.
    link.current?.focus()
    setSaid(sent.publication?.is_reachable ? 'Patients see it now.' : 'Patients see it in a few seconds.')
  }
  return (
    <li className="border-t border-line py-2 text-sm first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          ref={link}
          to={draftPath(slug, isNewest ? undefined : version)}
          className="text-link inline-flex min-h-11 items-center font-[650] md:min-h-9"
        >
          Version {version}
        </Link>
        {isNewest && (
          <Tag look={isLive ? 'neutral' : 'success'} icon={CircleCheck}>
            Newest
          </Tag>
        )}
        {isLive && (
          <Tag look="success" icon={Globe}>
            Live
          </Tag>
        )}
        {wasLive && !isLive && (
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            className="text-link inline-flex min-h-11 items-center max-sm:order-last md:min-h-9"
            onClick={() => !isBusy && void goBack()}
          >
            {isBusy ? act.busy : act.name}
            <span className="sr-only">: version {version}</span>
          </button>
        )}
        <span role="status" className="font-semibold text-success">
          {isLive && said}
        </span>
        <span className="text-muted max-sm:basis-full sm:ml-auto">
          <span>{look && `${look}, `}</span>
          {wasLive ? (
            <span>
              published{' '}
              <time dateTime={wasLive.published_at}>{formatDay(wasLive.published_at, new Date())}</time>
            </span>
          ) : (
            <time dateTime={createdAt}>{formatDay(createdAt, new Date())}</time>
          )}
        </span>
      </div>
      <PublishFailureNotice failure={failure} className="my-2 empty:hidden" />
    </li>
  )
}
