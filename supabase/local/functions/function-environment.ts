import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { StackConfig } from '../config.ts'
import type { StackKeys } from '../keys.ts'

type Addresses = { readonly apiUrl: string; readonly databaseUrl: string; readonly mailboxUrl: string }

/**
 * The environment of every function: the platform's variables, then `[edge_runtime.secrets]`, then
 * `supabase/functions/.env`. Names that begin with `SUPABASE_` cannot be set. `MAILPIT_URL` is ours: with the CLI
 * the mailbox has a fixed address, here it has any port.
 */
export function functionEnvironment(
  projectDir: string,
  config: StackConfig,
  keys: StackKeys,
  { apiUrl, databaseUrl, mailboxUrl }: Addresses,
): Record<string, string> {
  const file = join(projectDir, 'supabase', 'functions', '.env')
  const own = {
    ...config.edge_runtime.secrets,
    ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}),
  }
  const secrets = Object.entries(own).flatMap(([name, value]) =>
    value === undefined || value === null || name.startsWith('SUPABASE_') ? [] : [[name, value] as const],
  )
  return {
    MAILPIT_URL: mailboxUrl,
    ...Object.fromEntries(secrets),
    SUPABASE_URL: apiUrl,
    SUPABASE_DB_URL: databaseUrl,
    SUPABASE_ANON_KEY: keys.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
    SUPABASE_JWKS: JSON.stringify({ keys: [keys.publicJwk] }),
  }
}
