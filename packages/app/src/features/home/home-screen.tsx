import { formatReward } from '@foyer/shared/referrals/reward.ts'
import { countsText, siteWords } from '@foyer/shared/sites/site-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { AccountCard } from '../../account/account-card.tsx'
import { accountQuery } from '../../account/account-state.ts'
import { Fanlight } from '../../components/fanlight.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { browserStore } from '../../lib/browser-store.ts'
import { isUnanswered } from '../../lib/is-unanswered.ts'
import { referralSummaryQuery } from '../../referrals/api/referrals.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { publishedSiteQuery } from '../../site/api/published-site.ts'
import { SiteCard } from '../../site/site-card.tsx'
import { type LoadedSite, useSite } from '../../site/use-site.ts'
import { useSiteState } from '../../site/use-site-state.ts'
import { NextStepCard } from './next-step-card.tsx'
import { PageLoadsCard } from './page-loads-card.tsx'
import { PartnerHome } from './partner-home.tsx'

/** The home screen of the dashboard: the draft, or how far it is, and the referrals. */
export function HomeScreen() {
  const person = useSignedInPerson()
  const loaded = useSite()
  const hadDraft = useHadDraft(loaded)
  const now = new Date()
  const account = useQuery(accountQuery(person))
  // Shown below what may still push it down, and loaded beside it; only what shows it renders it.
  useQuery({ ...referralSummaryQuery(person.id), notifyOnChangeProps: [] })
  const isAccountUnknown = isUnanswered(account)
  const published = useOwnQuery(publishedSiteQuery)
  const isPublishedUnknown = isUnanswered(published)
  return (
    <>
      <ScreenTitle size="medium" documentTitle="Home">
        {greeting(now, (account.data?.account ?? person).firstName)}
      </ScreenTitle>
      {account.data?.account.isPartner ? (
        <PartnerHome />
      ) : isAccountUnknown || isPublishedUnknown || (loaded.state === 'loading' && !hadDraft) ? (
        <LookedUp />
      ) : (
        <Known loaded={loaded} hadDraft={hadDraft} />
      )}
    </>
  )
}

/** The place of the website until it is known what stands here. */
function LookedUp() {
  const person = useSignedInPerson()
  return (
    <Card title={person.companyName || 'Your website'} className="mt-4.5 min-h-114.75 md:@md:min-h-57.5">
      <Skeleton label="Your website is looked up." rows={5} className="mt-5" />
    </Card>
  )
}

type KnownProps = { readonly loaded: LoadedSite; readonly hadDraft: boolean }

function Known({ loaded, hadDraft }: KnownProps) {
  const draft = loaded.state === 'known' && loaded.site.kind === 'ready' ? loaded.site : null
  return (
    <>
      <AccountCard />
      <div className="mt-4.5 grid gap-4 lg:gap-5">
        {draft || (loaded.state === 'loading' && hadDraft) ? (
          <WithDraft draftUrl={draft?.url ?? null} />
        ) : (
          <BeforeDraft />
        )}
      </div>
    </>
  )
}

/**
 * What is to be done next comes first; on wide screens the site stands beside it, and both columns end level. The height of all
 * depends on the next step, so nothing is shown before that is known.
 */
function WithDraft({ draftUrl }: { readonly draftUrl: string | null }) {
  // `OwnSiteLoading` sets it before the first paint. After a failure nothing is mounted that would reset it.
  const [isLoading, setIsLoading] = useState(false)
  return (
    <>
      {isLoading && <LookedUp />}
      <div hidden={isLoading} className="grid gap-4 lg:gap-5">
        <div className="grid gap-4 lg:@2xl:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] lg:@2xl:grid-rows-[auto_1fr] lg:gap-5">
          <div className="@container grid lg:@2xl:col-start-2">
            <NextStepCard draftUrl={draftUrl} onLoading={setIsLoading} />
          </div>
          <SiteCard className="lg:@2xl:col-start-1 lg:@2xl:row-span-2 lg:@2xl:row-start-1" />
          <PageLoadsCard className="lg:@2xl:col-start-2" />
        </div>
        <div className="grid gap-4 lg:@2xl:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] lg:gap-5">
          <LeftCard draftUrl={draftUrl} />
          <div className="@container grid">
            <ReferralsGlance />
          </div>
        </div>
        <AdsRow />
      </div>
    </>
  )
}

function BeforeDraft() {
  return (
    <>
      <SiteCard />
      <ReferralsGlance />
      <div className="flex flex-wrap items-baseline gap-x-3 rounded-card border border-line px-4.5 py-3 text-sm md:@md:px-5">
        <h2 className="font-[650]">Check back soon</h2>
        <p className="text-muted">This tab will update once your new website is launched.</p>
      </div>
      <AdsRow />
    </>
  )
}

/** Greets by the time of day of the person's own clock. */
function greeting(now: Date, firstName: string): string {
  const hour = now.getHours()
  const words = hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon'
  return firstName ? `${words}, ${firstName}` : words
}

const storeOf = (personId: string) => browserStore('browser', `foyer:had-draft:${personId}`, z.boolean())

/** Returns whether this browser has seen the person's draft, so that the screen keeps its place while it loads. */
function useHadDraft(loaded: LoadedSite): boolean {
  const person = useSignedInPerson()
  const store = storeOf(person.id)
  const isReady = loaded.state === 'known' ? loaded.site.kind === 'ready' : null
  useEffect(() => {
    if (isReady !== null) storeOf(person.id).write(isReady)
  }, [person.id, isReady])
  return store.read() ?? false
}

const LINK = 'inline-flex min-h-11 items-center underline decoration-1 underline-offset-[0.2em] md:min-h-6'

/** Invites to the waitlist for social media ads, in one row. */
function AdsRow() {
  return (
    <section
      aria-label="Social media ads"
      className="brand flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-brand px-4.5 py-3 text-sm text-on-brand-muted md:@md:px-5"
    >
      <span className="hidden flex-none md:@md:block">
        <Fanlight className="w-8.5" />
      </span>
      <p className="mr-auto basis-full md:@md:basis-auto">
        <b className="font-[650] text-on-brand">Run social media ads from here.</b> On Facebook and Instagram.
      </p>
      <Link to={PATHS.waitlist} className={`${LINK} font-[650] text-glow`}>
        Join the waitlist
      </Link>
      <Link to={PATHS.learnMore} className={`${LINK} text-on-brand`}>
        Learn More
      </Link>
    </section>
  )
}

/** What is left to do on the site, as the checklist counts it; `draftUrl` is `null` while it is loading. */
function LeftCard({ draftUrl }: { readonly draftUrl: string | null }) {
  const site = useSiteState()
  const counts = site && countsText(site)
  return (
    <Card title={site ? siteWords(site).listTitle : ' '} className="md:p-5">
      <p role="status" className="mt-1 min-h-11 text-sm text-muted md:min-h-6">
        <span>{counts && `${counts}. `}</span>
        <span>{counts === '' && site?.toShow !== null && 'Nothing is left. '}</span>
        {draftUrl?.startsWith('/') && (
          <span>
            <TextLink to={`${draftUrl}?view=checklist`}>See them</TextLink>
          </span>
        )}
      </p>
    </Card>
  )
}

/** A summary of the person's referrals. */
function ReferralsGlance() {
  const { data, isError } = useOwnQuery(referralSummaryQuery)
  return (
    <Card title="Referrals" className="md:p-5 md:@md:flex md:@md:items-center md:@md:gap-x-12">
      {data ? (
        <dl className="mt-3.5 mb-3 flex flex-wrap justify-between gap-x-4 gap-y-2 md:@md:my-0 md:@md:gap-x-10">
          <Figure name="Leads" value={String(data.funnel.leads)} />
          <Figure name="Signed up" value={String(data.funnel.signed_up)} />
          <Figure name="Pending" value={formatReward(data.money.pending_cents)} />
        </dl>
      ) : isError ? (
        <p role="status" className="mt-2 mb-3 text-sm text-muted">
          Your figures could not be loaded. We keep trying.
        </p>
      ) : (
        <Skeleton
          label="Your referrals are looked up."
          rows={2}
          className="mt-3.5 mb-3 md:@md:my-0 md:@md:w-58"
        />
      )}
      <Link
        to={PATHS.rewards}
        className="-my-2.5 text-link inline-flex min-h-11 items-center text-sm md:@md:ml-auto"
      >
        Open rewards
      </Link>
    </Card>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="display text-[1.375rem] leading-[1.2]">{value}</dd>
    </div>
  )
}
