import { draftPath } from '@foyer/shared/api/drafts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { NavigationState } from '../../../session/navigation-state.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { useOwnQuery } from '../../../session/use-own-query.ts'
import { draftFrameQuery } from '../../../site/api/draft-files.ts'
import { draftVersionsQuery, savedContentQuery } from '../../../site/api/draft-versions.ts'
import type { OpenedDraft } from '../../../site/api/open-draft.ts'
import { openedDraftQuery } from '../../../site/api/open-draft.ts'
import { storedSiteQuery } from '../../../site/api/stored-site.ts'
import { draftAddress } from '../../../site/draft-state.ts'

/**
 * Follows the versions of a draft in silence: publishing makes them, in this window or another one, and so do answers that
 * were changed. The address of the draft is followed as well.
 *
 * @param draft the newest version that is known
 */
export function useNewestVersion({ slug, version }: Pick<OpenedDraft, 'slug' | 'version'>): void {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: stored } = useOwnQuery(storedSiteQuery)
  const newest = stored?.draft?.version ?? version
  const address = (stored?.draft && draftAddress(stored.draft.url)?.slug) ?? slug
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
      const opened = openedDraftQuery(address, person.id)
      // A request that is under way may have been answered before the delivery.
      await queryClient.cancelQueries(opened)
      await queryClient.fetchQuery({ ...opened, staleTime: 0, retry: true })
      void queryClient.invalidateQueries(draftVersionsQuery(person.id))
      // Somebody who has gone elsewhere is not called back.
      if (window.location.pathname !== from || address === slug) return
      // The address was changed in another tab.
      const to = draftPath(address) + window.location.search
      await navigate(to, { replace: true, state: { keepsFocus: true } satisfies NavigationState })
    }
    void showNewest()
  }, [newest, version, slug, address, person.id, queryClient, navigate])
}
