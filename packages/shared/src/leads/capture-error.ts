import { FORM_ERROR_STATUS } from '../api/errors.ts'

/** The error codes of the capture endpoint, with their HTTP status. */
export const CAPTURE_ERROR_STATUS = {
  ...FORM_ERROR_STATUS,
  origin_not_allowed: 403,
  challenge_failed: 403,
} as const

export type CaptureErrorCode = keyof typeof CAPTURE_ERROR_STATUS
