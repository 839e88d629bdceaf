import { draftPath } from '@foyer/shared/api/drafts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { BudgetSpent } from '../../../lib/budget-spent.ts'
import { sayAfterLeaving } from '../../../lib/next-screen.ts'
import { dismissToasts, showToast } from '../../../lib/toast.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { initialDraftQuery } from '../../../site/api/initial-draft.ts'
import { storedSiteQuery } from '../../../site/api/stored-site.ts'
import { draftAddress } from '../../../site/draft-state.ts'
import { shareDraft, stopSharing } from '../api/share-draft.ts'

/** Turns the private address of a draft on and off; each says when it fails. */
export function useSharing(slug: string) {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const reload = () =>
    Promise.all([
      queryClient.invalidateQueries(initialDraftQuery(person.id)),
      queryClient.invalidateQueries(storedSiteQuery(person.id)),
    ])
  const { mutate: share, isPending: isStarting } = useMutation({
    mutationFn: shareDraft,
    onMutate: dismissToasts,
    onSuccess: reload,
    onError: (error) => {
      console.warn('The draft could not be shared:', error)
      showToast({
        title: 'Not shared',
        description: error instanceof BudgetSpent ? error.message : 'Only you see it. Try again in a moment.',
        kind: 'destructive',
      })
    },
  })
  const { mutate: stop, isPending: isStopping } = useMutation({
    mutationFn: async () => {
      try {
        return await stopSharing()
      } catch (error) {
        // The response may be lost although sharing has ended.
        const asked = queryClient.fetchQuery({ ...storedSiteQuery(person.id), staleTime: 0, retry: false })
        const { draft } = (await asked.catch(() => null)) ?? {}
        const stored = draft && draftAddress(draft.url)?.slug
        if (stored && stored !== slug) return stored
        throw error
      }
    },
    onMutate: dismissToasts,
    onSuccess: async (newSlug) => {
      await reload()
      sayAfterLeaving(draftPath(slug), {
        title: 'Only you see it now',
        description: 'The private address shows nothing any more.',
        kind: 'success',
      })
      await navigate(draftPath(newSlug), { replace: true })
    },
    onError: (error) => {
      console.warn('Sharing could not be ended:', error)
      showToast({
        title: 'Still shared',
        description: 'People with the private address still see it. Try again in a moment.',
        kind: 'destructive',
      })
    },
  })
  return { share: () => share(), stop: () => stop(), isBusy: isStarting || isStopping }
}
