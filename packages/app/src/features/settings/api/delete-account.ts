import { ACCOUNT_PATH, DELETE_WORD } from '@foyer/shared/api/account.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { authClient } from '../../../lib/supabase.ts'
import { callAccount } from './call-account.ts'

/** `half_done`: something may be deleted already, and trying again deletes the rest. `unsure`: no answer came. */
export type DeleteFailure = { readonly code: 'half_done' | 'unsure' | 'signed_out' | 'refused' }

/** Deletes the account of whoever is signed in, with everything that is stored for it. */
export async function deleteAccount(): Promise<Result<null, DeleteFailure>> {
  try {
    const body = JSON.stringify({ confirm: DELETE_WORD })
    const response = await callAccount(ACCOUNT_PATH, { method: 'DELETE', body })
    if (response.ok) return ok(null)
    if (response.status === 401) return (await isUserGone()) ? ok(null) : err({ code: 'signed_out' })
    const text = await response.text()
    return err({ code: text.includes('"half_done"') ? 'half_done' : 'refused' })
  } catch (error) {
    console.warn('The account could not be deleted:', error)
    return err({ code: 'unsure' })
  }
}

// The answer to an earlier try may have been lost on its way: then the second one comes from nobody.
async function isUserGone(): Promise<boolean> {
  const { error } = await (await authClient()).getUser()
  return error?.code === 'user_not_found'
}
