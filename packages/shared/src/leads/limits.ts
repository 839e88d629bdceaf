// The limits of a capture. The schema and the edge function use them, and a test compares the SQL constraints of
// `leads` with them. Lengths are in characters.
export const UTM_MAX_LENGTH = 200
export const REF_MAX_LENGTH = 64
export const CLICK_ID_MAX_LENGTH = 500
export const PATH_MAX_LENGTH = 1024
/** Longest page or referrer (origin and path) that is stored. */
export const PAGE_MAX_LENGTH = 2048
export const CONSENT_TEXT_MAX_LENGTH = 2000
export const WIDGET_LABEL_MAX_LENGTH = 40

/** Largest request body, in bytes. */
export const CAPTURE_MAX_BYTES = 16 * 1024
/** A form that is completed faster than this counts as sent by a bot. */
export const MIN_FILL_TIME_MS = 800

export const CAPTURES_PER_ADDRESS_PER_MINUTE = 10
export const CAPTURES_PER_EMAIL_PER_HOUR = 5
