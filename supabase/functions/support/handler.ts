import { DUE_MAILS_PATH, SUPPORT_MAX_BYTES, supportRequestSchema } from '@foyer/shared/api/support.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import type { Failure } from '../_shared/failure.ts'
import type { HoldsSecretKey } from '../_shared/holds-secret-key.ts'
import type { Log } from '../_shared/log.ts'
import { type Call, type Endpoint, serveEndpoints } from '../_shared/serve-endpoints.ts'
import type { VerifyUser } from '../_shared/verify-user.ts'
import type { DeliverMails } from './deliver-mails.ts'
import type { FileRequest } from './file-request.ts'

export type SupportDependencies = {
  readonly verifyUser: VerifyUser
  readonly holdsSecretKey: HoldsSecretKey
  readonly fileRequest: FileRequest
  readonly deliverMails: DeliverMails
  /** Lets work go on after the answer. */
  readonly inBackground: (work: Promise<void>) => void
  readonly log: Log
}

/**
 * Makes the endpoint that stores what signed-in people ask the support for, and mails it to the support. A timer asks
 * for the mails that did not go out.
 */
export function createHandler(deps: SupportDependencies): (request: Request) => Promise<Response> {
  const takeRequests: Endpoint = {
    method: 'POST',
    maxBodyBytes: SUPPORT_MAX_BYTES,
    answer: (call) => takeRequest(call, deps),
  }
  const mailDue: Endpoint = { method: 'POST', maxBodyBytes: 0, answer: (call) => mailDueRequests(call, deps) }
  return serveEndpoints({
    name: 'support',
    findEndpoint: (path) => (path === DUE_MAILS_PATH ? mailDue : takeRequests),
    statuses: {},
    messages: {
      method_not_allowed: 'This address only takes POST.',
      unexpected: 'Something broke on our side and we could not keep your message. Please try again later.',
      unavailable: 'We could not keep your message just now. Please try again in a moment.',
    },
    log: deps.log,
  })
}

async function takeRequest(
  { request, readAs }: Call,
  { verifyUser, fileRequest, deliverMails, inBackground }: SupportDependencies,
): Promise<Result<Response, Failure>> {
  const user = await verifyUser(request)
  if (!user.ok) return user
  const { userId, email } = user.value
  // Without an address the support could not answer.
  if (!email) return err({ code: 'unauthorized' })
  const asked = await readAs(supportRequestSchema)
  if (!asked.ok) return asked
  const filed = await fileRequest({ ...asked.value, owner_id: userId, email })
  if (!filed.ok) return filed
  // The request is stored: the answer does not wait for the mail.
  inBackground(deliverMails(filed.value.id))
  return ok(Response.json({ request: filed.value }, { status: 201 }))
}

async function mailDueRequests(
  { request }: Call,
  { holdsSecretKey, deliverMails, inBackground }: SupportDependencies,
): Promise<Result<Response, Failure>> {
  if (!(await holdsSecretKey(request))) return err({ code: 'unauthorized' })
  inBackground(deliverMails(null))
  return ok(new Response(null, { status: 202 }))
}
