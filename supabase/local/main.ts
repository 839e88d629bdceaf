// npx node supabase/local/main.ts [--watch] [--data <folder>]: starts the embedded stack alone and prints its addresses
// and keys, as `supabase status -o env` does. Tests start it in other folders with --workdir <folder>.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { parseArgs } from 'node:util'
import { type Stack, startStack } from './stack.ts'
import { stopOnSignal } from './stop-on-signal.ts'

let stack: Stack | undefined
const end = stopOnSignal(() => stack?.stop())
try {
  const { values } = parseArgs({
    options: {
      watch: { type: 'boolean', default: false },
      workdir: { type: 'string', default: join(import.meta.dirname, '..', '..') },
      data: { type: 'string' },
    },
  })
  const projectDir = resolve(values.workdir)
  const envFile = join(projectDir, '.env')
  if (existsSync(envFile)) loadEnvFile(envFile)
  stack = await startStack({
    projectDir,
    dataDir: values.data ? resolve(values.data) : join(projectDir, '.foyer'),
    watch: values.watch,
    onDataLost: (sentence) => {
      console.error(sentence)
      end(1)
    },
  })
  const { keys } = stack
  console.log(`API_URL="${stack.apiUrl}"
REST_URL="${stack.apiUrl}/rest/v1"
FUNCTIONS_URL="${stack.apiUrl}/functions/v1"
DB_URL="${stack.databaseUrl}"
MAILPIT_URL="${stack.mailboxUrl}"
JWT_SECRET="${keys.jwtSecretText}"
ANON_KEY="${keys.anonKey}"
SERVICE_ROLE_KEY="${keys.serviceRoleKey}"
PUBLISHABLE_KEY="${keys.publishableKey}"
SECRET_KEY="${keys.secretKey}"`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
