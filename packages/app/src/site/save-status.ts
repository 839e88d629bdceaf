import { type PublishedSite, servingHost } from '@foyer/shared/api/sites.ts'
import type { SaveState } from '../session/kept-thing.ts'
import { type BuildStage, buildStage, isUnderWay, type StoredSite } from './api/stored-site.ts'

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

/** What of a person's site is stored, and what is published. */
export type SaveStatus = InputStatus & PageStatus

/** Changes with each pause in typing. */
export type InputStatus = {
  /** Whether the server has everything that was typed and chosen in this browser. */
  readonly input: SaveState
}

export type PageStatus = {
  readonly live: LiveStatus
  /** The number of the version that others see; 0 before the first one. */
  readonly version: number
  /** How far the version after it is. */
  readonly next: BuildStage
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
}

export type SaveFacts = InputStatus & PageFacts

/** Decides what is stored, what is not, and what is published. */
export function saveStatus({ input, ...facts }: SaveFacts): SaveStatus {
  return { input, ...pageStatus(facts) }
}

/** Decides what is in a version, and what is published. */
export function pageStatus(facts: PageFacts): PageStatus {
  const { stored, shown } = facts
  const newest = stored?.draft?.version ?? shown ?? 0
  const version = shown ?? newest
  return {
    live: liveStatus(facts),
    version,
    next: nextStage(stored ? buildStage(stored) : 'none', newest > version),
  }
}

function liveStatus({ published, waiting = null }: PageFacts): LiveStatus {
  if (published === undefined) return { state: 'unknown' }
  if (published === null) return { state: 'never' }
  const { state, published_at } = published
  const host = servingHost(published)
  return state === 'live' ? { state, host, publishedAt: published_at, waiting } : { state, host }
}

/** Counts changes in words. */
export function changesText(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`
}

function nextStage(stage: BuildStage, isDelivered: boolean): BuildStage {
  // It is delivered, and not on the screen yet.
  return !isUnderWay(stage) && isDelivered ? 'building' : stage
}
