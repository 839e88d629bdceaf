import {
  ACCOUNT_ERROR_STATUS,
  ACCOUNT_PATH,
  type AccountErrorCode,
  CAPTURES_PATH,
  DELETE_WORD,
} from '@foyer/shared/api/account.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import type { Log } from '../_shared/log.ts'
import { readBody } from '../_shared/read-body.ts'
import { serveEndpoints } from '../_shared/serve-endpoints.ts'
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

/** Makes the endpoints through which people take what is stored of them, and delete it. */
export function createHandler(deps: AccountDependencies): (request: Request) => Promise<Response> {
  const forOwner =
    (answer: (userId: string, request: Request, deps: AccountDependencies) => Answer) =>
    async (request: Request): Answer => {
      const user = await deps.verifyUser(request)
      return user.ok ? answer(user.value.userId, request, deps) : user
    }
  return serveEndpoints<AccountErrorCode>({
    name: 'account',
    endpoints: new Map([
      [ACCOUNT_PATH, { method: 'DELETE', answer: forOwner(deleteAccount) }],
      [CAPTURES_PATH, { method: 'GET', answer: forOwner(tellCaptures) }],
    ]),
    statuses: ACCOUNT_ERROR_STATUS,
    messages: MESSAGES,
    log: deps.log,
  })
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
