/**
 * The limits of a capture, each in one place: zod, the edge function and the SQL constraints of `leads`
 * use these numbers (a test compares the constraints with them). Lengths are in characters.
 */
export const UTM_MAX_LENGTH = 200
export const REF_MAX_LENGTH = 64
export const CLICK_ID_MAX_LENGTH = 500
export const PATH_MAX_LENGTH = 1024
/** An origin and a path: longest page or referrer that is kept. */
export const PAGE_MAX_LENGTH = 2048
export const CONSENT_TEXT_MAX_LENGTH = 2000
export const WIDGET_LABEL_MAX_LENGTH = 40

/** Largest body that the capture endpoint reads. */
export const CAPTURE_MAX_BYTES = 16 * 1024
/** A form filled in faster than this was filled in by a program. */
export const MIN_FILL_TIME_MS = 800

export const CAPTURES_PER_ADDRESS_PER_MINUTE = 10
export const CAPTURES_PER_EMAIL_PER_HOUR = 5
