import { replace } from 'react-router-dom'
import { keptAnswers } from '../../answers/kept-answers.ts'
import { keptInputs } from '../../answers/kept-inputs.ts'
import { PATHS } from '../../config/paths.ts'
import { sayAfterLeaving } from '../../lib/next-screen.ts'
import { signOut } from '../../session/api/session.ts'
import { handOver } from '../../session/kept.ts'
import { loadPerson } from '../../session/session.ts'
import { keptSite } from '../../site/use-save-status.ts'

/** Signs out and redirects to the onboarding. A loader runs once per visit, however often React renders. */
export async function logoutLoader() {
  const person = await loadPerson()
  if (person) await handOver([...keptAnswers(person.id), ...keptInputs(person.id), ...keptSite(person.id)])
  const signedOut = await signOut()
  sayAfterLeaving(
    PATHS.logout,
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
