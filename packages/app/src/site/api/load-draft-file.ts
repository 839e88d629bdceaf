import { env } from '../../config/env.ts'

/**
 * Downloads one stored file of a draft.
 *
 * @throws Error when it could not be downloaded
 */
export async function loadDraftFile(slug: string, name: string, signal?: AbortSignal): Promise<Response> {
  const address = `${env().supabaseUrl}/storage/v1/object/public/drafts/${encodeURIComponent(slug)}/${name}`
  const response = await fetch(address, signal ? { signal } : {})
  if (!response.ok) throw new Error(`The file ${name} of a draft was answered with ${response.status}.`)
  return response
}
