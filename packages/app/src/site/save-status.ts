import { type PublishedSite, servingHost } from '@foyer/shared/api/sites.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { formatMoment } from '../lib/format-moment.ts'
import type { SaveState } from '../session/kept.ts'
import type { StoredSite } from './api/load-site-state.ts'

/** What a page says and in which style: pages that agree in both are the same site for their owner. */
export type SitePage = { readonly words: string; readonly style: DesignStyleId }

/** How far a build is; `none` when none is under way and none has failed since the last delivery. */
export type BuildStage = 'none' | 'queued' | 'building' | 'failed'

/** What is on the internet; `unknown` until it is loaded. */
export type LiveStatus =
  | { readonly state: 'unknown' }
  | { readonly state: 'never' }
  | {
      readonly state: 'offline'
      /** The address that serves it, as of `servingHost`. */
      readonly host: string
    }
  | {
      readonly state: 'live'
      readonly host: string
      readonly publishedAt: string
      /** How many changes visitors do not see yet; `null` while it is not known. */
      readonly waiting: number | null
    }

/** What of a person's site is saved, what is in a version, and what is published. */
export type SaveStatus = InputStatus & PageStatus

/** Changes with each pause in typing. */
export type InputStatus = {
  /** Whether the server has everything that was typed and chosen in this browser. */
  readonly input: SaveState
  /** When it got the last of it in this tab, in ms since 1970. */
  readonly storedAt: number | null
}

export type PageStatus = {
  readonly live: LiveStatus
  /** The number of the version that others see; 0 before the first one. */
  readonly version: number
  /** Whether the page differs from that version; `null` while it is not known. */
  readonly isChanged: boolean | null
  /** How far the version after it is; `sending` while it is being asked for. */
  readonly next: BuildStage | 'sending'
}

export type PageFacts = {
  /** `undefined` while it is loading. */
  readonly stored: StoredSite | undefined
  /** `undefined` while it is loading, `null` before the first publishing. */
  readonly published: PublishedSite | null | undefined
  /** How many changes visitors do not see; `null` or missing where it is not known. */
  readonly waiting?: number | null | undefined
  /** The version on the screen: the newest one, or the one before while a new one is loading. */
  readonly shown?: number
  /** The page as it would be saved now; `null` or missing where it is not composed. */
  readonly page?: SitePage | null
  /** The pages that the version holds: its own, and others of which the server has said so. */
  readonly held?: readonly SitePage[]
  /** How the last request for the next version went. */
  readonly request?: 'none' | 'sending' | 'failed'
}

export type SaveFacts = InputStatus & PageFacts

/** Decides what is saved, what is not, what is in a version, and what is published. */
export function saveStatus({ input, storedAt, ...facts }: SaveFacts): SaveStatus {
  return { input, storedAt, ...pageStatus(facts) }
}

/** Decides what is in a version, and what is published. */
export function pageStatus(facts: PageFacts): PageStatus {
  const { stored, shown, page, held = [], request = 'none' } = facts
  const newest = stored?.draft?.version ?? shown ?? 0
  const version = shown ?? newest
  return {
    live: liveStatus(facts),
    version,
    isChanged: page ? held.every(({ words, style }) => words !== page.words || style !== page.style) : null,
    next: nextStage(stored ? buildStage(stored) : 'none', newest > version, request),
  }
}

function liveStatus({ published, waiting = null }: PageFacts): LiveStatus {
  if (published === undefined) return { state: 'unknown' }
  if (published === null) return { state: 'never' }
  const { state, published_at } = published
  const host = servingHost(published)
  return state === 'live' ? { state, host, publishedAt: published_at, waiting } : { state, host }
}

/** The one line under the name of a site, on every screen. */
export type StatusLine = {
  readonly look: 'saving' | 'saved' | 'waiting' | 'published' | 'failed' | 'unconnected'
  readonly text: string
  /** The same for a narrow bar. */
  readonly short: string
}

/**
 * Says whether what was typed is saved, and what of it is published.
 *
 * @param isConnected whether the browser has a connection: without one, what failed is sent once there is one
 */
export function statusLine(
  { input, storedAt, live }: SaveStatus,
  now: Date,
  isConnected: boolean,
): StatusLine {
  if (input === 'saving') return { look: 'saving', text: 'Saving...', short: 'Saving...' }
  if (input === 'failed' && !isConnected)
    return { look: 'unconnected', text: 'No connection. Kept on this device', short: 'No connection' }
  if (input === 'failed')
    return { look: 'failed', text: 'Not saved. Your text is still here', short: 'Not saved' }
  const saved = `Saved${storedAt === null ? '' : ` ${formatMoment(new Date(storedAt), now)}`}`
  if (live.state === 'never') return { look: 'saved', text: `${saved}. Not live yet`, short: 'Not live yet' }
  if (live.state === 'offline') return { look: 'saved', text: `${saved}. Offline`, short: 'Offline' }
  if (live.state === 'unknown' || live.waiting === null) return { look: 'saved', text: saved, short: 'Saved' }
  if (live.waiting > 0)
    return {
      look: 'waiting',
      text: `${saved}. ${changesText(live.waiting)} not published`,
      short: `${live.waiting} waiting`,
    }
  const published = formatMoment(new Date(live.publishedAt), now)
  return { look: 'published', text: `Published ${published}. Nothing waits`, short: 'Nothing waits' }
}

/** Counts changes in words. */
export function changesText(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`
}

function nextStage(
  stage: BuildStage,
  isDelivered: boolean,
  request: NonNullable<PageFacts['request']>,
): SaveStatus['next'] {
  if (request === 'sending') return 'sending'
  if (isUnderWay(stage)) return stage
  // It is delivered, and not on the screen yet.
  if (isDelivered) return 'building'
  return request === 'failed' ? 'failed' : stage
}

/** Decides how far the build is that follows the delivered version, or leads to the first one. */
export function buildStage({ draft, build }: StoredSite): BuildStage {
  if (!build) return 'none'
  // A finished build is delivered in the next moment: it is this draft, or the first one on its way.
  if (build.status === 'done') return draft ? 'none' : 'building'
  if (build.status !== 'failed' || !draft?.deliveredAt) return build.status
  return Date.parse(build.askedAt) < Date.parse(draft.deliveredAt) ? 'none' : 'failed'
}

/** Whether a version is being made. */
export function isUnderWay(stage: SaveStatus['next']): stage is 'queued' | 'building' {
  return stage === 'queued' || stage === 'building'
}
