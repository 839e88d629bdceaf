import {
  ACCOUNT_ERROR_STATUS,
  ACCOUNT_PATH,
  type AccountErrorCode,
  CAPTURES_PATH,
  DELETE_WORD,
} from '@foyer/shared/api/account.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import type { Failure } from '../_shared/failure.ts'
import type { Log } from '../_shared/log.ts'
import { type Call, type Endpoint, serveEndpoints } from '../_shared/serve-endpoints.ts'
import type { VerifyUser } from '../_shared/verify-user.ts'
import type { WritePointers } from '../_shared/write-pointers.ts'
import type { DeleteUser } from './delete-user.ts'
import type { LoadCaptures } from './load-captures.ts'
import type { RemoveFiles } from './remove-files.ts'

export type AccountDependencies = {
  readonly verifyUser: VerifyUser
  readonly loadCaptures: LoadCaptures
  readonly removeFiles: RemoveFiles
  readonly deleteUser: DeleteUser
  readonly writePointers: WritePointers
  readonly log: Log
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
        answer: (call) => deleteAccount(call, deps),
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

/**
 * Files go first: once the user is deleted, no request could delete the rest. Every part may be repeated, so that a deletion
 * that broke off is finished by the same call.
 */
async function deleteAccount({ request, readJson }: Call, deps: AccountDependencies): Answer {
  const user = await deps.verifyUser(request)
  if (!user.ok) return user
  const { userId } = user.value
  const confirmation = await readJson()
  if (!confirmation.ok) return confirmation
  if (!confirmationSchema.safeParse(confirmation.value).success) return err({ code: 'not_confirmed' })
  const files = await deps.removeFiles(userId)
  if (!files.ok) return err({ code: 'half_done' })
  const deleted = await deps.deleteUser(userId)
  if (!deleted.ok) return err({ code: 'half_done' })
  // The website goes at once; what cannot be written now is repeated by the timer, which also removes its files.
  await deps.writePointers()
  // A token outlives its user for up to an hour: what another tab uploaded meanwhile goes as well.
  const late = await deps.removeFiles(userId)
  if (!late.ok) deps.log({ event: 'late_files_not_removed' })
  return ok(new Response(null, { status: 204 }))
}
