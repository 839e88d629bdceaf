import { BUDGETS, type BudgetName } from '@foyer/shared/api/budgets.ts'
import { vi } from 'vitest'
import { NO_PAGE_LOADS } from './page-loads.ts'

export type SentRequest = {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  /** The body, parsed where it is JSON. */
  readonly body: unknown
}

// Taken before a test can put a fake clock in its place.
const nextTurn = setImmediate
let open = 0

/** Returns how many requests have no answer yet, or one that the app has not handled. Those a test answers do not count. */
export const openRequests = (): number => open

export type Answer =
  | {
      readonly status?: number
      readonly body?: unknown
      readonly headers?: Readonly<Record<string, string>>
    }
  | 'unreachable'

/** What a function answers when an account has done something as often as it may in an hour. */
export function spentBudget(budget: BudgetName): Answer {
  const limit = { budget, ...BUDGETS[budget].limits[0] }
  const error = { code: 'too_many_requests', message: 'That was often enough for now.', limit }
  return { status: 429, headers: { 'Retry-After': '600' }, body: { error } }
}

type Answers = Readonly<Record<string, Answer | ((request: SentRequest) => Answer | Promise<Answer>)>>

// Most tests are about owners who have not published.
const UNPUBLISHED: Answers = {
  'POST /rpc/published_site': { body: null },
  // Asked for once something is published, by tests that are about something else.
  'POST /rpc/page_load_sums': { body: NO_PAGE_LOADS },
}

/**
 * Answers the requests of the app instead of the network.
 *
 * @param answers by method and the end of the path, such as `POST /otp`; what is not listed is refused. A promise is
 *   an answer that comes when the test says so.
 * @returns the requests that were sent, in order
 */
export function fakeBackend(answers: Answers): SentRequest[] {
  const sent: SentRequest[] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    // Aborted requests are not sent.
    init?.signal?.throwIfAborted()
    const request = new Request(input, init?.signal ? { ...init, signal: null } : init)
    const url = new URL(request.url)
    const text = await request.text()
    const body: unknown = text ? JSON.parse(text) : null
    const one = { method: request.method, url, headers: request.headers, body }
    sent.push(one)
    const known = { ...UNPUBLISHED, ...answers }
    const key = Object.keys(known).find((name) => {
      const [method, end = ''] = name.split(' ')
      return method === request.method && url.pathname.endsWith(end)
    })
    const message = `Nobody answers ${request.method} ${url.pathname} in this test.`
    // Not a lost connection, after which supabase-js would ask again for seconds.
    const refused: Answer = { status: 404, body: { code: 'not_listed', message } }
    const listed = (key && known[key]) || refused
    const given = typeof listed === 'function' ? listed(one) : listed
    const found = given instanceof Promise ? await uncounted(given) : given
    if (found === 'unreachable') throw new TypeError('Failed to fetch')
    const { status = 200, body: written = {}, headers } = found
    const isTable = request.method === 'GET' && url.pathname.startsWith('/rest/v1/')
    return new Response(
      status === 204 ? null : JSON.stringify(isTable && status < 400 ? rowsIn(written) : written),
      {
        status,
        headers: {
          'Content-Type': 'application/json',
          'X-Supabase-Api-Version': '2024-01-01',
          ...headers,
        },
      },
    )
  }
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    open++
    return answer(input, init).finally(() => nextTurn(() => open--))
  })
  return sent
}

/** A table answers a list, also where a test names one row, or `null` for none. */
function rowsIn(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body
  return body === null ? [] : [body]
}

async function uncounted<Value>(promise: Promise<Value>): Promise<Value> {
  open--
  try {
    return await promise
  } finally {
    open++
  }
}

/** A token that never expires. */
export const ACCESS_TOKEN = `e30.${btoa('{"exp":9999999999}').replaceAll('=', '')}.c2ln`

/** A session as the authentication service answers it. */
export function sessionFor(email: string, metadata: Record<string, string> = {}) {
  const now = Math.floor(Date.now() / 1000)
  return {
    access_token: ACCESS_TOKEN,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: now + 3600,
    user: { id: `id-of-${email}`, aud: 'authenticated', email, user_metadata: metadata },
  }
}

/** Answers a save as the server does when nothing was stored before. */
export function storeEntries({ body }: SentRequest): Answer {
  const changes: Readonly<Record<string, { value?: unknown; typed_at?: string }>> = Object(body).changes
  const rows = Object.entries(changes).map(([key, { value = null, typed_at = '' }]) => ({
    ...{ key, value, replaced: null, typed_at, changed_at: typed_at, version: 1 },
  }))
  return { body: rows }
}
