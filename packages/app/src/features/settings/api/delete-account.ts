import { ACCOUNT_PATH, DELETE_WORD } from '@foyer/shared/api/account.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import * as z from 'zod/mini'
import { callFunction, FunctionRefused } from '../../../lib/api/call-function.ts'
import { supabase } from '../../../lib/supabase.ts'

/** The files are deleted first; a retry deletes what is left. */
const TIMEOUT_MS = 30_000

/** `half_done`: a part may be deleted already, and a retry deletes the rest. `unsure`: no answer came. */
export type DeleteFailure = { readonly code: 'half_done' | 'unsure' | 'signed_out' | 'refused' }

/** Deletes the signed-in person's account with everything that is stored for it. */
export async function deleteAccount(): Promise<Result<null, DeleteFailure>> {
  try {
    const request = { method: 'DELETE', body: { confirm: DELETE_WORD }, timeout: TIMEOUT_MS } as const
    await callFunction(ACCOUNT_PATH, request, z.unknown())
    return ok(null)
  } catch (error) {
    if (error instanceof FunctionRefused && error.status === 401) return findUser()
    if (error instanceof FunctionRefused) {
      return err({ code: error.code === 'half_done' ? 'half_done' : 'refused' })
    }
    console.warn('The account could not be deleted:', error)
    return err({ code: 'unsure' })
  }
}

// The answer to an earlier request may have been lost: the user of this session is then gone.
async function findUser(): Promise<Result<null, DeleteFailure>> {
  const { auth } = await supabase()
  const { error } = await auth.getUser()
  return error?.code === 'user_not_found' ? ok(null) : err({ code: 'signed_out' })
}
