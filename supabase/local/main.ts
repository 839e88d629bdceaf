// node supabase/local/main.ts [--watch]: the embedded stack alone, as `supabase start` would bring it up.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startStack } from './stack.ts'

const { values } = parseArgs({
  options: { watch: { type: 'boolean', default: false }, data: { type: 'string' } },
})
const projectDir = join(import.meta.dirname, '..', '..')

try {
  const stack = await startStack({
    projectDir,
    dataDir: values.data ?? join(projectDir, '.foyer'),
    watch: values.watch,
  })
  console.log(`API_URL="${stack.apiUrl}"
DB_URL="${stack.databaseUrl}"
MAILPIT_URL="${stack.mailboxUrl}"
PUBLISHABLE_KEY="${stack.keys.publishableKey}"
SECRET_KEY="${stack.keys.secretKey}"
ANON_KEY="${stack.keys.anonKey}"
SERVICE_ROLE_KEY="${stack.keys.serviceRoleKey}"`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stack.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
