import { err, ok, type Result } from '@foyer/shared/result.ts'
import { readBody } from './read-body.ts'
import { type FormFields, readFormFields } from './read-form-fields.ts'

/** What was sent, before any of it is judged: the object of a script, or the fields of a plain form. */
export type Input =
  | { readonly kind: 'json'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: 'form'; readonly fields: FormFields }

export type InputProblem = 'unsupported_content_type' | 'body_too_large' | 'invalid_json' | 'invalid_form'

// Browsers send text/plain to another site without asking first, and while a page unloads.
const JSON_TYPES = ['text/plain', 'application/json']
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * Reads the body of a request, whichever of the four content types it has.
 *
 * @param maxBytes the largest body that is accepted
 */
export async function readInput(
  request: Request,
  maxBytes: number,
): Promise<Result<Input, { readonly code: InputProblem }>> {
  if (!isForm(request) && !JSON_TYPES.includes(mediaType(request))) {
    return err({ code: 'unsupported_content_type' })
  }
  const body = await readBody(request, maxBytes)
  if (!body.ok) return body
  if (!isForm(request)) return parseJson(body.value)
  const fields = await readFormFields(body.value, request.headers.get('content-type') ?? '').catch(() => null)
  return fields ? ok({ kind: 'form', fields }) : err({ code: 'invalid_form' })
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

function parseJson(body: Uint8Array): Result<Input, { code: 'invalid_json' }> {
  try {
    const values: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    return isRecord(values) ? ok({ kind: 'json', values }) : err({ code: 'invalid_json' })
  } catch {
    return err({ code: 'invalid_json' })
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
