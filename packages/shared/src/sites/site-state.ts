import type { DomainCause } from '../api/domains.ts'
import { counted } from '../onboarding/pages/return.ts'

/** How far the owner has come before the first publication. */
export type DraftStage =
  | {
      readonly kind: 'unfinished'
      /** The number of the next question, from 1. */
      readonly question: number
      readonly total: number
      readonly minutesLeft: number
    }
  /** The owner prefers a call, and whether a time can be chosen for it. */
  | { readonly kind: 'call'; readonly canBook: boolean }
  /** Everything is answered; no build was requested. */
  | { readonly kind: 'not-started' }
  /** `isLate`: it takes longer than the stated day. */
  | { readonly kind: 'queued' | 'building'; readonly isLate: boolean }
  | { readonly kind: 'failed' }
  /** `proposal`: for its owner alone; `elsewhere`: made on another site, and not published from here. */
  | { readonly kind: 'ready'; readonly is: 'draft' | 'proposal' | 'elsewhere' }

/** A domain of the owner's own that stopped leading here. */
export type DomainTrouble = { readonly host: string; readonly cause: DomainCause | null }

/** A site that was published. Moments are written as people read them, in their zone. */
export type PublishedFacts = {
  readonly state: 'live' | 'offline'
  /** The address that serves it. */
  readonly address: string
  /** Whether that is the address below our domain. */
  readonly isOurs: boolean
  /** Such as 'Nov 23, 5:36 pm', and its day. */
  readonly published: { readonly moment: string; readonly day: string }
  /** When it came into its state; `null` when that is not known. */
  readonly since: { readonly moment: string; readonly day: string } | null
  readonly domain: DomainTrouble | null
}

/** How many things a list has; see `siteLists` of the renderer. */
export type SiteCounts = {
  /** What stops publishing. */
  readonly toShow: number
  /** Suggestions that the owner has not decided on. */
  readonly toConfirm: number
  readonly worthAdding: number
}

export type SiteFacts = {
  /** A partner without a practice. */
  readonly isPartner: boolean
  readonly stage: DraftStage
  /** `null` before the first publication. */
  readonly published: PublishedFacts | null
  /** Whether others have the private address, which the first publication ends. */
  readonly isShared: boolean
  /** How many changes visitors do not see; `null` while it is not known. */
  readonly changes: number | null
  /** `null` while they are not known. */
  readonly counts: SiteCounts | null
}

/** The one thing that the owner does next, with its words. */
export type SiteVerb = {
  readonly does:
    | 'go-on'
    | 'book-call'
    | 'write-instead'
    | 'build'
    | 'full-draft'
    | 'publish'
    | 'publish-changes'
  readonly label: string
}

export type SiteTag = 'Building' | 'Not built' | 'Draft' | 'Live' | 'Offline' | 'Domain'

/** Where a site stands. Screens, mails and the help say nothing else of it. */
export type SiteState = {
  readonly state:
    | 'none'
    | 'building'
    | 'draft'
    | 'live'
    | 'live-with-changes'
    | 'offline'
    /** A partner without a practice. */
    | 'no-practice'
  /** Only beside a live site. */
  readonly domain: DomainTrouble | null
  /** The words of its tags: none, one, or two with a domain in trouble. */
  readonly tags: readonly SiteTag[]
  readonly sentence: string
  /** At most 16 letters, for a narrow bar. */
  readonly short: string
  /** `null` when there is nothing to do. */
  readonly verb: SiteVerb | null
  /** How many changes visitors do not see: 0 before the first publication, `null` while it is not known. */
  readonly changes: number | null
  /** Empty after the first publication. `null` while it is not known, as the next two. */
  readonly toShow: number | null
  readonly toConfirm: number | null
  readonly worthAdding: number | null
  readonly facts: SiteFacts
}

/** Says where a site stands. */
export function siteStateOf(facts: SiteFacts): SiteState {
  const { counts, published } = facts
  const isPublished = published !== null
  return {
    domain: null,
    ...(published ? publishedState(published, facts.changes) : unpublishedState(facts)),
    toShow: counts && (isPublished ? 0 : counts.toShow),
    toConfirm: counts?.toConfirm ?? null,
    // What stops publishing is asked for by the next publication.
    worthAdding: counts && (isPublished ? counts.toShow + counts.worthAdding : counts.worthAdding),
    facts,
  }
}

type Said = Pick<SiteState, 'state' | 'tags' | 'sentence' | 'short' | 'verb' | 'changes'>

const PUBLISH = { does: 'publish', label: 'Publish' } as const

function publishedState(site: PublishedFacts, changes: number | null): Said & Pick<SiteState, 'domain'> {
  const { published, since, domain, address } = site
  if (site.state === 'offline')
    return {
      state: 'offline',
      domain: null,
      tags: ['Offline'],
      sentence: `${since ? `Since ${since.moment} visitors` : 'Visitors'} read that the site is closed. You see it here.`,
      short: 'Offline',
      verb: PUBLISH,
      changes,
    }
  const waiting = changes ?? 0
  const said =
    waiting > 0 ? `${changesText(waiting)} only you see. Visitors see the page of ${published.moment}.` : ''
  const rest = changes === null ? '' : 'Visitors see this page. '
  const live = said || `${rest}Published ${published.moment}.`
  return {
    state: waiting > 0 ? 'live-with-changes' : 'live',
    domain,
    tags: domain ? ['Live', 'Domain'] : ['Live'],
    sentence: domain
      ? `${domain.host} ${troubleText(domain)}. ${site.isOurs ? 'The Foyer address' : address} works.`
      : live,
    short: waiting > 0 ? `Live, ${waiting} ${waiting === 1 ? 'waits' : 'wait'}` : 'Live',
    verb: waiting > 0 ? { does: 'publish-changes', label: `Publish ${changesText(waiting)}` } : null,
    changes,
  }
}

function unpublishedState({ isPartner, stage, isShared }: SiteFacts): Said {
  if (isPartner && stage.kind !== 'ready')
    return {
      ...NOTHING,
      state: 'no-practice',
      sentence: 'You have no website here. Start one any time.',
    }
  switch (stage.kind) {
    case 'unfinished':
      return {
        ...NOTHING,
        sentence: `You are at question ${stage.question}. ${capitalized(counted(stage.minutesLeft, 'minute'))} left.`,
        verb: { does: 'go-on', label: 'Go on' },
      }
    case 'call':
      return {
        ...NOTHING,
        sentence: 'You chose a call. Your draft follows after it.',
        verb: stage.canBook
          ? { does: 'book-call', label: 'Choose a time' }
          : { does: 'write-instead', label: 'Write instead' },
      }
    case 'not-started':
      return {
        ...NOTHING,
        sentence: 'Everything is answered. Your draft can be built now.',
        verb: { does: 'build', label: 'Build my draft' },
      }
    case 'queued':
    case 'building':
      return {
        ...NOTHING,
        state: 'building',
        tags: ['Building'],
        sentence: stage.isLate
          ? 'Your draft takes longer than the 24 hours we said. We are sorry.'
          : 'Your draft is being drawn. Usually it takes seconds.',
        short: 'Building',
      }
    case 'failed':
      return {
        ...NOTHING,
        state: 'building',
        tags: ['Not built'],
        sentence: 'Your draft could not be built. Your answers are safe.',
        short: 'Not built',
        verb: { does: 'build', label: 'Try again' },
      }
    case 'ready':
      return {
        state: 'draft',
        tags: ['Draft'],
        sentence: isShared ? 'People with the private address see it as it is now.' : 'Only you see it.',
        short: isShared ? 'Draft, shared' : 'Draft, only you',
        verb:
          stage.is === 'draft'
            ? PUBLISH
            : stage.is === 'proposal'
              ? { does: 'full-draft', label: 'Answer six questions' }
              : null,
        changes: 0,
      }
  }
}

const NOTHING: Said = { state: 'none', tags: [], sentence: '', short: '', verb: null, changes: 0 }

const ELSEWHERE: ReadonlySet<DomainCause | null> = new Set([
  'elsewhere',
  'mixed',
  'ipv6',
  'proxy',
  'dangling',
])

/** What a lost domain does, in words: 'points elsewhere'. */
export function troubleText({ cause }: DomainTrouble): string {
  return ELSEWHERE.has(cause) ? 'points elsewhere' : 'does not lead here'
}

/** Counts changes in words. */
export function changesText(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`
}

function capitalized(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
