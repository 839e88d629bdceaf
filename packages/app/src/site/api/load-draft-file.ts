import { type DRAFT_FILES, draftFileUrl } from '@foyer/shared/api/drafts.ts'
import { env } from '../../config/env.ts'

type DraftFileName = (typeof DRAFT_FILES)[keyof typeof DRAFT_FILES]

/**
 * Downloads one stored file of a draft.
 *
 * @throws Error when it could not be downloaded
 */
export async function loadDraftFile(
  slug: string,
  name: DraftFileName,
  signal?: AbortSignal,
): Promise<Response> {
  const address = draftFileUrl(env().apiUrl, slug, name)
  const response = await fetch(address, signal ? { signal } : {})
  if (!response.ok) throw new Error(`The file ${name} of a draft was answered with ${response.status}.`)
  return response
}
