import { SITES_BUCKET } from '@foyer/shared/sites/pointer.ts'
import type { Bytes, Origin, OriginAnswer } from './stores.ts'

const TIMEOUT_MS = 5000
/** Names that nobody has are asked for often; the bucket stays where it is. */
const BUCKET_SEEN_FOR_MS = 60_000

/**
 * Reads the bucket of a Supabase project over Storage's HTTP API.
 *
 * @param supabaseUrl without a trailing slash
 * @param secretKey of the project: policies let nobody else read the bucket
 */
export function createStorageOrigin(supabaseUrl: string, secretKey: string): Origin {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${supabaseUrl}/storage/v1/${path}`, {
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // Workers know no "error"; a redirect is an answer that is not expected, too.
      redirect: 'manual',
    })
  /** With a wrong key, or in a wrong project, every object is missing: then no site may be forgotten. */
  let seenAt = 0
  const canSeeBucket = async () => {
    if (Date.now() - seenAt < BUCKET_SEEN_FOR_MS) return true
    const response = await ask(`bucket/${SITES_BUCKET}`)
    await response.body?.cancel()
    if (response.ok) seenAt = Date.now()
    return response.ok
  }
  return {
    async read(path, maxBytes, etag): Promise<OriginAnswer> {
      const headers = etag === undefined ? {} : { 'if-none-match': etag }
      const response = await ask(`object/authenticated/${SITES_BUCKET}/${path}${nonceFor(path)}`, headers)
      if (response.status === 304 && etag !== undefined) return { state: 'unchanged' }
      if (response.ok)
        return {
          state: 'found',
          bytes: await readBytes(response, maxBytes),
          etag: response.headers.get('etag'),
        }
      if ((await isMissing(response)) && (await canSeeBucket())) return { state: 'missing' }
      throw new Error(`Storage answered ${response.status} for ${path}`)
    },
  }
}

/**
 * Pointers are all that changes in the bucket. The hosted Storage's own cache would show a change up to a minute late, and
 * asks behind it for each new nonce: https://supabase.com/docs/guides/storage/cdn/smart-cdn#bypassing-cache
 */
function nonceFor(path: string): string {
  return path.startsWith('hosts/') ? `?cacheNonce=${crypto.randomUUID()}` : ''
}

/** Storage says "no such object" with status 400 or 404 and a code in the body. */
async function isMissing(response: Response): Promise<boolean> {
  if (response.status !== 400 && response.status !== 404) {
    await response.body?.cancel()
    return false
  }
  const body: unknown = await response.json().catch(() => null)
  if (typeof body !== 'object' || body === null) return false
  return ('code' in body && body.code === 'NoSuchKey') || ('error' in body && body.error === 'not_found')
}

async function readBytes(response: Response, maxBytes: number): Promise<Bytes> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel()
    throw new Error('Storage answered an object that is too large')
  }
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length > maxBytes) throw new Error('Storage answered an object that is too large')
  return bytes
}
