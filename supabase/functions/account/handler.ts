import {
  ACCOUNT_ERROR_STATUS,
  ACCOUNT_PATH,
  type AccountErrorCode,
  CAPTURES_PATH,
  DELETE_WORD,
} from '@foyer/shared/api/account.ts'
import type { ErrorBody } from '@foyer/shared/api/error-body.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { codePlaces } from '../_shared/code-places.ts'
import type { Log } from '../_shared/log.ts'
import { readBody } from '../_shared/read-body.ts'
import type { VerifyUser } from '../_shared/verify-user.ts'
import type { AccountFailure } from './account-failure.ts'
import type { DeleteUser } from './delete-user.ts'
import type { LoadCaptures } from './load-captures.ts'
import type { RemoveFiles } from './remove-files.ts'

export type AccountDependencies = {
  readonly verifyUser: VerifyUser
  readonly loadCaptures: LoadCaptures
  readonly removeFiles: RemoveFiles
  readonly deleteUser: DeleteUser
  readonly log: Log
}

type Answer = Promise<Result<Response, AccountFailure>>
type Endpoint = {
  readonly method: string
  readonly answer: (userId: string, request: Request, deps: AccountDependencies) => Answer
}

const ENDPOINTS = new Map<string, Endpoint>([
  [ACCOUNT_PATH, { method: 'DELETE', answer: deleteAccount }],
  [CAPTURES_PATH, { method: 'GET', answer: tellCaptures }],
])

const MAX_BODY_BYTES = 1024

const MESSAGES: { readonly [Code in AccountErrorCode]: string } = {
  unauthorized: 'Please sign in first.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not take this method.',
  not_confirmed: `To delete an account, the request has to say ${DELETE_WORD}.`,
  unexpected: 'Something broke on our side. Please try again later.',
  unavailable: 'That did not work just now, and nothing was changed. Please try again in a moment.',
  half_done: 'We could not delete everything just now. Please try again: that deletes what is left.',
}

/** Makes the endpoint through which people take what is stored of them, and delete it. */
export function createHandler(deps: AccountDependencies): (request: Request) => Promise<Response> {
  return async (request) => {
    const endpoint = ENDPOINTS.get(new URL(request.url).pathname)
    const corsHeaders = describeAccess(endpoint)
    if (endpoint && request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: corsHeaders })
    }
    const call = async (): Answer => {
      if (!endpoint) return err({ code: 'not_found' })
      if (request.method !== endpoint.method) return err({ code: 'method_not_allowed' })
      const user = await deps.verifyUser(request)
      return user.ok ? endpoint.answer(user.value.userId, request, deps) : user
    }
    const called = await call().catch((error: unknown) => {
      deps.log({ event: 'account_broke', at: codePlaces(error) })
      return err<AccountFailure>({ code: 'unexpected' })
    })
    const response = called.ok ? called.value : answerFailure(called.error.code, corsHeaders)
    for (const [name, value] of Object.entries(corsHeaders)) response.headers.set(name, value)
    response.headers.set('cache-control', 'no-store')
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

function describeAccess(endpoint: Endpoint | undefined): Readonly<Record<string, string>> {
  return {
    // Nothing here goes by cookies: a page that has the owner's token could call from anywhere else, too.
    'access-control-allow-origin': '*',
    'access-control-allow-methods': endpoint ? `${endpoint.method}, OPTIONS` : 'OPTIONS',
    'access-control-allow-headers': 'authorization, content-type, apikey, x-client-info',
    'access-control-max-age': '86400',
  }
}

async function tellCaptures(userId: string, _request: Request, deps: AccountDependencies): Answer {
  const captures = await deps.loadCaptures(userId)
  return captures.ok ? ok(Response.json({ captures: captures.value })) : captures
}

/**
 * Files go first: once the user is gone, nobody could ask for the rest. Every part may be repeated, so that a deletion
 * that broke off is finished by the same call.
 */
async function deleteAccount(userId: string, request: Request, deps: AccountDependencies): Answer {
  if (!(await isConfirmed(request))) return err({ code: 'not_confirmed' })
  const files = await deps.removeFiles(userId)
  if (!files.ok) return err({ code: 'half_done' })
  const user = await deps.deleteUser(userId)
  if (!user.ok) return err({ code: 'half_done' })
  // A token outlives its user for up to an hour: what another tab uploaded meanwhile goes as well.
  const late = await deps.removeFiles(userId)
  if (!late.ok) deps.log({ event: 'late_files_not_looked_for' })
  return ok(new Response(null, { status: 204 }))
}

const confirmationSchema = z.object({ confirm: z.literal(DELETE_WORD) })

async function isConfirmed(request: Request): Promise<boolean> {
  const body = await readBody(request, MAX_BODY_BYTES)
  if (!body.ok) return false
  try {
    return confirmationSchema.safeParse(JSON.parse(new TextDecoder().decode(body.value))).success
  } catch {
    return false
  }
}

function answerFailure(code: AccountErrorCode, corsHeaders: Readonly<Record<string, string>>): Response {
  const body: ErrorBody = { error: { code, message: MESSAGES[code] } }
  const response = Response.json(body, { status: ACCOUNT_ERROR_STATUS[code] })
  if (code === 'method_not_allowed') {
    response.headers.set('allow', corsHeaders['access-control-allow-methods'] ?? '')
  }
  if (code === 'unauthorized') response.headers.set('www-authenticate', 'Bearer')
  return response
}
