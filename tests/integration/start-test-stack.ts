import { join } from 'node:path'
import { type Stack, type StackOptions, startStack } from '../../supabase/local/stack.ts'

/** A stack for one test file: free ports, keys of its own, everything in memory. */
export function startTestStack(options: Partial<StackOptions> = {}): Promise<Stack> {
  const { env, ...rest } = options
  const appUrl = env?.FOYER_APP_URL ?? 'http://127.0.0.1:5173'
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
