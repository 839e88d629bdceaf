import {
  DRAFT_FILES,
  DRAFT_PICTURE_BASE,
  type DraftFileName,
  draftFileUrl,
  draftPicturesUrl,
} from '@foyer/shared/api/drafts.ts'
import { queryOptions } from '@tanstack/react-query'
import { env } from '../../config/env.ts'
import { supabase } from '../../lib/supabase.ts'
import { withTimeLimit } from '../../lib/with-time-limit.ts'

// A slow phone needs some seconds; the browser itself would wait for minutes.
const TIMEOUT_MS = 20_000

/**
 * Downloads one file of a draft as the signed-in person, if there is one; `null` when there is none, such as a picture that could
 * not be drawn.
 *
 * @param version only its owner gets; without it, the newest state
 * @throws Error when it could not be downloaded
 */
export async function loadDraftFile(
  slug: string,
  name: DraftFileName,
  version?: number,
  signal?: AbortSignal,
): Promise<Response | null> {
  const address = draftFileUrl(env().apiUrl, slug, name, version)
  const { data } = await (await supabase()).auth.getSession()
  const headers = data.session ? { authorization: `Bearer ${data.session.access_token}` } : {}
  const response = await withTimeLimit(TIMEOUT_MS, signal ?? new AbortController().signal, (limited) =>
    fetch(address, { signal: limited, headers }),
  )
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The file ${name} of a draft was answered with ${response.status}.`)
  return response
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
