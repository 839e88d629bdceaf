import { authClient } from '../../../lib/supabase.ts'
import { type Person, parsePerson } from '../person.ts'

/**
 * Reports who is signed in: first when the client has initialised, then on every event, also those of other tabs. The
 * client repeats "signed in" whenever the tab is looked at again, so one person is reported many times.
 *
 * @returns a function that ends the reports
 */
export async function watchSession(report: (person: Person | null) => void): Promise<() => void> {
  const client = await authClient()
  const { data } = client.onAuthStateChange((_event, session) =>
    report(session ? parsePerson(session.user) : null),
  )
  return () => data.subscription.unsubscribe()
}
