import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { answersOnPath, firstUnanswered, isAnswered, pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import { prefersTalking } from '@foyer/shared/onboarding/questions/branches.ts'
import { queryOptions } from '@tanstack/react-query'
import { LIVE_QUERY } from '../lib/live-query.ts'
import { loadSiteState, type StoredSite } from './api/load-site-state.ts'

/** Where a website stands. */
export type SiteState =
  | {
      readonly kind: 'unfinished'
      /** The first question without an answer. */
      readonly next: { readonly title: string; readonly path: string }
      readonly answered: number
      readonly asked: number
    }
  /** The owner would rather tell a person on a call. */
  | { readonly kind: 'call' }
  /** Everything is answered; the build has not been asked for. */
  | { readonly kind: 'not-started' }
  | { readonly kind: 'queued' | 'building'; readonly askedAt: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly url: string; readonly deliveredAt: string | null }

/** What the database knows about a person's website, as a query that keeps looking. */
export function storedSiteQuery(personId: string) {
  return queryOptions<StoredSite>({
    queryKey: ['site-state', personId],
    queryFn: ({ signal }) => loadSiteState(personId, signal),
    ...LIVE_QUERY,
  })
}

/** Where a website stands: a draft outweighs everything, then a build that runs, then the answers. */
export function siteState(answers: Answers, { draft, build }: StoredSite): SiteState {
  const url = draft && renderableDraft(draft.url)
  if (draft && url) return { kind: 'ready', url, deliveredAt: draft.deliveredAt }
  if (build?.status === 'queued') return { kind: 'queued', askedAt: build.askedAt }
  // A build that is done is delivered in the next moment.
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

// The address comes from a table: nothing but a web address, or one of the app itself, may become a link.
function renderableDraft(url: string): string | null {
  return /^(https?:\/\/|\/[^/\\])/i.test(url) ? url : null
}
