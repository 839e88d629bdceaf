import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useAnswers } from '../../answers/use-answers.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { type SiteState, siteState, storedSiteQuery } from '../../site/site-state.ts'

export type LoadedSite =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly isBusy: boolean; readonly retry: () => void }
  | { readonly state: 'known'; readonly site: SiteState; readonly answers: Answers }

/** The status of the signed-in person's website, which polls. */
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
