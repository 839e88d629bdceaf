import { vi } from 'vitest'

/** Replaces `fetch` with a server that answers each request when the test says so. */
export function stubCaptureServer() {
  const requests: { readonly body: string; readonly answer: (response: Response) => void }[] = []
  vi.stubGlobal('fetch', (_: string, options: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    requests.push({ body: String(options.body), answer: resolve })
    return promise
  })
  return {
    /** The bodies of all requests, in order. */
    bodies: () => requests.map(({ body }) => body),
    /** Answers the request with this index and waits until the widget has handled the response. */
    async respond(index: number, status: number, body: object = {}) {
      const request = requests[index]
      if (!request) throw new Error(`There is no request ${index}.`)
      request.answer(Response.json(body, { status }))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}
