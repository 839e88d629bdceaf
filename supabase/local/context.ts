import type { StackConfig } from './config.ts'
import type { Database } from './database/database.ts'
import type { StackKeys } from './keys.ts'
import type { Mailbox } from './mailbox/mailbox.ts'

/**
 * What every service of the stack is handed when it is created. A service answers requests whose prefix (`/auth/v1`,
 * `/rest/v1`, …) the gateway has taken off and whose `Authorization` header it has translated from API key to JWT.
 */
export type StackContext = {
  readonly config: StackConfig
  readonly database: Database
  readonly keys: StackKeys
  readonly mailbox: Mailbox
  /** The address clients use, without a trailing slash, e.g. `http://127.0.0.1:54321`. */
  readonly apiUrl: string
  /** Where this stack keeps its files; `null` keeps everything in memory. */
  readonly dataDir: string | null
}
