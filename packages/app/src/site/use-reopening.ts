import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { dismissToasts, showToast } from '../lib/toast.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { closeAnswers, initialDraftQuery, reopenAnswers } from './api/initial-draft.ts'
import { storedSiteQuery } from './api/stored-site.ts'

/** Reopens the answers of a delivered draft, or closes them without a new version; both say when they fail. */
export function useReopening() {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (isReopened: boolean) => (isReopened ? reopenAnswers() : closeAnswers()),
    onMutate: dismissToasts,
    onError: (error, isReopened) => {
      console.warn('The answers could not be reopened or closed:', error)
      const description = `We could not ${isReopened ? 'open' : 'close'} your answers. Press the button again.`
      showToast({ title: 'Error', description, kind: 'destructive' })
    },
    onSuccess: (_, isReopened) => rememberReopening(queryClient, person.id, isReopened),
  })
  const change = (isReopened: boolean) =>
    mutateAsync(isReopened).then(
      () => true,
      () => false,
    )
  return {
    isPending,
    /** Resolves to whether the answers are open. */
    reopen: () => change(true),
    /** Resolves to whether the answers are closed. */
    close: () => change(false),
  }
}

/** Tells the guard, which reads its cache first, and the screens. */
export async function rememberReopening(
  queryClient: QueryClient,
  personId: string,
  isReopened: boolean,
): Promise<void> {
  queryClient.setQueryData(initialDraftQuery(personId).queryKey, (known) => known && { ...known, isReopened })
  await queryClient.invalidateQueries(storedSiteQuery(personId))
}
