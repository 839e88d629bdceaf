/** A server that answers each request of the widget when the test says so. Tests put its `fetch` in place of the real one. */
export function createCaptureServer() {
  const requests: { readonly body: string; readonly answer: (response: Response) => void }[] = []
  return {
    fetch: (_: string, { body }: { readonly body?: unknown }) =>
      new Promise<Response>((answer) => {
        requests.push({ body: String(body), answer })
      }),
    /** The bodies of all requests, in order. */
    bodies: () => requests.map(({ body }) => body),
    /** Answers the request with this index. */
    respond(index: number, status: number, body: object = {}, headers: Record<string, string> = {}) {
      const request = requests[index]
      if (!request) throw new Error(`There is no request ${index}.`)
      request.answer(Response.json(body, { status, headers }))
    },
  }
}
