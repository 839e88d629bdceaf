import { type DraftFileName, draftFileUrl } from '@foyer/shared/api/drafts.ts'
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
