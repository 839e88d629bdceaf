import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { answersOnPath, firstUnanswered, isAnswered, pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import { prefersTalking } from '@foyer/shared/onboarding/questions/branches.ts'
import { queryOptions } from '@tanstack/react-query'
import { following } from '../lib/live-query.ts'
import { loadSiteState, type StoredSite } from './api/load-site-state.ts'

/** The status of a website. */
export type SiteState =
  | {
      readonly kind: 'unfinished'
      /** The first question without an answer. */
      readonly next: { readonly title: string; readonly path: string }
      readonly answered: number
      readonly asked: number
    }
  /** The owner prefers a call. */
  | { readonly kind: 'call' }
  /** Everything is answered; no build was requested. */
  | { readonly kind: 'not-started' }
  | { readonly kind: 'queued' | 'building'; readonly askedAt: string }
  | { readonly kind: 'failed' }
  | ({ readonly kind: 'ready' } & ReadyDraft)

/** Where a draft can be looked at. */
export type DraftAddress = {
  readonly url: string
  /** Its name in addresses of the app; `null` when the draft is on another site. */
  readonly slug: string | null
}

/** A delivered draft. */
export type ReadyDraft = DraftAddress & {
  readonly version: number
  readonly deliveredAt: string | null
  /** The owner is changing the answers. */
  readonly isReopened: boolean
  /** The build of the next version; `null` when none is under way and none has failed. */
  readonly nextBuild: 'queued' | 'building' | 'failed' | null
}

const UNDER_WAY_MS = 2000
const REST_MS = 60_000

/**
 * The stored state of a person's website as a query. It polls every two seconds while a build is under way, otherwise
 * once a minute, and only while the tab is visible; a tab that becomes visible asks at once.
 */
export function storedSiteQuery(personId: string) {
  return queryOptions<StoredSite>({
    queryKey: ['site-state', personId],
    queryFn: ({ signal }) => loadSiteState(personId, signal),
    ...following('site'),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? UNDER_WAY_MS : REST_MS),
    refetchOnWindowFocus: true,
  })
}

function isUnderWay(stored: StoredSite | undefined): boolean {
  if (!stored?.build) return false
  const { status } = stored.build
  // A finished build is delivered in the next moment.
  return status === 'queued' || status === 'building' || (status === 'done' && !stored.draft)
}

/** Derives the status of a website: a draft wins over a running build, and a build over the answers. */
export function siteState(answers: Answers, { draft, build }: StoredSite): SiteState {
  const ready = readyDraft({ draft, build })
  if (ready) return { kind: 'ready', ...ready }
  if (build?.status === 'queued') return { kind: 'queued', askedAt: build.askedAt }
  // A finished build is delivered in the next moment.
  if (build?.status === 'building' || build?.status === 'done')
    return { kind: 'building', askedAt: build.askedAt }
  const next = firstUnanswered(answers)
  if (next) {
    const path = pathFor(answers)
    const answered = path.filter((step) => isAnswered(step.key, answers)).length
    return {
      kind: 'unfinished',
      next: { title: next.title, path: next.path },
      answered,
      asked: path.length,
    }
  }
  if (prefersTalking(answersOnPath(answers))) return { kind: 'call' }
  return { kind: build ? 'failed' : 'not-started' }
}

/** Returns the delivered draft; `null` before the first delivery. */
export function readyDraft({ draft, build }: StoredSite): ReadyDraft | null {
  const address = draft && draftAddress(draft.url)
  if (!draft || !address) return null
  return {
    ...address,
    version: draft.version,
    deliveredAt: draft.deliveredAt,
    isReopened: draft.reopenedAt !== null,
    nextBuild: nextBuild(draft, build),
  }
}

// A finished build is this draft, and a failed one counts only when it was asked for after the delivery.
function nextBuild(
  { deliveredAt }: NonNullable<StoredSite['draft']>,
  build: StoredSite['build'],
): ReadyDraft['nextBuild'] {
  if (!build || build.status === 'done') return null
  if (build.status !== 'failed') return build.status
  return deliveredAt && Date.parse(build.askedAt) < Date.parse(deliveredAt) ? null : 'failed'
}

/** Returns what a stored address leads to; `null` when it may not become a link: only web addresses and paths of the app may. */
export function draftAddress(url: string): DraftAddress | null {
  if (!/^(https?:\/\/|\/[^/\\])/i.test(url)) return null
  return { url, slug: /^\/drafts\/([0-9a-f]{32})$/.exec(url)?.[1] ?? null }
}
