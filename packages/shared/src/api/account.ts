// What the app and the function that speaks for a whole account agree on.
import * as z from 'zod/mini'

/** `DELETE`, with the word below as `confirm`: deletes the account and everything that is stored for it. */
export const ACCOUNT_PATH = '/account'

/** `GET`: the captures of the email that is the account's. No client reads leads, so the function does. */
export const CAPTURES_PATH = '/account/captures'

/** What a person types before their account is deleted, and what the request says once more. */
export const DELETE_WORD = 'DELETE'

/** The ways in which only these calls can fail, with their HTTP status; see `REQUEST_ERROR_STATUS` for the others. */
export const ACCOUNT_ERROR_STATUS = {
  not_confirmed: 422,
  /** Something may be deleted already; the same call deletes the rest. */
  half_done: 503,
} as const

export type AccountErrorCode = keyof typeof ACCOUNT_ERROR_STATUS

/** The answer to a question for captures; a capture is told as it is stored. */
export const capturesSchema = z.object({ captures: z.array(z.record(z.string(), z.unknown())) })
