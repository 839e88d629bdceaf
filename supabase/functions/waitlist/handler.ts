import { joinSchema, WAITLIST_MAX_BYTES } from '@foyer/shared/api/waitlist.ts'
import { detectBot } from '@foyer/shared/leads/detect-bot.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { clientNetwork } from '../_shared/client-network.ts'
import { type Failure, fieldProblems } from '../_shared/failure.ts'
import type { KeyedHash } from '../_shared/keyed-hash.ts'
import type { Log } from '../_shared/log.ts'
import { asksForPage, isForm } from '../_shared/read-input.ts'
import { type Call, serveEndpoints } from '../_shared/serve-endpoints.ts'
import type { StoreJoin } from './store-join.ts'

export type WaitlistDependencies = {
  /** The address of the app, where a plain form leads, without a trailing slash. */
  readonly appUrl: string
  readonly storeJoin: StoreJoin
  readonly keyedHash: KeyedHash
  readonly log: Log
}

/**
 * Makes the endpoint through which visitors without an account join the list for social ads.
 *
 * A script gets JSON, a plain form `303` to the page of the list. The answer never tells whether an email was on it.
 */
export function createHandler(deps: WaitlistDependencies): (request: Request) => Promise<Response> {
  return serveEndpoints({
    name: 'waitlist',
    findEndpoint: () => ({
      method: 'POST',
      maxBodyBytes: WAITLIST_MAX_BYTES,
      answer: (call) => join(call, deps),
    }),
    statuses: {},
    messages: {
      method_not_allowed: 'This address only takes a submitted form.',
      unsupported_content_type: 'Please send JSON or a form: we cannot read this content type.',
      unexpected: 'Something broke on our side and we could not save this. Please try again later.',
      unavailable: 'We could not save this just now. Please try again in a moment.',
    },
    log: deps.log,
  })
}

async function join(
  { request, readInput }: Call,
  { appUrl, storeJoin, keyedHash, log }: WaitlistDependencies,
): Promise<Result<Response, Failure>> {
  const input = await readInput()
  if (!input.ok) return input
  const parsed = joinSchema.safeParse(input.value.kind === 'form' ? input.value.fields : input.value.values)
  if (!parsed.success) return err({ code: 'invalid_fields', fields: fieldProblems(parsed.error) })
  // Browsers fill in fields for people: nothing is dropped, and a mark changes nothing in the answer.
  const suspected = detectBot(parsed.data)
  if (suspected) log({ event: 'join_suspected', function: 'waitlist', sign: suspected })
  const network = clientNetwork(request.headers)
  const stored = await storeJoin({
    email: parsed.data.email,
    feature: 'social_ads',
    addressHash: network ? await keyedHash(`network ${network}`) : null,
    suspected,
  })
  if (!stored.ok) return stored
  return ok(
    isForm(request) && asksForPage(request)
      ? new Response(null, { status: 303, headers: { location: `${appUrl}/waitlist?joined` } })
      : Response.json({ joined: true }),
  )
}
