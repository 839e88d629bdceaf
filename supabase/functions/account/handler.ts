import {
  ACCOUNT_ERROR_STATUS,
  ACCOUNT_PATH,
  type AccountErrorCode,
  CAPTURES_PATH,
  DELETE_WORD,
} from '@foyer/shared/api/account.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { type AccountDeletion, deleteAccount } from '../_shared/accounts/delete-account.ts'
import type { Failure } from '../_shared/failure.ts'
import { type Call, type Endpoint, serveEndpoints } from '../_shared/serve-endpoints.ts'
import type { VerifyUser } from '../_shared/verify-user.ts'
import type { LoadCaptures } from './load-captures.ts'

export type AccountDependencies = AccountDeletion & {
  readonly verifyUser: VerifyUser
  readonly loadCaptures: LoadCaptures
}

type Answer = Promise<Result<Response, Failure<AccountErrorCode>>>

const CONFIRMATION_MAX_BYTES = 1024

const confirmationSchema = z.object({ confirm: z.literal(DELETE_WORD) })

/** Makes the endpoints through which people download what is stored about them, and delete it. */
export function createHandler(deps: AccountDependencies): (request: Request) => Promise<Response> {
  const endpoints = new Map<string, Endpoint<AccountErrorCode>>([
    [
      ACCOUNT_PATH,
      {
        method: 'DELETE',
        maxBodyBytes: CONFIRMATION_MAX_BYTES,
        answer: (call) => deleteOwnAccount(call, deps),
      },
    ],
    [CAPTURES_PATH, { method: 'GET', maxBodyBytes: 0, answer: (call) => listCaptures(call, deps) }],
  ])
  return serveEndpoints({
    name: 'account',
    findEndpoint: (path) => endpoints.get(path),
    statuses: ACCOUNT_ERROR_STATUS,
    messages: {
      not_confirmed: `To delete an account, the request has to say ${DELETE_WORD}.`,
      unavailable: 'That did not work just now, and nothing was changed. Please try again in a moment.',
      half_done: 'We could not delete everything just now. Please try again: that deletes what is left.',
    },
    log: deps.log,
  })
}

async function listCaptures(
  { request }: Call,
  { verifyUser, loadCaptures }: Pick<AccountDependencies, 'verifyUser' | 'loadCaptures'>,
): Answer {
  const user = await verifyUser(request)
  if (!user.ok) return user
  const captures = await loadCaptures(user.value.userId)
  return captures.ok ? ok(Response.json({ captures: captures.value })) : captures
}

async function deleteOwnAccount({ request, readJson }: Call, deps: AccountDependencies): Answer {
  const user = await deps.verifyUser(request)
  if (!user.ok) return user
  const confirmation = await readJson()
  if (!confirmation.ok) return confirmation
  if (!confirmationSchema.safeParse(confirmation.value).success) return err({ code: 'not_confirmed' })
  const deleted = await deleteAccount(user.value.userId, deps)
  return deleted.ok ? ok(new Response(null, { status: 204 })) : deleted
}
