// The limits of answers. Lengths are in UTF-16 code units, like the HTML attribute `maxlength`.

export const CUSTOM_TITLE_MAX_LENGTH = 80
export const CUSTOM_DESCRIPTION_MAX_LENGTH = 500
export const CUSTOM_ITEMS_MAX_COUNT = 20
export const LINK_MAX_LENGTH = 2048
export const STORY_MAX_LENGTH = 20_000

/** Largest stored response, as JSON. The SQL check of `onboarding_responses` uses the same number. */
export const RESPONSE_MAX_BYTES = 64 * 1024

/** Largest unsaved input of a question, as JSON. The SQL check of `entries` uses the same number. */
export const UNSAVED_INPUT_MAX_BYTES = 128 * 1024

export const RESUME_MAX_BYTES = 10 * 1024 * 1024
/** All PDFs of one owner together. The app keeps one; the database refuses more from a script. */
export const RESUMES_MAX_BYTES = 100 * 1024 * 1024
