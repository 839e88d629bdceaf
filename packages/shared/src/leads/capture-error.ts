/** The ways in which only a capture can fail, with their HTTP status; see `REQUEST_ERROR_STATUS` for the others. */
export const CAPTURE_ERROR_STATUS = { challenge_failed: 403 } as const

export type CaptureErrorCode = keyof typeof CAPTURE_ERROR_STATUS

/** Whether the same capture may succeed when it is sent again later. Status 0 means that there was no answer. */
export function isRetryable(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500
}
