import { PAYOUT_CSV_PATH } from '@foyer/shared/api/payouts.ts'
import * as z from 'zod/mini'
import { callFunction } from '../../../lib/api/call-function.ts'

// The function decrypts each account.
const TIMEOUT_MS = 30_000

/**
 * Returns the file for the bank or for PayPal; the taking stands in the log.
 *
 * @throws Error when it was refused or did not answer
 */
export function takeBankFile(payoutId: string, method: 'bank' | 'paypal'): Promise<string> {
  return callFunction(
    PAYOUT_CSV_PATH,
    { method: 'POST', body: { payout_id: payoutId, method }, timeout: TIMEOUT_MS },
    z.string(),
  )
}
