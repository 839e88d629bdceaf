import { type PublishedSite, servingHost } from '@foyer/shared/api/sites.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { isProposal } from '@foyer/shared/onboarding/flow/completion.ts'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useInputsLoading } from '../../answers/kept-inputs.ts'
import { Card } from '../../components/ui/card.tsx'
import { EmptyPicture } from '../../components/ui/empty-picture.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { PATHS } from '../../config/paths.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { DraftLink } from '../../site/draft-link.tsx'
import { DraftMini } from '../../site/draft-mini.tsx'
import { PublishedMini } from '../../site/published-mini.tsx'
import { addressOf, publishedSiteQuery } from '../../site/published-site.ts'
import { ReopenedNotice } from '../../site/reopened-notice.tsx'
import type { ReadyDraft } from '../../site/site-state.ts'
import { useSite } from '../../site/use-site.ts'
import { AddressCard } from './address-card.tsx'
import { ChangeRequestForm } from './change-request-form.tsx'
import { ChangeRequestList } from './change-request-list.tsx'
import { changeRequestsQuery } from './change-requests.ts'
import { DraftVersions } from './draft-versions.tsx'
import { FullDraftOffer } from './full-draft-offer.tsx'
import { SiteStatus } from './site-status.tsx'
import { TakeOfflineCard } from './take-offline-card.tsx'

/** The website's draft with its versions, and the owner's change requests. */
export function MySiteScreen() {
  // The requests are shown with the site above them, which would push them down, and loaded beside it.
  usePrefetchQuery(changeRequestsQuery(useSignedInPerson().id))
  return (
    <>
      <ScreenTitle size="medium">My Site</ScreenTitle>
      <p className="mt-1 text-muted">
        Where your website stands, and what you want to be different.{' '}
        <Link to={PATHS.myAnswers} className="text-link whitespace-nowrap">
          See my answers
        </Link>
      </p>
      <div className="mt-6 grid gap-5">
        <Site />
      </div>
    </>
  )
}

function Site() {
  const loaded = useSite()
  const isInputPending = useInputsLoading()
  const stored = useQuery(publishedSiteQuery(useSignedInPerson().id))
  if (loaded.state === 'failed') {
    return (
      <>
        <LoadFailure busy={loaded.isBusy} onTryAgain={loaded.retry}>
          {loaded.missing === 'status'
            ? 'We could not look up how your website stands.'
            : 'Your answers could not be loaded.'}
        </LoadFailure>
        <ChangeRequestList />
      </>
    )
  }
  const { data: published } = stored
  // Without it, a live website would be called "not live".
  if (stored.isError && published === undefined) {
    return (
      <>
        <LoadFailure busy={stored.isFetching} onTryAgain={() => void stored.refetch()}>
          We could not look up how your website stands.
        </LoadFailure>
        <ChangeRequestList />
      </>
    )
  }
  if (loaded.state === 'loading' || isInputPending || stored.isPending) {
    return (
      <Card className="min-h-60">
        <Skeleton label="Your website is looked up." rows={4} />
      </Card>
    )
  }
  const { site, answers } = loaded
  const live = published?.state === 'live' ? published : null
  const draft = site.kind === 'ready' ? site : null
  return (
    <>
      {draft?.isReopened && <ReopenedNotice answers={answers} version={draft.version} />}
      <Card className="grid items-center gap-6 lg:@2xl:grid-cols-[1fr_1.2fr]">
        <SiteStatus state={site} answers={answers} />
        {draft ? <Picture draft={draft} live={live} /> : <NoPicture />}
      </Card>
      {draft && <AfterDelivery draft={draft} answers={answers} published={published ?? null} />}
      <ChangeRequestList />
    </>
  )
}

type AfterDeliveryProps = {
  readonly draft: ReadyDraft
  readonly answers: Answers
  readonly published: PublishedSite | null
}

function AfterDelivery({ draft, answers, published }: AfterDeliveryProps) {
  useScrollToHash()
  return (
    <>
      {isProposal(answers) && <FullDraftOffer answers={answers} />}
      {published && <AddressCard site={published} />}
      {draft.slug && <DraftVersions slug={draft.slug} newest={draft.version} published={published} />}
      {published?.state === 'live' && <TakeOfflineCard host={servingHost(published)} />}
      <ChangeRequestForm />
    </>
  )
}

type PictureProps = { readonly draft: ReadyDraft; readonly live: PublishedSite | null }

/** What patients see; before the launch, the draft. */
function Picture({ draft: { url, slug, version }, live }: PictureProps) {
  if (live)
    return (
      <a
        href={addressOf(servingHost(live)).url}
        target="_blank"
        rel="noopener"
        aria-label="Open your website in a new tab"
        className="block overflow-hidden rounded-control border border-line lg:@2xl:order-last"
      >
        <PublishedMini slug={slug} version={live.version} />
      </a>
    )
  if (!slug) return <NoPicture />
  return (
    <DraftLink
      url={url}
      aria-label="Open your draft"
      className="block overflow-hidden rounded-control border border-line lg:@2xl:order-last"
    >
      <DraftMini slug={slug} version={version} />
    </DraftLink>
  )
}

/** An outline, because no invented picture is shown. */
function NoPicture() {
  return (
    <div className="grid aspect-16/10 w-full place-items-center rounded-control border-[1.5px] border-dashed border-control">
      <EmptyPicture />
    </div>
  )
}

// The part that the address names is there only once the site is loaded.
function useScrollToHash() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
