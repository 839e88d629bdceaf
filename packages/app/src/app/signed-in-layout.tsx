import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { queryClient } from '../lib/query-client.ts'
import { usePerson } from '../session/session.ts'
import { SignedInPerson } from '../session/signed-in-person.ts'
import { resolveAuthRedirect } from './resolve-auth-redirect.ts'

/** Provides the signed-in person and the query cache to guarded screens. Without a session it redirects to login. */
export function SignedInLayout() {
  const live = usePerson()
  // On signing out, the screen keeps its person until it is left: the session event decides where to go.
  const [person, setPerson] = useState(live)
  if (live && live !== person) setPerson(live)
  if (!person) return <Navigate to={resolveAuthRedirect({ when: 'screen-without-session' }) ?? '/'} replace />
  return (
    <QueryClientProvider client={queryClient}>
      <SignedInPerson value={person}>
        <Outlet />
      </SignedInPerson>
    </QueryClientProvider>
  )
}
