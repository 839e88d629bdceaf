import { err, ok, type Result } from '@foyer/shared/result.ts'

type BodyProblem = { readonly code: 'body_too_large' | 'request_timeout' }

/**
 * Reads the body of a request or of an answer, and stops as soon as it is larger or slower than is accepted.
 *
 * @param timeoutMs how long the whole body may take to arrive
 * @throws what the stream throws when the sender goes away
 */
export async function readBody(
  request: Pick<Request, 'headers' | 'body'>,
  { maxBytes, timeoutMs }: { readonly maxBytes: number; readonly timeoutMs: number },
): Promise<Result<Uint8Array<ArrayBuffer>, BodyProblem>> {
  if (Number(request.headers.get('content-length')) > maxBytes) return err({ code: 'body_too_large' })
  if (!request.body) return ok(new Uint8Array())
  const body = new Uint8Array(maxBytes)
  let length = 0
  const reader = request.body.getReader()
  const timeout = Promise.withResolvers<null>()
  const timer = setTimeout(() => timeout.resolve(null), timeoutMs)
  try {
    for (;;) {
      const step = await Promise.race([reader.read(), timeout.promise])
      if (!step) return err({ code: 'request_timeout' })
      if (step.done) return ok(body.subarray(0, length))
      if (length + step.value.length > maxBytes) return err({ code: 'body_too_large' })
      body.set(step.value, length)
      length += step.value.length
    }
  } finally {
    clearTimeout(timer)
    reader.cancel().catch(() => {})
  }
}
