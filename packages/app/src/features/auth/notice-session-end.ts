import { loadSessionUserId } from './api/load-session-user-id.ts'
import { setPerson } from '../../session/session.ts'

/** Notices a session that the browser lost without a word, as when its storage is cleared: nobody is signed in then. */
export async function noticeSessionEnd(): Promise<void> {
  const userId = await loadSessionUserId().catch(() => undefined)
  if (userId === null) setPerson(null)
}
