import { hasKeptSession, keptUser, validKeptSession } from '../../lib/kept-session.ts'
import { supabase, untilClientIsUsed } from '../../lib/supabase.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { type Person, parsePerson } from '../person.ts'

/**
 * Reports the signed-in person: first when it is known, then on every event, also those of other tabs. supabase-js
 * repeats SIGNED_IN whenever the tab becomes visible, so the same person is reported many times.
 *
 * @returns a function that stops the reports
 */
export async function watchSession(report: (person: Person | null) => void): Promise<() => void> {
  if (!hasKeptSession()) {
    report(null)
    // A fast user signs in before the browser is idle, and the next guard has to know that person.
    await Promise.race([whenIdle(), untilClientIsUsed()])
  }
  // The guards need not wait for the code of the client, nor for what it does first.
  const early = parsePerson(validKeptSession()?.user)
  if (early) report(early)
  const { auth } = await supabase()
  const { data } = auth.onAuthStateChange((event, session) => {
    // supabase-js keeps an expired session that it cannot refresh because the service does not answer, and goes on
    // trying. A session that the service refused is no longer stored by now.
    const user = session?.user ?? (event === 'INITIAL_SESSION' ? keptUser() : null)
    report(parsePerson(user))
  })
  return () => data.subscription.unsubscribe()
}
