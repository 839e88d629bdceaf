import { draftPath } from '@foyer/shared/api/drafts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { dismissToasts, showToast } from '../../../lib/toast.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { AnswersOutdated, startSiteBuilder } from '../../../site/api/start-site-builder.ts'
import { draftVersionsQuery } from '../../../site/draft-queries.ts'
import { storedSiteQuery } from '../../../site/site-state.ts'

export type VersionSaving = {
  /** `building`: the next version is under way. */
  readonly state: 'rest' | 'sending' | 'building' | 'failed'
  readonly save: () => void
}

/**
 * Saves the site as its next version, and follows the build: every two seconds while the tab is visible, and at once
 * when it becomes visible. The new version is opened when it is there.
 *
 * @param version the newest version that is known
 * @param onNothingNew called when the version has everything already, as after a change of the renderer
 */
export function useSaveVersion(version: number, onNothingNew: () => void): VersionSaving {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const stored = useQuery(storedSiteQuery(person.id))
  const { mutate, isPending, isError } = useMutation({
    mutationFn: startSiteBuilder,
    onMutate: dismissToasts,
    onError: (error) => {
      console.warn('The version could not be saved:', error)
      showToast({
        title: 'Not saved as a version',
        description:
          error instanceof AnswersOutdated
            ? 'A question is open. Finish your answers first.'
            : 'Nothing is lost. Press the button again.',
        kind: 'destructive',
      })
    },
    onSuccess: async () => {
      const { draft, build } = await queryClient.fetchQuery(storedSiteQuery(person.id))
      const isAsked = build?.status === 'queued' || build?.status === 'building'
      if (isAsked || draft?.version !== version) return
      showToast({ title: `Version ${version} has all of it already`, kind: 'success' })
      onNothingNew()
    },
  })
  const newest = stored.data?.draft?.version ?? version
  const status = stored.data?.build?.status
  useEffect(() => {
    if (newest <= version) return
    const from = window.location.pathname
    // Asked until it is answered: nothing else leads to the new version.
    const asking = queryClient.fetchQuery({ ...draftVersionsQuery(person.id), staleTime: 0, retry: true })
    void asking.then(([delivered]) => {
      // Somebody who has gone elsewhere is not called back.
      if (!delivered || delivered.version <= version || window.location.pathname !== from) return
      showToast({ title: `Version ${delivered.version} is saved`, kind: 'success' })
      void navigate(draftPath(delivered.slug), { replace: true })
    })
  }, [newest, version, person.id, queryClient, navigate])

  const isUnderWay = status === 'queued' || status === 'building' || newest > version
  const hasFailed = isError || status === 'failed'
  const rest = hasFailed ? 'failed' : 'rest'
  return { state: isPending ? 'sending' : isUnderWay ? 'building' : rest, save: () => mutate() }
}
