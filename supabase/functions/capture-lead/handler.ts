import type { ErrorBody } from '@foyer/shared/api/error-body.ts'
import { canonicalEmail } from '@foyer/shared/contact/email.ts'
import { parseCapture } from '@foyer/shared/leads/capture.ts'
import { CAPTURE_ERROR_STATUS } from '@foyer/shared/leads/capture-error.ts'
import { isRobot } from '@foyer/shared/leads/is-robot.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { clientNetwork } from '../_shared/client-network.ts'
import { codePlaces } from '../_shared/code-places.ts'
import { type KeyedHash, uuidFromHash } from '../_shared/keyed-hash.ts'
import type { Log } from '../_shared/log.ts'
import type { FormFields } from '../_shared/read-form-fields.ts'
import { asksForPage, isForm } from '../_shared/read-input.ts'
import { allowOrigin } from './allow-origin.ts'
import { type CaptureFailure, errorMessage } from './error-message.ts'
import { errorPage } from './error-page.ts'
import { readSubmission, type Submission } from './read-submission.ts'
import type { StoreLead } from './store-lead.ts'
import type { VerifyChallenge } from './verify-challenge.ts'

export type CaptureDependencies = {
  /** Where a visitor goes on, without a trailing slash. */
  readonly appUrl: string
  /** Address of the API, where the error page stands. */
  readonly apiUrl: string
  /** Sites that may send; null lets every site. The app and the error page always may. */
  readonly allowedOrigins: readonly string[] | null
  readonly storeLead: StoreLead
  /** null asks for no challenge. */
  readonly verifyChallenge: VerifyChallenge | null
  readonly keyedHash: KeyedHash
  readonly now: () => Date
  readonly log: Log
}

const ALLOWED_METHODS = 'POST, OPTIONS'

/**
 * Makes the endpoint that turns a submission into a lead and sends the visitor on to the app.
 *
 * A script gets JSON. A plain form gets `303` to the app, or a page that says what to do and keeps the input.
 */
export function createHandler(deps: CaptureDependencies): (request: Request) => Promise<Response> {
  const ownOrigins = [deps.appUrl, deps.apiUrl].map((url) => new URL(url).origin)
  const origins = deps.allowedOrigins && [...deps.allowedOrigins, ...ownOrigins]

  return async (request) => {
    const origin = allowOrigin(request, origins)
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: origin.allowed ? 204 : 403, headers: origin.headers })
    }
    let fields: FormFields | null = null
    const capture = async (): Promise<Result<URL, CaptureFailure>> => {
      if (request.method !== 'POST') return err({ code: 'method_not_allowed' })
      if (!origin.allowed) return err({ code: 'origin_not_allowed' })
      const submission = await readSubmission(request, deps.now())
      if (!submission.ok) return submission
      fields = submission.value.fields
      return captureLead(submission.value, request.headers, deps)
    }
    const captured = await capture().catch((error: unknown) => {
      deps.log({ event: 'capture_broke', at: codePlaces(error) })
      return err<CaptureFailure>({ code: 'unexpected' })
    })
    const response = captured.ok
      ? answerSuccess(captured.value, request)
      : answerFailure(captured.error, fields, request, deps.appUrl)
    for (const [name, value] of Object.entries(origin.headers)) response.headers.set(name, value)
    response.headers.set('cache-control', 'no-store')
    return response
  }
}

async function captureLead(
  { input, challengeToken, fields }: Submission,
  headers: Headers,
  deps: CaptureDependencies,
): Promise<Result<URL, CaptureFailure>> {
  const network = clientNetwork(headers)
  const parsed = parseCapture(
    fields && !input.submission_id
      ? { ...input, submission_id: await formSubmissionId(fields, network, deps) }
      : input,
  )
  if (!parsed.ok) return parsed
  const capture = parsed.value
  if (deps.verifyChallenge) {
    const verdict = await deps.verifyChallenge({ token: challengeToken, submissionId: capture.submission_id })
    if (verdict !== 'passed') return err({ code: verdict === 'failed' ? 'challenge_failed' : 'unavailable' })
  }
  if (isRobot(capture)) {
    // The answer that a person gets, down to the same made-up lead for the same submission.
    const hash = await deps.keyedHash(`robot ${capture.submission_id}`)
    return ok(handoffUrl(deps.appUrl, capture.email, uuidFromHash(hash)))
  }
  const stored = await deps.storeLead(capture, network ? await deps.keyedHash(`network ${network}`) : null)
  return stored.ok ? ok(handoffUrl(deps.appUrl, capture.email, stored.value.leadId)) : stored
}

/**
 * A form without script cannot number its submissions: those of one email from one network in one minute count as
 * one, so that a double click makes one lead. (Two clicks around the turn of a minute make two.)
 */
async function formSubmissionId(
  fields: FormFields,
  network: string,
  { keyedHash, now }: CaptureDependencies,
): Promise<string> {
  const minute = Math.floor(now().getTime() / 60_000)
  return uuidFromHash(await keyedHash(`form ${canonicalEmail(fields.email ?? '')} ${network} ${minute}`))
}

function handoffUrl(appUrl: string, email: string | null, leadId: string): URL {
  const url = new URL(`${appUrl}/onboarding/start`)
  if (email) url.searchParams.set('email', email)
  url.searchParams.set('lead', leadId)
  return url
}

function answerSuccess(handoff: URL, request: Request): Response {
  return isForm(request) && asksForPage(request)
    ? new Response(null, { status: 303, headers: { location: handoff.href } })
    : Response.json({ handoff_url: handoff.href })
}

function answerFailure(
  failure: CaptureFailure,
  fields: FormFields | null,
  request: Request,
  appUrl: string,
): Response {
  const { code, fields: fieldErrors, retryAfterSeconds } = failure
  const status = CAPTURE_ERROR_STATUS[code]
  const message = errorMessage(failure)
  const body: ErrorBody = { error: { code, message, ...(fieldErrors && { fields: fieldErrors }) } }
  const response = asksForPage(request)
    ? errorPage({ status, failure, message, fields, referrer: request.headers.get('referer') ?? '', appUrl })
    : Response.json(body, { status })
  if (code === 'method_not_allowed') response.headers.set('allow', ALLOWED_METHODS)
  if (retryAfterSeconds) response.headers.set('retry-after', String(retryAfterSeconds))
  return request.method === 'HEAD' ? new Response(null, response) : response
}
