/** The body of every error response of our functions: a code for programs and a sentence for people. */
export type ErrorBody = {
  readonly error: {
    readonly code: string
    readonly message: string
    /** One sentence per invalid field. */
    readonly fields?: Readonly<Record<string, string>>
  }
}

/** The error codes of every endpoint that accepts a form or its JSON, with their HTTP status. */
export const FORM_ERROR_STATUS = {
  invalid_json: 400,
  invalid_form: 400,
  invalid_fields: 400,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_content_type: 415,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
} as const

/** Whether a retry of the same request may succeed; status 0 means that no response arrived. */
export function isRetryable(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500
}
