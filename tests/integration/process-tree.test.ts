// The stack as npm starts it, with a Deno process below.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeProject } from './make-project.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'supabase', 'local', 'main.ts')
const isWindows = process.platform === 'win32'

test.skipIf(isWindows).each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'nothing stays when npm gets %s',
  async (signal) => {
    const { npm } = await startByNpm()
    const tree = descendantsOf(npm.pid)
    expect(tree.filter(({ command }) => command.includes('deno'))).toHaveLength(1)
    npm.kill(signal)
    await vi.waitFor(() => expect(tree.filter(({ pid }) => isAlive(pid))).toEqual([]), { timeout: 30_000 })
  },
)

test.skipIf(isWindows)('says in one sentence that its data was deleted, and ends', async () => {
  const { npm, dataDir, said } = await startByNpm()
  const tree = descendantsOf(npm.pid)
  rmSync(dataDir, { recursive: true })
  const [code] = await once(npm, 'close')
  expect(code).toBe(1)
  expect(said()).toContain(`The data folder ${dataDir} was deleted while it was in use`)
  expect(said()).not.toMatch(/^ +at /m)
  await vi.waitFor(() => expect(tree.filter(({ pid }) => isAlive(pid))).toEqual([]), { timeout: 30_000 })
})

async function startByNpm(): Promise<{ npm: ChildProcess; dataDir: string; said: () => string }> {
  const project = await makeProject({
    'functions/who/index.ts': 'Deno.serve(() => new Response(String(Deno.pid)))',
    'functions/who/deno.json': '{}',
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'stack-data-'))
  // As in this repository's package.json.
  const start = `exec "${process.execPath}" "${MAIN}" --workdir "${project.dir}" --data "${dataDir}"`
  writeFileSync(join(project.dir, 'package.json'), JSON.stringify({ type: 'module', scripts: { start } }))
  const npm = spawn('npm', ['start'], {
    cwd: project.dir,
    env: { ...process.env, SUPABASE_API_PORT: '0', SUPABASE_DB_PORT: '0', SUPABASE_LOCAL_SMTP_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  npm.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  onTestFinished(() => {
    for (const { pid } of descendantsOf(npm.pid)) killIfAlive(pid)
    npm.kill('SIGKILL')
    project.remove()
    rmSync(dataDir, { recursive: true, force: true })
  })
  for await (const line of createInterface({ input: npm.stdout })) {
    if (line.startsWith('SECRET_KEY')) return { npm, dataDir, said: () => errors }
  }
  throw new Error(`The stack ended before it was ready: ${errors}`)
}

type Process = { readonly pid: number; readonly command: string }

function descendantsOf(root: number | undefined): Process[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((row) => {
      const [, pid, parent, command = ''] = /^ *(\d+) +(\d+) (.*)$/.exec(row) ?? []
      return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : []
    })
  const below = (parent: number | undefined): Process[] =>
    rows.filter((row) => row.parent === parent).flatMap((row) => [row, ...below(row.pid)])
  return below(root)
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It has ended since it was listed.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** A process that has ended and whose parent has not asked yet is not alive. */
function isAlive(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z')
  } catch {
    return false
  }
}
