import {
  openedPayoutSchema,
  PAYOUT_CODE_PATH,
  PAYOUT_DETAILS_PATH,
  PAYOUT_OPEN_PATH,
  PAYOUT_UNDO_PATH,
  savedPayoutSchema,
} from '@foyer/shared/api/payouts.ts'
import type { PayoutDetails } from '@foyer/shared/referrals/payout-details.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import * as z from 'zod/mini'
import { callFunction, FunctionRefused } from '../../../lib/api/call-function.ts'
import { BudgetSpent } from '../../../lib/budget-spent.ts'

const TIMEOUT_MS = 20_000

/** Why a request was refused, in a sentence for the person. */
export type PayoutFailure = { readonly code: string; readonly message: string }

export type OpenedPayout = z.infer<typeof openedPayoutSchema>

/** Mails a code that opens the payout details for ten minutes. */
export async function mailPayoutCode(): Promise<Result<unknown, PayoutFailure>> {
  return post(PAYOUT_CODE_PATH, {}, z.unknown())
}

/** Opens the payout details with the mailed code. */
export async function openPayoutDetails(code: string): Promise<Result<OpenedPayout, PayoutFailure>> {
  return post(PAYOUT_OPEN_PATH, { code }, openedPayoutSchema)
}

/** Changes the payout details while they are open. */
export async function savePayoutDetails(
  opening: string,
  details: PayoutDetails,
): Promise<Result<z.infer<typeof savedPayoutSchema>, PayoutFailure>> {
  return post(PAYOUT_DETAILS_PATH, { opening, details }, savedPayoutSchema)
}

/** Says that a change was not the partner's own, with the token of the mail: payouts stop and the old account is back. */
export async function undoPayoutChange(
  token: string,
): Promise<Result<{ readonly masked: string | null }, PayoutFailure>> {
  return post(PAYOUT_UNDO_PATH, { token }, z.object({ masked: z.nullable(z.string()) }))
}

async function post<Answer>(
  path: string,
  body: Readonly<Record<string, unknown>>,
  schema: z.ZodMiniType<Answer>,
): Promise<Result<Answer, PayoutFailure>> {
  try {
    return ok(await callFunction(path, { body, timeout: TIMEOUT_MS }, schema))
  } catch (error) {
    if (error instanceof BudgetSpent) return err({ code: 'spent', message: error.message })
    if (error instanceof FunctionRefused && error.sentence) {
      return err({ code: error.code, message: error.sentence })
    }
    console.warn('A request about payouts failed:', error)
    return err({ code: 'unsure', message: 'No answer came. Check your connection and try again.' })
  }
}
