import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** The first API version whose errors carry the code in `code`; older callers find it in `error_code`. */
const API_VERSION = '2024-01-01'
const API_VERSION_HEADER = 'x-supabase-api-version'

/** An error response: HTTP status, machine-readable code, sentence. */
export class AuthError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string

  constructor(status: ContentfulStatusCode, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** 400 `validation_failed`. */
export function invalidRequest(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}

/** 501 for a call that Supabase serves and this stack does not; `call` names it, e.g. `POST /signup`. */
export function notServed(call: string): AuthError {
  const message = `${call} is not part of the embedded stack; \`supabase start\` has it.`
  return new AuthError(501, 'not_implemented', message)
}

/** Converts an error into the response format of the caller's API version. */
export function answerError(error: unknown, c: Context): Response {
  const refusal = error instanceof AuthError ? error : unexpected(error)
  const headers = { 'x-sb-error-code': refusal.code }
  // Versions are ISO dates, so they compare as text.
  if ((c.req.header(API_VERSION_HEADER) ?? '') >= API_VERSION) {
    const body = { code: refusal.code, message: refusal.message }
    return c.json(body, refusal.status, { ...headers, [API_VERSION_HEADER]: API_VERSION })
  }
  const errorId = refusal.status >= 500 ? { error_id: crypto.randomUUID() } : {}
  return c.json(
    { code: refusal.status, error_code: refusal.code, msg: refusal.message, ...errorId },
    refusal.status,
    headers,
  )
}

/** Logs the reason of a 500; only the message, because the rest may contain personal data. */
export function logFailure(task: string, error: unknown): void {
  console.error(`[auth] ${task}: ${error instanceof Error ? error.message : error}`)
}

function unexpected(error: unknown): AuthError {
  logFailure('unexpected failure', error instanceof Error ? error.stack : error)
  return new AuthError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  )
}
