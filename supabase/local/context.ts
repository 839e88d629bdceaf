import type { StackConfig } from './config.ts'
import type { Database } from './database/database.ts'
import type { StackKeys } from './keys.ts'
import type { Mailbox } from './mailbox/mailbox.ts'

/**
 * Passed to each service of the stack when it is created. The gateway has removed the prefix (`/auth/v1`, `/rest/v1`, …)
 * from each request that a service receives, and has replaced an API key in `Authorization` by a JWT.
 */
export type StackContext = {
  readonly config: StackConfig
  readonly database: Database
  readonly keys: StackKeys
  readonly mailbox: Mailbox
  /** The address for clients, without a trailing slash, e.g. `http://127.0.0.1:54321`. */
  readonly apiUrl: string
  /** The folder with this stack's files; `null` keeps everything in memory. */
  readonly dataDir: string | null
}
