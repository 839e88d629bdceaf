import { CAPTURE_MAX_BYTES } from '@foyer/shared/leads/limits.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { readBody } from '../_shared/read-body.ts'
import type { CaptureFailure } from './error-message.ts'
import { captureFromForm, type FormFields, readFormFields } from './read-form-capture.ts'

/** What was sent, before any of it is judged. */
export type Submission = {
  readonly input: Readonly<Record<string, unknown>>
  readonly challengeToken: string
  /** The fields of a plain form; null when a script sent JSON. */
  readonly fields: FormFields | null
}

// Browsers send text/plain to another site without asking first, and while a page unloads.
const JSON_TYPES = ['text/plain', 'application/json']
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Reads the body of a capture, whichever of the four content types it has. */
export async function readSubmission(
  request: Request,
  at: Date,
): Promise<Result<Submission, CaptureFailure>> {
  if (!isForm(request) && !JSON_TYPES.includes(mediaType(request))) {
    return err({ code: 'unsupported_content_type' })
  }
  const body = await readBody(request, CAPTURE_MAX_BYTES)
  if (!body.ok) return body
  if (!isForm(request)) return parseJson(body.value)
  const fields = await readFormFields(body.value, request.headers.get('content-type') ?? '').catch(() => null)
  if (!fields) return err({ code: 'invalid_form' })
  return ok({
    input: captureFromForm(fields, request.headers.get('referer') ?? '', at),
    challengeToken: fields['cf-turnstile-response'] ?? '',
    fields,
  })
}

/** Whether the request comes from a form as HTML has them. */
export function isForm(request: Request): boolean {
  return FORM_TYPES.includes(mediaType(request))
}

/** Whether a person is going to look at the answer: a browser that navigates says so, and a form is taken to. */
export function asksForPage(request: Request): boolean {
  const accept = request.headers.get('accept') ?? ''
  return accept.includes('text/html') || (isForm(request) && !accept.includes('application/json'))
}

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').replace(/;.*/s, '').trim().toLowerCase()
}

function parseJson(body: Uint8Array): Result<Submission, CaptureFailure> {
  try {
    const input: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (!isRecord(input)) return err({ code: 'invalid_json' })
    const token = input['cf-turnstile-response']
    return ok({ input, challengeToken: typeof token === 'string' ? token : '', fields: null })
  } catch {
    return err({ code: 'invalid_json' })
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
