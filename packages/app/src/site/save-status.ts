import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { SaveState } from '../session/kept.ts'
import type { StoredSite } from './api/load-site-state.ts'

/** What a page says and in which style: pages that agree in both are the same site for their owner. */
export type SitePage = { readonly words: string; readonly style: DesignStyleId }

/** How far a build is; `none` when none is under way and none has failed since the last delivery. */
export type BuildStage = 'none' | 'queued' | 'building' | 'failed'

/** What of a person's site is saved, what is not, and what is in a version. */
export type SaveStatus = {
  /** Whether the server has everything that was typed and chosen in this browser. */
  readonly input: SaveState
  /** The number of the version that others see; 0 before the first one. */
  readonly version: number
  /** Whether the page differs from that version; `null` while it is not known. */
  readonly isChanged: boolean | null
  /** How far the version after it is; `sending` while it is being asked for. */
  readonly next: BuildStage | 'sending'
}

export type SaveFacts = {
  /** `undefined` while it is loading. */
  readonly stored: StoredSite | undefined
  readonly input: SaveState
  /** The version on the screen: the newest one, or the one before while a new one is loading. */
  readonly shown?: number
  /** The page as it would be saved now; `null` or missing where it is not composed. */
  readonly page?: SitePage | null
  /** The pages that the version holds: its own, and others of which the server has said so. */
  readonly held?: readonly SitePage[]
  /** How the last request for the next version went. */
  readonly request?: 'none' | 'sending' | 'failed'
}

/** Decides what is saved, what is not, and what is in a version. */
export function saveStatus(facts: SaveFacts): SaveStatus {
  const { stored, input, shown, page, held = [], request = 'none' } = facts
  const newest = stored?.draft?.version ?? shown ?? 0
  const version = shown ?? newest
  return {
    input,
    version,
    isChanged: page ? held.every(({ words, style }) => words !== page.words || style !== page.style) : null,
    next: nextStage(stored ? buildStage(stored) : 'none', newest > version, request),
  }
}

function nextStage(
  stage: BuildStage,
  isDelivered: boolean,
  request: NonNullable<SaveFacts['request']>,
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
