import {
  DUE_MAILS_PATH,
  SUPPORT_ERROR_STATUS,
  SUPPORT_MAX_BYTES,
  type SupportErrorCode,
  supportRequestSchema,
} from '@foyer/shared/api/support.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { fieldProblems } from '../_shared/field-problems.ts'
import type { HoldsSecretKey } from '../_shared/holds-secret-key.ts'
import type { Log } from '../_shared/log.ts'
import { createPostEndpoint, type EndpointFailure } from '../_shared/post-endpoint.ts'
import { readInput } from '../_shared/read-input.ts'
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

const MESSAGES: { readonly [Code in SupportErrorCode]: string } = {
  invalid_json: 'We could not read what was sent: it is not a JSON object.',
  invalid_form: 'We could not read the form that was sent.',
  invalid_fields: 'Some of what was sent cannot be used.',
  unauthorized: 'Please sign in first.',
  method_not_allowed: 'This address only takes POST.',
  body_too_large: 'That is more than we can take. Please send at most 32 KB.',
  unsupported_content_type: 'Please send JSON: we cannot read this content type.',
  too_many_requests: 'You have sent us several messages within the hour, and we have them all.',
  unexpected: 'Something broke on our side and we could not keep your message. Please try again later.',
  unavailable: 'We could not keep your message just now. Please try again in a moment.',
}

/**
 * Makes the endpoint that stores what signed-in people ask the support for, and mails it to the support. A timer asks
 * for the mails that did not go out.
 */
export function createHandler(deps: SupportDependencies): (request: Request) => Promise<Response> {
  return createPostEndpoint({
    name: 'support',
    statuses: SUPPORT_ERROR_STATUS,
    messages: MESSAGES,
    act: (request) =>
      new URL(request.url).pathname === DUE_MAILS_PATH
        ? mailWhatIsDue(request, deps)
        : takeRequest(request, deps),
    log: deps.log,
  })
}

async function takeRequest(
  request: Request,
  { verifyUser, fileRequest, deliverMails, inBackground }: SupportDependencies,
): Promise<Result<Response, EndpointFailure<SupportErrorCode>>> {
  const user = await verifyUser(request)
  if (!user.ok) return user
  const { userId, email } = user.value
  // Without an address nobody could answer.
  if (!email) return err({ code: 'unauthorized' })
  const input = await readInput(request, SUPPORT_MAX_BYTES)
  if (!input.ok) return input
  if (input.value.kind === 'form') return err({ code: 'unsupported_content_type' })
  const parsed = supportRequestSchema.safeParse(input.value.values)
  if (!parsed.success) return err({ code: 'invalid_fields', fields: fieldProblems(parsed.error) })
  const filed = await fileRequest({ ...parsed.data, owner_id: userId, email })
  if (!filed.ok) return filed
  // The request is safe: nobody waits for the mail.
  inBackground(deliverMails(filed.value.id))
  return ok(Response.json({ request: filed.value }, { status: 201 }))
}

async function mailWhatIsDue(
  request: Request,
  { holdsSecretKey, deliverMails, inBackground }: SupportDependencies,
): Promise<Result<Response, EndpointFailure<SupportErrorCode>>> {
  if (!(await holdsSecretKey(request))) return err({ code: 'unauthorized' })
  inBackground(deliverMails(null))
  return ok(new Response(null, { status: 202 }))
}
