import { showToast } from '../lib/toast.ts'
import { signOut } from './api/session.ts'

const DONE = {
  others: {
    title: 'Other devices are signed out',
    description: 'You stay signed in here.',
  },
  global: {
    title: 'Signed out everywhere',
    description: 'Sign in again with a link or a code from your mail.',
  },
} as const

/** Ends sessions of the person on other devices, or everywhere, and says in a toast whether that worked. */
export async function endSessions(scope: keyof typeof DONE): Promise<void> {
  const ended = await signOut(scope)
  showToast(
    ended.ok
      ? { ...DONE[scope], kind: 'success' }
      : { title: 'Error', description: ended.error.message, kind: 'destructive' },
  )
}
