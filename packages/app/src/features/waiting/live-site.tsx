import type { PublishedSite } from '@foyer/shared/api/sites.ts'
import { servingHost } from '@foyer/shared/api/sites.ts'
import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { countsText, siteWords } from '@foyer/shared/sites/site-words.ts'
import { useQuery } from '@tanstack/react-query'
import { CloudOff, Globe, House, ListChecks, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { accountQuery } from '../../account/account-state.ts'
import { AddressBar } from '../../components/address-bar.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { PATHS } from '../../config/paths.ts'
import { useIsWide } from '../../preview-panel/use-is-wide.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { addressOf } from '../../site/address-of.ts'
import { DraftLink } from '../../site/draft-link.tsx'
import type { DraftAddress } from '../../site/draft-state.ts'
import { PublishedMini } from '../../site/published-mini.tsx'
import { SiteActions } from '../../site/site-actions.tsx'
import { useSiteState } from '../../site/use-site-state.ts'
import { NextStep, NextSteps } from './next-steps.tsx'
import { SITE_WINDOW, WINDOW_MINI } from './ready.tsx'
import { SupportLine } from './support-line.tsx'

type LiveSiteProps = {
  readonly site: PublishedSite
  readonly draft: DraftAddress
  /** Changed answers are being drawn. */
  readonly isDrawing?: boolean
  readonly children?: ReactNode
}

/** What an owner whose site was published sees in the place of the draft: the site at its address, and what waits. */
export function LiveSite({ site, draft: { url, slug }, isDrawing = false, children }: LiveSiteProps) {
  const address = addressOf(servingHost(site))
  const isWide = useIsWide()
  const state = useSiteState()
  const person = useSignedInPerson()
  const { data: account } = useQuery(accountQuery(person))
  // It is known with the site, which the caller has.
  if (!state) return null
  const { title, sentence, waits } = siteWords(state, (account?.account ?? person).firstName).ready
  const isLive = site.state === 'live'
  const since = site.since ? ` since ${formatDay(site.since, new Date())}` : ''
  return (
    <>
      <p className="mb-3">
        <Tag look={isLive ? 'success' : 'neutral'} icon={isLive ? Globe : CloudOff}>
          {`${isLive ? 'Live' : 'Offline'}${since}`}
        </Tag>
      </p>
      <ScreenTitle>{title}</ScreenTitle>
      {/* The last line is for the changes, which are counted later. */}
      <p role="status" className="mt-3 text-muted">
        <b className="font-semibold wrap-anywhere text-text">{address.shown}</b>
        <span>{sentence.slice(address.shown.length)}</span>
        <span className="block min-h-[1lh]">{isDrawing ? 'Your new answers are being drawn.' : waits}</span>
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
        <SiteActions site={state} addresses={{ editor: url, live: address.url, question: null }} />
      </div>
      <NextSteps>
        {slug && (
          <NextStep icon={ListChecks} to={`${url}?view=checklist`} title="Add what people ask">
            {countsText(state)
              ? `${countsText(state)}.`
              : 'Fees, plans, hours, a photo: what is worth adding.'}
          </NextStep>
        )}
        <NextStep icon={TrendingUp} to={PATHS.marketing} title="Be found">
          What to do first, so that people nearby find you.
        </NextStep>
        <NextStep icon={House} to={PATHS.home} title="Go to the dashboard">
          Everything else is there.
        </NextStep>
      </NextSteps>
      <SupportLine />
    </>
  )
}
