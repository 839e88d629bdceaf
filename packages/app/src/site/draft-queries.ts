import { DRAFT_FILES, DRAFT_PICTURE_BASE, draftPicturesUrl } from '@foyer/shared/api/drafts.ts'
import { siteDetailsOf, siteEditsOf } from '@foyer/shared/entries/site-entries.ts'
import { queryOptions } from '@tanstack/react-query'
import { env } from '../config/env.ts'
import { entriesQuery } from '../session/kept-entries.ts'
import {
  type DraftVersion,
  loadDraftVersions,
  loadFirstDraft,
  loadSavedContent,
  loadSavedState,
} from './api/draft-versions.ts'
import { loadDraftFile } from './api/load-draft-file.ts'
import { openDraft } from './api/open-draft.ts'

/** A draft by its address, as a query; its data is `null` for an unknown address. */
export function openedDraftQuery(slug: string, personId: string | null) {
  return queryOptions({
    // The answer says whether the draft is the caller's.
    queryKey: ['opened-draft', slug, personId],
    queryFn: ({ signal }) => openDraft(slug, signal),
  })
}

/** The latest versions of a person's draft, newest first, as a query. */
export function draftVersionsQuery(personId: string) {
  return queryOptions<readonly DraftVersion[]>({
    queryKey: ['draft-versions', personId],
    queryFn: ({ signal }) => loadDraftVersions(personId, signal),
  })
}

/** The first version of a person's draft, as a query; its data is `null` without one. It never changes. */
export function firstDraftQuery(personId: string) {
  return queryOptions<DraftVersion | null>({
    queryKey: ['first-draft', personId],
    queryFn: ({ signal }) => loadFirstDraft(personId, signal),
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  })
}

const PICTURE_IN_TAG = /<img [^>]*>/g

/**
 * The page of a draft for a frame, as a query.
 *
 * @param version never changes; without it, the newest state is loaded each time
 * @param path of the page, as the links of the site name it; of one that the site does not have, the first page is loaded
 */
export function draftFrameQuery(slug: string, version?: number, path = '/') {
  return queryOptions({
    queryKey: ['draft-frame', slug, version ?? 'newest', path],
    queryFn: async ({ signal }) => {
      const load = (of: string) => loadDraftFile(slug, `${of.slice(1)}${DRAFT_FILES.frame}`, version, signal)
      const page = (await load(path)) ?? (path === '/' ? null : await load('/'))
      if (!page) throw new Error('A draft has no page.')
      // Only the app knows where its API is.
      const pictures = draftPicturesUrl(env().apiUrl, slug)
      return (await page.text()).replace(PICTURE_IN_TAG, (tag) =>
        tag.replaceAll(DRAFT_PICTURE_BASE, pictures),
      )
    },
    staleTime: version === undefined ? 0 : Number.POSITIVE_INFINITY,
  })
}

/** What a delivered version of a person's draft says, as it was stored, as a query. A version never changes. */
export function savedContentQuery(personId: string, version: number) {
  return queryOptions({
    queryKey: ['saved-content', personId, version],
    queryFn: ({ signal }) => loadSavedContent(personId, version, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What a person had entered for a delivered version, as it was stored, as a query. A version never changes. */
export function savedEnteredQuery(personId: string, version: number) {
  return queryOptions({
    queryKey: ['saved-entered', personId, version],
    queryFn: async () => (await loadSavedState(personId, version)).entered ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What a person has added to the answers for the website, as a query: a part of what they have entered. */
export function siteDetailsQuery(personId: string) {
  return { ...entriesQuery(personId), select: siteDetailsOf }
}

/** What a person has changed on the page of the website, as a query: a part of what they have entered. */
export function siteEditsQuery(personId: string) {
  return { ...entriesQuery(personId), select: siteEditsOf }
}
