import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { useAnswers } from '../answers/use-answers.ts'
import { type Retry, retryAll } from '../lib/retry.ts'
import { useOwnQuery } from '../session/use-own-query.ts'
import { storedSiteQuery } from './api/stored-site.ts'
import { type DraftState, draftState } from './draft-state.ts'

export type LoadedSite =
  | { readonly state: 'loading' }
  | (Retry & { readonly state: 'failed'; readonly missing: 'status' | 'answers' })
  | { readonly state: 'known'; readonly site: DraftState; readonly answers: Answers }

/** The answers of the signed-in person and the status of the website, which polls. */
export function useSite(): LoadedSite {
  const loaded = useAnswers()
  const stored = useOwnQuery(storedSiteQuery)
  const isStoredMissing = !stored.data && stored.isError
  const failed = [...(loaded.state === 'failed' ? [loaded] : []), ...(isStoredMissing ? [stored] : [])]
  if (loaded.state === 'failed' || isStoredMissing) {
    return { state: 'failed', missing: isStoredMissing ? 'status' : 'answers', ...retryAll(failed) }
  }
  if (!stored.data || loaded.state === 'loading') return { state: 'loading' }
  return { state: 'known', site: draftState(loaded.answers, stored.data), answers: loaded.answers }
}
