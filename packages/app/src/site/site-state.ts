import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { answersOnPath, firstUnanswered, isAnswered, pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import { prefersTalking } from '@foyer/shared/onboarding/questions/branches.ts'
import { queryOptions } from '@tanstack/react-query'
import { LIVE_QUERY } from '../lib/live-query.ts'
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
  | { readonly kind: 'ready'; readonly url: string; readonly deliveredAt: string | null }

/** The stored state of a person's website as a query that polls. */
export function storedSiteQuery(personId: string) {
  return queryOptions<StoredSite>({
    queryKey: ['site-state', personId],
    queryFn: ({ signal }) => loadSiteState(personId, signal),
    ...LIVE_QUERY,
  })
}

/** Derives the status of a website: a draft wins over a running build, and a build over the answers. */
export function siteState(answers: Answers, { draft, build }: StoredSite): SiteState {
  const url = draft && renderableDraft(draft.url)
  if (draft && url) return { kind: 'ready', url, deliveredAt: draft.deliveredAt }
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

// The address comes from a table: only web addresses and paths of the app may become links.
function renderableDraft(url: string): string | null {
  return /^(https?:\/\/|\/[^/\\])/i.test(url) ? url : null
}
