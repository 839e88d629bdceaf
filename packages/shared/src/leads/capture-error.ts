/** Every way in which a capture can fail, with its HTTP status. */
export const CAPTURE_ERROR_STATUS = {
  invalid_json: 400,
  invalid_form: 400,
  invalid_fields: 400,
  origin_not_allowed: 403,
  challenge_failed: 403,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_content_type: 415,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
} as const

export type CaptureErrorCode = keyof typeof CAPTURE_ERROR_STATUS

/** Whether the same capture may succeed when it is sent again later. */
export function isRetryable(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500
}
