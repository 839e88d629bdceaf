// The contract between the app and the function `account`.
import * as z from 'zod/mini'

/** `DELETE` with `DELETE_WORD` as `confirm`: deletes the account and all data stored for it. */
export const ACCOUNT_PATH = '/account'

/** `GET`: the captures of the account's email. Clients cannot read leads, so the function does. */
export const CAPTURES_PATH = '/account/captures'

/** The word that users type to confirm the deletion; the request repeats it. */
export const DELETE_WORD = 'DELETE'

/** The ways in which only these calls can fail, with their HTTP status; see `REQUEST_ERROR_STATUS` for the others. */
export const ACCOUNT_ERROR_STATUS = {
  not_confirmed: 422,
  /** Something may be deleted already; the same call deletes the rest. */
  half_done: 503,
} as const

export type AccountErrorCode = keyof typeof ACCOUNT_ERROR_STATUS

/** The response with captures, each as it is stored. */
export const capturesSchema = z.object({ captures: z.array(z.record(z.string(), z.unknown())) })
