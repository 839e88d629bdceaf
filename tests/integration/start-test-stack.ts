import { join } from 'node:path'
import { WORKER_PATH } from '../../supabase/functions/_shared/wake-worker.ts'
import type { Schedule } from '../../supabase/local/call-on-schedule.ts'
import { type Stack, type StackOptions, startStack } from '../../supabase/local/stack.ts'

/**
 * The timer of the worker, for tests that wait for what it does. On a busy machine the call that wakes it can end before it
 * has started; the product's timer finds what was missed as well.
 */
export const WORKER_TIMER: Schedule = {
  path: `/functions/v1${WORKER_PATH}`,
  everyMs: 1000,
  when: 'private.has_due_jobs()',
}

/** Where the app of a test stack is, unless a test names another address. */
export const APP = 'http://127.0.0.1:5173'

/** A stack for one test file: free ports, keys of its own, everything in memory. */
export function startTestStack(options: Partial<StackOptions> = {}): Promise<Stack> {
  const { env, ...rest } = options
  const appUrl = env?.FOYER_APP_URL ?? APP
  return startStack({
    projectDir: join(import.meta.dirname, '..', '..'),
    dataDir: null,
    ports: { api: 0, database: 0, mailbox: 0 },
    // A function starts with its first request: most tests call one or none.
    functionIdleMs: 600_000,
    ...rest,
    env: {
      FOYER_APP_URL: appUrl,
      FOYER_SITES_DOMAIN: 'localhost:4322',
      SUPABASE_AUTH_SITE_URL: appUrl,
      ...env,
    },
  })
}
