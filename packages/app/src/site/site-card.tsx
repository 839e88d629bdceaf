import { type PublishedSite, servingHost } from '@foyer/shared/api/sites.ts'
import { firstUnanswered } from '@foyer/shared/onboarding/flow/flow.ts'
import type { SiteState } from '@foyer/shared/sites/site-state.ts'
import { countsText, siteWords } from '@foyer/shared/sites/site-words.ts'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { CircleAlert, CloudOff, Globe, Hammer, PencilLine, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { accountQuery } from '../account/account-state.ts'
import { Card } from '../components/ui/card.tsx'
import { EmptyPicture } from '../components/ui/empty-picture.tsx'
import { LoadFailure } from '../components/ui/load-failure.tsx'
import { Skeleton } from '../components/ui/skeleton.tsx'
import { Tag } from '../components/ui/tag.tsx'
import { retryAll } from '../lib/retry.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { addressOf } from './address-of.ts'
import { publishedSiteQuery } from './api/published-site.ts'
import { DraftLink } from './draft-link.tsx'
import type { ReadyDraft } from './draft-state.ts'
import { OwnMini } from './own-mini.tsx'
import { PublishedMini } from './published-mini.tsx'
import { SiteActions } from './site-actions.tsx'
import { useSite } from './use-site.ts'
import { useSiteState } from './use-site-state.ts'

/** The id of the heading of a site's card, which may be focused. */
export const SITE_HEADING = 'site-card'

type SiteCardProps = {
  readonly className?: string
  /** Further buttons, behind those of the state. */
  readonly children?: ReactNode
}

/** The signed-in person's website: its picture, its name or address, where it stands, and what to do. */
export function SiteCard({ className, children }: SiteCardProps) {
  const person = useSignedInPerson()
  const account = useQuery(accountQuery(person))
  const loaded = useSite()
  const stored = useQuery(publishedSiteQuery(person.id))
  const site = useSiteState()
  const { data: published } = stored
  const name = (account.data?.account ?? person).companyName || 'Your website'
  const failed = [
    ...(loaded.state === 'failed' ? [loaded] : []),
    // Without it, a live website would be called a draft.
    ...(stored.isError && published === undefined ? [stored] : []),
  ]
  if (!site && failed.length > 0)
    return (
      <Card title={name} className={className}>
        <LoadFailure className="mt-3" of={retryAll(failed)}>
          We could not look up how your website stands.
        </LoadFailure>
      </Card>
    )
  if (!site || published === undefined || loaded.state === 'loading')
    return (
      <Card title={name} className={clsx('min-h-114 lg:min-h-128', className)}>
        <Skeleton label="Your website is looked up." rows={5} className="mt-5" />
      </Card>
    )
  const draft = loaded.state === 'known' && loaded.site.kind === 'ready' ? loaded.site : null
  const next = loaded.state === 'known' ? firstUnanswered(loaded.answers) : undefined
  const addresses = {
    editor: draft?.url ?? null,
    live: published ? addressOf(servingHost(published)).url : null,
    question: next?.path ?? null,
  }
  return (
    <section
      aria-labelledby={SITE_HEADING}
      className={clsx('flex flex-col overflow-hidden rounded-card border border-line bg-surface', className)}
    >
      <Picture site={site} draft={draft} published={published} />
      <div className="px-4.5 pt-4 pb-4.5 md:px-5.5 md:pb-5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2
            id={SITE_HEADING}
            tabIndex={-1}
            className="display min-w-0 text-2xl text-balance wrap-anywhere focus-visible:shadow-none focus-visible:outline-none"
          >
            {siteWords(site).card ?? name}
          </h2>
          {site.tags.map((word) => (
            <SiteTag key={word} word={word} />
          ))}
        </div>
        <Sentence site={site} />
        <div className="mt-4">
          <SiteActions site={site} addresses={addresses}>
            {children}
          </SiteActions>
        </div>
      </div>
    </section>
  )
}

/** The sentence, and before the first publication what is left. Two lines are kept for it, because the counts come later. */
function Sentence({ site }: { readonly site: SiteState }) {
  const left = site.state === 'draft' ? countsText(site) : ''
  const [first = '', ...rest] = site.sentence.split(/(?<=\.) /)
  const isBold = site.state === 'live-with-changes' && !site.domain
  return (
    <p role="status" className="mt-1 min-h-[3em] text-muted md:min-h-[1.5em]">
      {isBold && (
        <span
          aria-hidden="true"
          className="mr-2 inline-block size-2 rotate-45 rounded-[1px] bg-primary align-[0.1em]"
        />
      )}
      <span className={isBold ? 'font-[650] text-text' : undefined}>{first}</span>
      <span>{rest.length > 0 && ` ${rest.join(' ')}`}</span>
      <span>{left && ` ${left}.`}</span>
    </p>
  )
}

const TAGS = {
  Building: { look: 'info', icon: Hammer },
  'Not built': { look: 'danger', icon: TriangleAlert },
  Draft: { look: 'warning', icon: PencilLine },
  Live: { look: 'success', icon: Globe },
  Offline: { look: 'neutral', icon: CloudOff },
  Domain: { look: 'warning', icon: CircleAlert },
} as const

function SiteTag({ word }: { readonly word: SiteState['tags'][number] }) {
  return <Tag {...TAGS[word]}>{word}</Tag>
}

type PictureProps = {
  readonly site: SiteState
  readonly draft: ReadyDraft | null
  readonly published: PublishedSite | null
}

const MINI = { pageWidth: 960, className: 'min-h-0' } as const

/** The page as its state shows it. It takes the height that is left beside other cards. */
function Picture({ site, draft, published }: PictureProps) {
  const place = 'grid h-48 flex-auto border-b border-line lg:min-h-64'
  if (!draft?.slug)
    return (
      <div className={clsx(place, 'place-items-center max-lg:h-32')}>
        <EmptyPicture />
      </div>
    )
  return (
    // The button below it has the same link, in words.
    <DraftLink
      url={draft.url}
      aria-hidden="true"
      tabIndex={-1}
      className={clsx(place, site.state === 'offline' && 'opacity-60 grayscale')}
    >
      {published ? (
        <PublishedMini slug={draft.slug} version={published.version} {...MINI} />
      ) : (
        <OwnMini slug={draft.slug} {...MINI} />
      )}
    </DraftLink>
  )
}
