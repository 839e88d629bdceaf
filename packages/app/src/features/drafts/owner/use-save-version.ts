import { draftPath } from '@foyer/shared/api/drafts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BudgetSpent } from '../../../lib/budget-spent.ts'
import { sayOn } from '../../../lib/next-screen.ts'
import { dismissToasts, showToast } from '../../../lib/toast.ts'
import type { NavigationState } from '../../../session/navigation-state.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { useOwnQuery } from '../../../session/use-own-query.ts'
import type { OpenedDraft } from '../../../site/api/open-draft.ts'
import { AnswersOutdated, ResumeInvalid, startSiteBuilder } from '../../../site/api/start-site-builder.ts'
import {
  draftFrameQuery,
  draftVersionsQuery,
  openedDraftQuery,
  savedContentQuery,
} from '../../../site/draft-queries.ts'
import { publishedSiteQuery } from '../../../site/published-site.ts'
import { buildStage, isUnderWay, type PageStatus, type SitePage } from '../../../site/save-status.ts'
import { draftAddress, storedSiteQuery } from '../../../site/site-state.ts'
import { settleSite, usePageStatus } from '../../../site/use-save-status.ts'

export type VersionSaving = {
  readonly status: PageStatus
  readonly save: () => void
}

/**
 * Saves the site as its next version, and follows the build: every two seconds while the tab is visible, and at once
 * when it becomes visible. The new version is shown when it is there.
 *
 * @param draft the newest version that is known
 * @param page the page as it would be saved now
 * @param saved the page of the version
 * @param waiting how many changes visitors of the live site do not see; `null` while it is not known
 */
export function useSaveVersion(
  { slug, version }: Pick<OpenedDraft, 'slug' | 'version'>,
  page: SitePage | null,
  saved: SitePage,
  waiting: number | null,
): VersionSaving {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const stored = useOwnQuery(storedSiteQuery)
  // The page of which the server has said that the version holds it already, as after a release with other words.
  const [held, setHeld] = useState<SitePage | null>(null)
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (_: SitePage | null) => {
      // The version is made of what is stored.
      await settleSite(person.id)
      await startSiteBuilder()
    },
    onMutate: dismissToasts,
    onError: (error) => {
      console.warn('The version could not be saved:', error)
      showToast({
        title: 'Not saved as a version',
        description: reasonOf(error),
        kind: 'destructive',
      })
    },
    onSuccess: async (_, asked) => {
      const { draft, build } = await queryClient.fetchQuery(storedSiteQuery(person.id))
      if (isUnderWay(buildStage({ draft, build })) || draft?.version !== version) return
      showToast({ title: `Version ${version} has all of it already`, kind: 'success' })
      setHeld(asked)
    },
  })
  const status = usePageStatus({
    shown: version,
    page,
    waiting,
    held: held ? [saved, held] : [saved],
    request: isPending ? 'sending' : isError ? 'failed' : 'none',
  })
  const newest = stored.data?.draft?.version ?? version
  const address = (stored.data?.draft && draftAddress(stored.data.draft.url)?.slug) ?? slug
  useEffect(() => {
    if (newest <= version) return
    const from = window.location.pathname
    const showNewest = async () => {
      // Asked until it is answered: nothing else leads to the new version. With all of it in the cache, the tools stay on
      // the screen, and a field that is being filled in keeps the focus.
      await Promise.all([
        queryClient.fetchQuery({ ...draftFrameQuery(address, newest), retry: true }),
        queryClient.fetchQuery({ ...savedContentQuery(person.id, newest), retry: true }),
      ])
      const opened = openedDraftQuery(address, undefined, person.id)
      // A request that is under way may have been answered before the delivery.
      await queryClient.cancelQueries(opened)
      await queryClient.fetchQuery({ ...opened, staleTime: 0, retry: true })
      void queryClient.invalidateQueries(draftVersionsQuery(person.id))
      // Somebody who has gone elsewhere is not called back.
      if (window.location.pathname !== from) return
      // Publishing has said so already.
      if (queryClient.getQueryData(publishedSiteQuery(person.id).queryKey)?.version !== newest)
        sayOn(draftPath(address), { title: `Version ${newest} is saved`, kind: 'success' })
      if (address === slug) return
      // The address was changed in another tab.
      const to = draftPath(address) + window.location.search
      await navigate(to, { replace: true, state: { keepsFocus: true } satisfies NavigationState })
    }
    void showNewest()
  }, [newest, version, slug, address, person.id, queryClient, navigate])

  return { status, save: () => mutate(page) }
}

function reasonOf(error: Error): string {
  if (error instanceof AnswersOutdated) return 'A question is open. Finish your answers first.'
  if (error instanceof ResumeInvalid) return 'The PDF of your story cannot be read. Upload another one first.'
  if (error instanceof BudgetSpent) return error.message
  return 'Nothing is lost. Press the button again.'
}
