// PGlite lacks Postgres' checkpointer process: without checkpoints the write-ahead log would grow as long as the stack
// runs, and a killed stack would replay all of it.
import type { PGlite } from '@electric-sql/pglite'
import type { SharedSession } from './shared-session.ts'

const CHECK_INTERVAL_MS = 30_000
const MAX_WAL_BYTES = 64 * 1024 * 1024

/** Runs a checkpoint when the write-ahead log has grown by more than `maxWalBytes`; returns whether it did. */
export async function checkpointIfDue(
  pglite: PGlite,
  session: SharedSession,
  maxWalBytes = MAX_WAL_BYTES,
): Promise<boolean> {
  const release = await session.acquire()
  try {
    const { rows } = await pglite.query<{ isDue: boolean }>(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > $1 as "isDue" from pg_control_checkpoint()`,
      [maxWalBytes],
    )
    if (!rows[0]?.isDue) return false
    await pglite.exec('checkpoint')
    return true
  } finally {
    release()
  }
}

/** @returns stops the checks */
export function checkpointRegularly(pglite: PGlite, session: SharedSession): () => void {
  const timer = setInterval(() => {
    checkpointIfDue(pglite, session).catch((error: unknown) => console.error('checkpoint:', error))
  }, CHECK_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
