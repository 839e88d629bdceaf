import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { loadCode } from '../lib/load-code.ts'
import { queryClient } from '../lib/query-client.ts'
import { usePerson } from '../session/session.ts'
import { SignedInPerson } from '../session/signed-in-person.ts'
import { isPublishPath, isQuestionPath, resolveAuthRedirect } from './resolve-auth-redirect.ts'

const SignInAgain = lazy(async () => ({
  default: await loadCode(async () => (await import('../features/auth/sign-in-again.tsx')).SignInAgain),
}))

/**
 * Provides the signed-in person and the query cache to guarded screens. Without a session it redirects to login; when the
 * session of a question or of publishing ends, the person signs in again over it.
 */
export function SignedInLayout() {
  const live = usePerson()
  const { pathname } = useLocation()
  // On signing out, the screen keeps its person until it is left: the session event decides where to go.
  const [person, setPerson] = useState(live)
  if (live && live !== person) setPerson(live)
  const isKept = isQuestionPath(pathname) || isPublishPath(pathname)
  if (!person) return <Navigate to={resolveAuthRedirect({ when: 'screen-without-session' }) ?? '/'} replace />
  return (
    <QueryClientProvider client={queryClient}>
      {/* Another person gets new screens: what is entered in the old ones is not theirs. */}
      <SignedInPerson key={person.id} value={person}>
        <Outlet />
        {!live && isKept && (
          <Suspense>
            <SignInAgain email={person.email} />
          </Suspense>
        )}
      </SignedInPerson>
    </QueryClientProvider>
  )
}
