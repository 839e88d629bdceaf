// The contract between the app and the function `payouts`.
import * as z from 'zod/mini'
import { payoutDetailsSchema } from '../referrals/payout-details.ts'

/** `POST`: mails a code to the account, which opens the payout details for ten minutes. */
export const PAYOUT_CODE_PATH = '/payouts/code'

/** `POST` with `{code}`: opens the details. */
export const PAYOUT_OPEN_PATH = '/payouts/open'

/** `POST` with `{opening, details}`: changes the details while they are open. */
export const PAYOUT_DETAILS_PATH = '/payouts/details'

/** `POST` with `{token}` of the mail about a change: it was not me. Needs no session. */
export const PAYOUT_UNDO_PATH = '/payouts/undo'

/** `POST` with the secret key and `{payout_id, method, actor}`: the file of a batch for the bank or for PayPal. */
export const PAYOUT_CSV_PATH = '/payouts/csv'

/** The path of the app that the mail about a change leads to, with the token behind it. */
export const PAYOUT_UNDO_PAGE = '/rewards/payouts/not-me/'

export const PAYOUT_CODE_DIGITS = 8

/** The ways in which only these calls can fail, with their HTTP status; see `REQUEST_ERROR_STATUS` for the others. */
export const PAYOUT_ERROR_STATUS = {
  wrong_code: 422,
  /** Five wrong codes: another one has to be mailed. */
  code_used_up: 422,
  code_expired: 422,
  /** The ten minutes are over, or another code was mailed. */
  details_closed: 422,
  /** The link of the mail was used, or another change came after it. */
  unknown_token: 404,
} as const

export type PayoutErrorCode = keyof typeof PAYOUT_ERROR_STATUS

/** Opened details: `opening` goes with a change; `details` is null while there are none. */
export const openedPayoutSchema = z.object({
  opening: z.uuid(),
  open_until: z.iso.datetime({ offset: true }),
  details: z.nullable(payoutDetailsSchema),
})

/** A saved change: from when it is used, and what is shown of it. */
export const savedPayoutSchema = z.object({
  usable_at: z.iso.datetime({ offset: true }),
  masked: z.string(),
})
