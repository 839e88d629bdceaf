import {
  joinSchema,
  WAITLIST_ERROR_STATUS,
  WAITLIST_MAX_BYTES,
  type WaitlistErrorCode,
} from '@foyer/shared/api/waitlist.ts'
import { isRobot } from '@foyer/shared/leads/is-robot.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { clientNetwork } from '../_shared/client-network.ts'
import { fieldProblems } from '../_shared/field-problems.ts'
import type { KeyedHash } from '../_shared/keyed-hash.ts'
import type { Log } from '../_shared/log.ts'
import { createPostEndpoint, type EndpointFailure } from '../_shared/post-endpoint.ts'
import { asksForPage, isForm, readInput } from '../_shared/read-input.ts'
import type { StoreJoin } from './store-join.ts'

export type WaitlistDependencies = {
  /** Where a visitor goes on after a plain form, without a trailing slash. */
  readonly appUrl: string
  readonly storeJoin: StoreJoin
  readonly keyedHash: KeyedHash
  readonly log: Log
}

const MESSAGES: { readonly [Code in WaitlistErrorCode]: string } = {
  invalid_json: 'We could not read what was sent: it is not a JSON object.',
  invalid_form: 'We could not read the form that was sent.',
  invalid_fields: 'Some of what was sent cannot be used.',
  method_not_allowed: 'This address only takes a submitted form.',
  body_too_large: 'That is more than we can take. Please send at most 4 KB.',
  unsupported_content_type: 'Please send JSON or a form: we cannot read this content type.',
  too_many_requests: 'That was often enough for now.',
  unexpected: 'Something broke on our side and we could not save this. Please try again later.',
  unavailable: 'We could not save this just now. Please try again in a moment.',
}

/**
 * Makes the endpoint through which visitors without an account join the list for social ads.
 *
 * A script gets JSON, a plain form `303` to the page of the list. Nobody learns whether an email was on it.
 */
export function createHandler(deps: WaitlistDependencies): (request: Request) => Promise<Response> {
  return createPostEndpoint({
    name: 'waitlist',
    statuses: WAITLIST_ERROR_STATUS,
    messages: MESSAGES,
    act: (request) => join(request, deps),
    log: deps.log,
  })
}

async function join(
  request: Request,
  { appUrl, storeJoin, keyedHash }: WaitlistDependencies,
): Promise<Result<Response, EndpointFailure<WaitlistErrorCode>>> {
  const input = await readInput(request, WAITLIST_MAX_BYTES)
  if (!input.ok) return input
  const parsed = joinSchema.safeParse(input.value.kind === 'form' ? input.value.fields : input.value.values)
  if (!parsed.success) return err({ code: 'invalid_fields', fields: fieldProblems(parsed.error) })
  // A program gets the answer that a person gets.
  if (!isRobot(parsed.data)) {
    const network = clientNetwork(request.headers)
    const stored = await storeJoin({
      email: parsed.data.email,
      feature: 'social_ads',
      addressHash: network ? await keyedHash(`network ${network}`) : null,
    })
    if (!stored.ok) return stored
  }
  return ok(
    isForm(request) && asksForPage(request)
      ? new Response(null, { status: 303, headers: { location: `${appUrl}/waitlist?joined` } })
      : Response.json({ joined: true }),
  )
}
