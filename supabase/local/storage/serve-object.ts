import type { StorageContext } from './caller.ts'
import type { ObjectRecord } from './object-records.ts'
import { noSuchObject } from './storage-error.ts'

/**
 * Answers an object's bytes, or 304 when the request names its ETag.
 *
 * @param lookUp finds the object with the caller's rights
 * @param expires when the signed address stops working
 */
export async function serveObject(
  { blobs }: StorageContext,
  request: Request,
  lookUp: () => Promise<ObjectRecord | null>,
  expires: Date | null = null,
): Promise<Response> {
  // An upload may replace the version between the look-up and the reading; the second look-up finds the new one.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const object = await lookUp()
    if (object === null) break
    if (request.headers.get('if-none-match') === object.metadata.eTag) {
      return new Response(null, { status: 304, headers: { etag: object.metadata.eTag } })
    }
    const bytes = await blobs.read(object.version)
    if (bytes === null) continue
    const download = new URL(request.url).searchParams.get('download')
    return new Response(bytes, { headers: headersOf(object, download, expires) })
  }
  throw noSuchObject()
}

function headersOf({ metadata }: ObjectRecord, download: string | null, expires: Date | null): Headers {
  const headers = new Headers({
    'cache-control': metadata.cacheControl,
    'content-length': String(metadata.size),
    // An HTML page would run scripts with this origin's rights.
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
