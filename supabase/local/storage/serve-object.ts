import type { ObjectRecord } from './object-records.ts'
import type { StorageContext } from './storage-context.ts'
import { noSuchObject, StorageError } from './storage-error.ts'

/** Looks the object up under the caller's rights; throws when it is hidden or missing. */
export type LookUp = () => Promise<ObjectRecord | null>

/** Answers an object's bytes: whole (200), a part (206), or nothing new (304). */
export async function serveObject(
  { blobs }: StorageContext,
  request: Request,
  lookUp: LookUp,
  expires: Date | null = null,
): Promise<Response> {
  // An upload may replace the version between the look-up and the reading: then the second look finds the new one.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const object = await lookUp()
    if (object === null) break
    const { size, eTag } = object.metadata
    const headers = headersOf(object, new URL(request.url).searchParams.get('download'), expires)
    if (matches(request.headers.get('if-none-match'), eTag)) {
      return new Response(null, { status: 304, headers })
    }
    const range = parseRange(request.headers.get('range'), size)
    const { start, end } = range ?? { start: 0, end: size - 1 }
    const body = await blobs.read(object.version, start, end)
    if (body === null) continue
    headers.set('content-length', String(end - start + 1))
    if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`)
    return new Response(body, { status: range ? 206 : 200, headers })
  }
  throw noSuchObject()
}

function headersOf({ metadata }: ObjectRecord, download: string | null, expires: Date | null): Headers {
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': metadata.cacheControl,
    // A page from here would run with this origin's rights.
    'content-type': metadata.mimetype.replace(/^text\/html/i, 'text/plain'),
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
    'x-robots-tag': 'none',
  })
  if (expires) headers.set('expires', expires.toUTCString())
  if (download === '') headers.set('content-disposition', 'attachment;')
  else if (download !== null) {
    const name = encodeURIComponent(download)
    headers.set('content-disposition', `attachment; filename=${name}; filename*=UTF-8''${name}`)
  }
  return headers
}

function matches(ifNoneMatch: string | null, eTag: string): boolean {
  if (ifNoneMatch === null) return false
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes('*') || known.includes(eTag)
}

// One range of bytes; more than one, or another unit, is answered with the whole.
function parseRange(header: string | null, size: number): { start: number; end: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start > end) {
    throw new StorageError('416', 'InvalidRange', 'The requested range cannot be satisfied', 'InvalidRange')
  }
  return { start, end }
}
