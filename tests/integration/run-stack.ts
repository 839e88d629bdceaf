import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = join(import.meta.dirname, '..', '..', 'supabase', 'local', 'main.ts')
/** The last line that the stack prints when it is ready. */
const LAST_LINE = 'SECRET_KEY'

export type RunningStack = {
  readonly child: ChildProcess
  /** The printed values, by name: `API_URL`, `SECRET_KEY`, … */
  readonly printed: Readonly<Record<string, string>>
}

type Options = {
  readonly projectDir: string
  readonly dataDir: string
  readonly env?: Readonly<Record<string, string>>
}

/** Starts the stack as a process of its own, on free ports, and waits until it is ready. */
export async function runStack(options: Options): Promise<RunningStack> {
  const child = spawnStack(options)
  const printed: Record<string, string> = {}
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) {
      const [, name, value] = /^([A-Z_]+)="(.*)"$/.exec(line) ?? []
      if (name && value) printed[name] = value
      if (name === LAST_LINE) return { child, printed }
    }
  }
  throw new Error('The stack ended before it was ready.')
}

/** Starts the stack where it cannot start; returns its output and exit code. */
export async function runToEnd(options: Options): Promise<{ code: number | null; said: string }> {
  const child = spawnStack(options)
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

function spawnStack({ projectDir, dataDir, env }: Options): ChildProcess {
  return spawn(process.execPath, [MAIN, '--workdir', projectDir, '--data', dataDir], {
    env: {
      ...process.env,
      SUPABASE_API_PORT: '0',
      SUPABASE_DB_PORT: '0',
      SUPABASE_LOCAL_SMTP_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
