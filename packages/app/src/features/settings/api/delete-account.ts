import { ACCOUNT_PATH, DELETE_WORD } from '@foyer/shared/api/account.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { supabase } from '../../../lib/supabase.ts'

/** The files are deleted first; a retry deletes what is left. */
const TIMEOUT_MS = 30_000

/** `half_done`: a part may be deleted already, and a retry deletes the rest. `unsure`: no answer came. */
export type DeleteFailure = { readonly code: 'half_done' | 'unsure' | 'signed_out' | 'refused' }

/** Deletes the signed-in person's account with everything that is stored for it. */
export async function deleteAccount(): Promise<Result<null, DeleteFailure>> {
  try {
    const { auth, functions } = await supabase()
    const { error, response } = await functions.invoke(ACCOUNT_PATH.slice(1), {
      method: 'DELETE',
      timeout: TIMEOUT_MS,
      body: { confirm: DELETE_WORD },
    })
    if (!error) return ok(null)
    if (!response) throw error
    if (response.status === 401) {
      // The answer to an earlier request may have been lost: the user of this session is then gone.
      const user = await auth.getUser()
      return user.error?.code === 'user_not_found' ? ok(null) : err({ code: 'signed_out' })
    }
    return err({ code: (await response.text()).includes('"half_done"') ? 'half_done' : 'refused' })
  } catch (error) {
    console.warn('The account could not be deleted:', error)
    return err({ code: 'unsure' })
  }
}
