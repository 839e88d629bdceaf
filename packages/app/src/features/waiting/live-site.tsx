import type { PublishedSite } from '@foyer/shared/api/sites.ts'
import { servingHost } from '@foyer/shared/api/sites.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowUpRight, CloudOff, Globe, House, ListChecks, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { accountQuery } from '../../account/account-state.ts'
import { AddressBar } from '../../components/address-bar.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { PATHS } from '../../config/paths.ts'
import { formatMoment } from '../../lib/format-moment.ts'
import { useIsWide } from '../../preview-panel/use-is-wide.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { DraftLink } from '../../site/draft-link.tsx'
import { PublishedMini } from '../../site/published-mini.tsx'
import { addressOf } from '../../site/published-site.ts'
import { changesText } from '../../site/save-status.ts'
import type { DraftAddress } from '../../site/site-state.ts'
import { useUnpublishedCount } from '../../site/use-unpublished.ts'
import { NextStep, NextSteps } from './next-steps.tsx'
import { SITE_WINDOW, WINDOW_MINI } from './ready.tsx'
import { SupportLine } from './support-line.tsx'

type LiveSiteProps = {
  readonly site: PublishedSite
  readonly draft: DraftAddress
  readonly children?: ReactNode
}

/** What an owner whose site was published sees in the place of the draft: the site at its address, and what waits. */
export function LiveSite({ site, draft: { url, slug }, children }: LiveSiteProps) {
  const isLive = site.state === 'live'
  const address = addressOf(servingHost(site))
  const isWide = useIsWide()
  const waiting = useUnpublishedCount() ?? 0
  return (
    <>
      <p className="mb-3">
        <Tag look={isLive ? 'success' : 'neutral'} icon={isLive ? Globe : CloudOff}>
          {isLive ? `Live, published ${formatMoment(new Date(site.published_at), new Date())}` : 'Offline'}
        </Tag>
      </p>
      <Greeting />
      {/* The second line is for the changes, which are counted later. */}
      <p role="status" className="mt-3 min-h-[3em] text-muted">
        <b className="font-semibold wrap-anywhere text-text">{address.shown}</b>{' '}
        <span>{isLive ? 'is open to everybody.' : 'is closed to visitors.'}</span>
        {waiting > 0 && <span className="block">{changesText(waiting)} only you see.</span>}
      </p>
      {children}
      {slug && (
        // The links below say the same in words.
        <DraftLink url={url} aria-hidden="true" tabIndex={-1} className={SITE_WINDOW}>
          <AddressBar address={address.shown} />
          <PublishedMini slug={slug} version={site.version} beginsAtName={!isWide} {...WINDOW_MINI} />
        </DraftLink>
      )}
      <div className="ready-foot">
        {isLive ? (
          <LiveActions site={address.url} url={url} isWaiting={waiting > 0} />
        ) : (
          <OfflineActions url={url} />
        )}
      </div>
      <NextSteps>
        {slug && (
          <NextStep icon={ListChecks} to={`${url}?view=checklist`} title="Add what patients ask">
            Fees, plans, hours, a photo: what is worth adding.
          </NextStep>
        )}
        <NextStep icon={TrendingUp} to={PATHS.marketing} title="Be found">
          What to do first, so that patients nearby find you.
        </NextStep>
        <NextStep icon={House} to={PATHS.home} title="Go to the dashboard">
          Everything else is there.
        </NextStep>
      </NextSteps>
      <SupportLine />
    </>
  )
}

function Greeting() {
  const person = useSignedInPerson()
  const { data } = useQuery(accountQuery(person))
  const name = (data?.account ?? person).firstName
  return <ScreenTitle>{name ? `Welcome back, ${name}` : 'Welcome back'}</ScreenTitle>
}

type ActionsProps = {
  /** Where the owner edits it. */
  readonly url: string
}

type LiveActionsProps = ActionsProps & { readonly site: string; readonly isWaiting: boolean }

/** The one primary button comes with the changes, behind the others, so that none of them moves. */
function LiveActions({ site, url, isWaiting }: LiveActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button asChild look="second">
        <DraftLink url={url}>Edit</DraftLink>
      </Button>
      <Button asChild look="ghost">
        <a href={site} target="_blank" rel="noopener">
          See it live
          <ArrowUpRight />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </Button>
      {isWaiting && (
        <Button asChild>
          <DraftLink url={`${url}?view=changes`}>Publish changes</DraftLink>
        </Button>
      )}
    </div>
  )
}

function OfflineActions({ url }: ActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button asChild>
        <DraftLink url={PATHS.publish}>Publish</DraftLink>
      </Button>
      <Button asChild look="second">
        <DraftLink url={url}>Edit</DraftLink>
      </Button>
    </div>
  )
}
