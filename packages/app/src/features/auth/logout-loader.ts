import { replace } from 'react-router-dom'
import { PATHS } from '../../config/paths.ts'
import { showToast } from '../../lib/toast.ts'
import { signOut } from '../../session/api/session.ts'
import { loadPerson } from '../../session/session.ts'

/** Signs out and redirects to the onboarding. A loader runs once per visit, however often React renders. */
export async function logoutLoader() {
  await loadPerson()
  const signedOut = await signOut()
  showToast(
    signedOut.ok
      ? {
          title: 'Logged out successfully',
          description: 'You have been logged out of your account.',
          kind: 'success',
        }
      : { title: 'Error', description: signedOut.error.message, kind: 'destructive' },
  )
  return replace(PATHS.onboarding)
}
