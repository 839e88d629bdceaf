import { err, ok, type Result } from '@foyer/shared/result.ts'
import { readBody } from './read-body.ts'

/** The text fields of a submitted form; of a name that comes twice, the first counts. */
export type FormFields = Readonly<Record<string, string>>

/** The unvalidated input: the object of a script, or the fields of a plain form. */
export type Input =
  | { readonly kind: 'json'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: 'form'; readonly fields: FormFields }

export type InputProblem = {
  readonly code:
    | 'unsupported_content_type'
    | 'body_too_large'
    | 'request_timeout'
    | 'invalid_json'
    | 'invalid_form'
}

// Browsers send text/plain to another site without a preflight, and while a page unloads. Pages that wrap `fetch` add a type of
// their own, such as application/vnd.api+json.
const JSON_TYPE = /^(text\/plain|application\/([\w.-]+\+)?json)$/
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Reads the body of a request, whichever of the four content types it has; limits as in `readBody`. */
export async function readInput(
  request: Request,
  limits: Parameters<typeof readBody>[1],
): Promise<Result<Input, InputProblem>> {
  if (!isForm(request) && !JSON_TYPE.test(mediaType(request))) {
    return err({ code: 'unsupported_content_type' })
  }
  const body = await readBody(request, limits)
  if (!body.ok) return body
  if (!isForm(request)) return parseJson(body.value)
  const fields = await readFormFields(body.value, request.headers.get('content-type') ?? '').catch(() => null)
  return fields ? ok({ kind: 'form', fields }) : err({ code: 'invalid_form' })
}

/** Whether the request comes from an HTML form. */
export function isForm(request: Request): boolean {
  return FORM_TYPES.includes(mediaType(request))
}

/** Whether a person will see the answer: a navigating browser says so, and a form is assumed to. */
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

/**
 * Reads a form post of either encoding.
 *
 * @param contentType the header with its boundary
 * @throws TypeError when the body does not fit its encoding
 */
async function readFormFields(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormFields> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
  const fields: Record<string, string> = Object.create(null)
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] ??= value
  }
  return fields
}
