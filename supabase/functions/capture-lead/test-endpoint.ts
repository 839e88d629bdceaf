// The capture endpoint as the tests of this folder use it.
import type { ErrorBody } from '@foyer/shared/api/error-body.ts'
import { ok } from '@foyer/shared/result.ts'
import { createKeyedHash } from '../_shared/keyed-hash.ts'
import { type CaptureDependencies, createHandler } from './handler.ts'
import type { StoreLead } from './store-lead.ts'

const URL_OF_FUNCTION = 'https://project.supabase.co/capture-lead'
export const ID = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001'
export const LEAD = 'a1b2c3d4-0000-4000-8000-000000000001'
export const EMAIL = 'ana@practice.com'

type Stored = {
  readonly capture: Parameters<StoreLead>[0]
  readonly addressHash: string | null
  readonly networkHash: string | null
  readonly suspected: Parameters<StoreLead>[3]
}

/** The endpoint with a store that records its calls; everything else is real. */
export function setUp(rest: Partial<CaptureDependencies> = {}) {
  const stored: Stored[] = []
  const logged: Record<string, unknown>[] = []
  const handle = createHandler({
    appUrl: 'https://app.example',
    apiUrl: 'http://127.0.0.1:54321',
    allowedOrigins: null,
    storeLead: async (capture, addressHash, networkHash, suspected) => {
      stored.push({ capture, addressHash, networkHash, suspected })
      return ok({ leadId: LEAD })
    },
    countPage: async () => ok(null),
    verifyChallenge: null,
    keyedHash: createKeyedHash('secret'),
    now: () => new Date('2026-11-21T09:30:10Z'),
    log: (event) => logged.push(event),
    ...rest,
  })
  return { handle, stored, logged }
}

type Sent = {
  readonly path?: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: BodyInit
}

export function request({ path = '', method = 'POST', headers = {}, body }: Sent): Request {
  return new Request(URL_OF_FUNCTION + path, {
    method,
    headers: { 'x-forwarded-for': '203.0.113.7', ...headers },
    ...(body === undefined ? {} : { body }),
  })
}

export function json(capture: unknown, headers: Record<string, string> = {}): Request {
  return request({
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: JSON.stringify(capture),
  })
}

export function form(fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  return request({
    headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers },
    body: new URLSearchParams(fields),
  })
}

export async function errorOf(response: Response) {
  const body: ErrorBody = await response.json()
  return body.error
}
