import { type PublishedSite, servingHost } from '@foyer/shared/api/sites.ts'
import { formatDay } from '@foyer/shared/dates/format-day.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { isProposal } from '@foyer/shared/onboarding/flow/completion.ts'
import { firstUnanswered } from '@foyer/shared/onboarding/flow/flow.ts'
import { progressAt } from '@foyer/shared/onboarding/flow/progress.ts'
import {
  type DraftStage,
  type PublishedFacts,
  type SiteCounts,
  type SiteState,
  siteStateOf,
} from '@foyer/shared/sites/site-state.ts'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../account/account-state.ts'
import { outsideLinks } from '../config/links.ts'
import { formatMoment } from '../lib/format-moment.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { useOwnQuery } from '../session/use-own-query.ts'
import { addressOf } from './address-of.ts'
import { publishedSiteQuery } from './api/published-site.ts'
import { storedSiteQuery } from './api/stored-site.ts'
import type { DraftState } from './draft-state.ts'
import { useSite } from './use-site.ts'
import { useSiteReview } from './use-unpublished.ts'

/** What a screen that shows the page knows of it. */
type ViewedSite = { readonly changes: number | null; readonly counts: SiteCounts | null }

/**
 * Where the signed-in person's site stands, in words; `null` while that is not known. Changes and counts follow, once the
 * site is composed.
 */
export function useSiteState(): SiteState | null {
  const review = useSiteReview()
  return useViewedSiteState({ changes: review?.changeCount ?? null, counts: review?.counts ?? null })
}

/** The same for screens that compose the site themselves. */
export function useViewedSiteState({ changes, counts }: ViewedSite): SiteState | null {
  const person = useSignedInPerson()
  const { data: account, errorUpdateCount } = useQuery(accountQuery(person))
  const loaded = useSite()
  const { data: stored } = useOwnQuery(storedSiteQuery)
  const { data: published } = useOwnQuery(publishedSiteQuery)
  if (published === undefined) return null
  // Few are partners without a practice: a failure that hides it is no reason to say nothing.
  const isKnown = loaded.state === 'known' && (account || errorUpdateCount > 0)
  if (published === null && !isKnown) return null
  return siteStateOf({
    isPartner: account?.account.isPartner ?? false,
    stage: loaded.state === 'known' ? stageOf(loaded.site, loaded.answers) : READY,
    published: published && publishedFacts(published, new Date()),
    isShared: !published && Boolean(stored?.draft?.isShared),
    changes,
    counts,
  })
}

// What was published was a draft of ours.
const READY = { kind: 'ready', is: 'draft' } as const

/** The stated delivery time of a draft. */
const DELIVERY_MS = 24 * 60 * 60 * 1000

/** Returns how far a draft is, as the state of a site knows it. */
function stageOf(site: DraftState, answers: Answers): DraftStage {
  switch (site.kind) {
    case 'unfinished': {
      const next = firstUnanswered(answers)
      const { position, total, minutesLeft } = progressAt(next?.key ?? 'businessDetails', answers)
      return { kind: 'unfinished', question: position, total, minutesLeft }
    }
    case 'call':
      return { kind: 'call', canBook: Boolean(outsideLinks().scheduling) }
    case 'ready':
      return {
        kind: 'ready',
        is: site.slug === null ? 'elsewhere' : isProposal(answers) ? 'proposal' : 'draft',
      }
    case 'queued':
    case 'building':
      return { kind: site.kind, isLate: Date.parse(site.askedAt) + DELIVERY_MS < Date.now() }
    default:
      return { kind: site.kind }
  }
}

/** Returns what is said of a published site, with its moments in the zone of this browser. */
function publishedFacts(site: PublishedSite, now: Date): PublishedFacts {
  const moments = (time: string) => ({ moment: formatMoment(new Date(time), now), day: formatDay(time, now) })
  return {
    state: site.state,
    address: addressOf(servingHost(site)).shown,
    isOurs: !site.domain,
    published: moments(site.published_at),
    since: site.since ? moments(site.since) : null,
    domain: site.lost_domain ?? null,
  }
}
