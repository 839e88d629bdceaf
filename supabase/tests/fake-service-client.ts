import { createServiceClient, type ServiceClient } from '../functions/_shared/service-client.ts'

type Asked = {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type FakeService = {
  readonly client: ServiceClient
  /** The requests, in order. */
  readonly asked: readonly Asked[]
}

/** The response of a service, or the error it throws; `never` leaves the call unanswered until it is aborted. */
export type FakeAnswer = (asked: Asked) => Response | 'never'

/** The client of the functions, with services that give one answer and record the requests. */
export function fakeServiceClient(
  answer: FakeAnswer,
  { secretKey = 'sb_secret_x', timeoutMs = 60_000 } = {},
): FakeService {
  const asked: Asked[] = []
  const client = createServiceClient({
    supabaseUrl: 'http://project.test',
    secretKey,
    timeoutMs,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const sent = {
        method: request.method,
        url: `${pathname}${search}`,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      }
      asked.push(sent)
      const answered = answer(sent)
      return answered === 'never' ? untilAborted(init?.signal) : answered
    },
  })
  return { client, asked }
}

/** A response with a JSON content type; the body may be malformed. */
export function json(status: number, body: unknown): () => Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return () => new Response(text, { status, headers: { 'content-type': 'application/json' } })
}

/** The error of fetch without a network. */
export function offline(): never {
  throw new TypeError('fetch failed')
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}
