import { err, ok, type Result } from '@foyer/shared/result.ts'

/**
 * Reads a whole body, but never more than the limit: a sender may lie in `Content-Length` or leave it out.
 *
 * @param maxBytes the largest body that is accepted
 * @returns the bytes, or `body_too_large`
 * @throws what the stream throws when the sender goes away
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Result<Uint8Array<ArrayBuffer>, { code: 'body_too_large' }>> {
  if (Number(request.headers.get('content-length')) > maxBytes) return err({ code: 'body_too_large' })
  if (!request.body) return ok(new Uint8Array())
  const body = new Uint8Array(maxBytes)
  let length = 0
  for await (const chunk of request.body) {
    if (length + chunk.length > maxBytes) return err({ code: 'body_too_large' })
    body.set(chunk, length)
    length += chunk.length
  }
  return ok(body.subarray(0, length))
}
