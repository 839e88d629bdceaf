import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useSignedInPerson } from '../auth/signed-in-person.ts'
import { type SiteState, siteState, storedSiteQuery } from '../my-site/site-state.ts'
import { useAnswers } from '../onboarding/use-answers.ts'

export type LoadedSite =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly isBusy: boolean; readonly retry: () => void }
  | { readonly state: 'known'; readonly site: SiteState; readonly answers: Answers }

/** Where the website of the signed-in person stands, kept fresh. */
export function useSite(): LoadedSite {
  const person = useSignedInPerson()
  const loaded = useAnswers()
  const stored = useQuery(storedSiteQuery(person.id))
  if (loaded.state === 'failed') return loaded
  if (!stored.data && stored.isError) {
    return { state: 'failed', isBusy: stored.isFetching, retry: () => void stored.refetch() }
  }
  if (!stored.data || loaded.state === 'loading') return { state: 'loading' }
  return { state: 'known', site: siteState(loaded.answers, stored.data), answers: loaded.answers }
}
