import { canonicalEmail } from '@foyer/shared/contact/email.ts'
import { suggestEmail } from '@foyer/shared/contact/suggest-email.ts'
import { type Capture, parseCapture } from '@foyer/shared/leads/capture.ts'
import { CAPTURE_ERROR_STATUS, type CaptureErrorCode } from '@foyer/shared/leads/capture-error.ts'
import { detectBot } from '@foyer/shared/leads/detect-bot.ts'
import { CAPTURE_MAX_BYTES } from '@foyer/shared/leads/limits.ts'
import { isPageCounts, PAGE_COUNTS_MAX_BYTES, PAGE_COUNTS_PATH } from '@foyer/shared/leads/page-counts.ts'
import { pageCountsSchema } from '@foyer/shared/leads/page-counts-schema.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { clientNetwork, networkToHash } from '../_shared/client-network.ts'
import { type Failure, fieldProblems } from '../_shared/failure.ts'
import { type KeyedHash, uuidFromHash } from '../_shared/keyed-hash.ts'
import type { Log } from '../_shared/log.ts'
import { asksForPage, isForm } from '../_shared/read-input.ts'
import { type Call, serveEndpoints } from '../_shared/serve-endpoints.ts'
import type { CountPage } from './count-page.ts'
import { renderErrorPage } from './error-page.ts'
import { readSubmission } from './read-submission.ts'
import { isSameSite } from './same-site.ts'
import type { StoreLead } from './store-lead.ts'
import type { VerifyChallenge } from './verify-challenge.ts'

export type CaptureDependencies = {
  /** The address of the app, without a trailing slash. */
  readonly appUrl: string
  /** Address of the API, where the error page is served. */
  readonly apiUrl: string
  /** Sites that may send; null lets every site. The app and the error page always may. */
  readonly allowedOrigins: readonly string[] | null
  readonly storeLead: StoreLead
  readonly countPage: CountPage
  /** null asks for no challenge. */
  readonly verifyChallenge: VerifyChallenge | null
  readonly keyedHash: KeyedHash
  readonly now: () => Date
  readonly log: Log
}

type Capturing = Promise<Result<Response, Failure<CaptureErrorCode>>>

/**
 * Makes the endpoint that turns a submission into a lead and sends the visitor on to the app, and the one that counts
 * what happened on a page.
 *
 * A script gets JSON. A plain form gets `303` to the app, or a page that says what to do and keeps the input. Counts get
 * `204`.
 */
export function createHandler(deps: CaptureDependencies): (request: Request) => Promise<Response> {
  const ownOrigins = [deps.appUrl, deps.apiUrl].map((url) => new URL(url).origin)
  return serveEndpoints<CaptureErrorCode>({
    name: 'capture-lead',
    findEndpoint: (path) =>
      path.endsWith(PAGE_COUNTS_PATH)
        ? {
            method: 'POST',
            maxBodyBytes: PAGE_COUNTS_MAX_BYTES,
            answer: async ({ request, readJson }) => {
              const read = await readJson()
              return read.ok ? countPage(request, read.value, deps) : read
            },
          }
        : {
            method: 'POST',
            maxBodyBytes: CAPTURE_MAX_BYTES,
            answer: (call) => captureLead(call, deps),
          },
    statuses: CAPTURE_ERROR_STATUS,
    messages: {
      challenge_failed: 'We could not confirm that you are a person. Please try once more.',
      method_not_allowed: 'This address only takes a submitted form.',
      unsupported_content_type: 'Please send JSON or a form: we cannot read this content type.',
      unexpected: 'Something broke on our side and we could not save this. Please try again later.',
      unavailable: 'We could not save this just now. Please try again in a moment.',
    },
    takesWrappedRequests: true,
    allowedOrigins: deps.allowedOrigins && [...deps.allowedOrigins, ...ownOrigins],
    renderFailure: (shown) => renderErrorPage(shown, deps.appUrl),
    log: deps.log,
  })
}

async function captureLead({ request, readInput }: Call, deps: CaptureDependencies): Capturing {
  const read = await readInput()
  if (!read.ok) return read
  const input = read.value
  if (input.kind === 'json' && isPageCounts(input.values)) return countPage(request, input.values, deps)
  const submission = readSubmission(input, request.headers.get('referer') ?? '', deps.now())
  const network = clientNetwork(request.headers)
  const parsed = parseCapture(
    z.uuid().safeParse(submission.capture.submission_id).success
      ? submission.capture
      : {
          ...submission.capture,
          submission_id: await deriveSubmissionId(submission.capture.email, network, deps),
        },
  )
  if (!parsed.ok) {
    const { fields } = parsed.error
    const meant = fields.email ? (suggestEmail(textOf(submission.capture.email)) ?? undefined) : undefined
    return err({ code: 'invalid_fields', fields, meant, message: fields.email ?? fieldNames(fields) })
  }
  const capture = withoutOwnReferrers(parsed.value)
  if (deps.verifyChallenge) {
    const { challengeToken: token } = submission
    const verdict = await deps.verifyChallenge({ token, submissionId: capture.submission_id })
    if (verdict !== 'passed') return err({ code: verdict === 'failed' ? 'challenge_failed' : 'unavailable' })
  }
  // A mark changes nothing in the answer.
  const suspected = detectBot(capture)
  if (suspected) deps.log({ event: 'capture_suspected', function: 'capture-lead', sign: suspected })
  const wide = networkToHash(request.headers)
  const stored = await deps.storeLead(
    capture,
    await addressHashOf(network, deps),
    wide && (await deps.keyedHash(wide)),
    suspected,
  )
  if (!stored.ok) return stored
  return ok(answerSuccess(request, handoffUrl(deps.appUrl, capture.email, stored.value.leadId)))
}

async function countPage(
  request: Request,
  values: Readonly<Record<string, unknown>>,
  deps: CaptureDependencies,
): Capturing {
  const parsed = pageCountsSchema.safeParse(values)
  const fields = parsed.success
    ? problemsOfOrigin(request.headers.get('origin'), parsed.data.page)
    : fieldProblems(parsed.error)
  if (!parsed.success || Object.keys(fields).length > 0)
    return err({ code: 'invalid_fields', fields, message: fieldNames(fields) })
  const addressHash = await addressHashOf(clientNetwork(request.headers), deps)
  const counted = await deps.countPage(parsed.data, addressHash)
  return counted.ok ? ok(new Response(null, { status: 204 })) : counted
}

/** A browser says on which site it is: counts are only taken for pages of that site. A sandboxed frame says `null`. */
function problemsOfOrigin(origin: string | null, page: string): Record<string, string> {
  const isOther = origin && origin !== 'null' && new URL(page).origin !== origin
  return isOther ? { page: 'Send counts from the page itself.' } : {}
}

/** A page of the same site is no referrer. The widget knows that of `www.` alone, because it has no list of domains. */
function withoutOwnReferrers(capture: Capture): Capture {
  const { page, referrer, first_touch: first } = capture
  const other = (address: string | null) => (address && page && isSameSite(address, page) ? null : address)
  return {
    ...capture,
    referrer: other(referrer),
    first_touch: first && { ...first, referrer: other(first.referrer) },
  }
}

/** The hashed network, for the limits; null if the gateway did not name one. */
async function addressHashOf(network: string, { keyedHash }: CaptureDependencies): Promise<string | null> {
  return network ? keyedHash(`network ${network}`) : null
}

function fieldNames(fields: Readonly<Record<string, string>>): string {
  return `Some of what was sent cannot be used: ${Object.keys(fields).join(', ')}.`
}

/**
 * A form without script cannot number its submissions: those of one email from one network in one minute count as
 * one, so that a double click makes one lead. (Two clicks around the turn of a minute make two.)
 */
async function deriveSubmissionId(
  email: unknown,
  network: string,
  { keyedHash, now }: CaptureDependencies,
): Promise<string> {
  const minute = Math.floor(now().getTime() / 60_000)
  return uuidFromHash(await keyedHash(`form ${canonicalEmail(textOf(email))} ${network} ${minute}`))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function handoffUrl(appUrl: string, email: string | null, leadId: string): URL {
  const url = new URL(`${appUrl}/onboarding/start`)
  if (email) url.searchParams.set('email', email)
  url.searchParams.set('lead', leadId)
  return url
}

function answerSuccess(request: Request, handoff: URL): Response {
  return isForm(request) && asksForPage(request)
    ? new Response(null, { status: 303, headers: { location: handoff.href } })
    : Response.json({ handoff_url: handoff.href })
}
