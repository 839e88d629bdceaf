import { authClient, keptUser } from '../../lib/supabase.ts'
import { type Person, parsePerson } from '../person.ts'

/**
 * Reports who is signed in: first when the client has initialised, then on every event, also those of other tabs. The
 * client repeats "signed in" whenever the tab is looked at again, so one person is reported many times.
 *
 * @returns a function that ends the reports
 */
export async function watchSession(report: (person: Person | null) => void): Promise<() => void> {
  const client = await authClient()
  const { data } = client.onAuthStateChange((event, session) => {
    // A session that has run out and cannot be renewed because nobody answers is kept by the client, which goes on
    // trying. One that was refused is gone by now.
    const user = session?.user ?? (event === 'INITIAL_SESSION' ? keptUser() : null)
    report(parsePerson(user))
  })
  return () => data.subscription.unsubscribe()
}
