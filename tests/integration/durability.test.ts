import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeProject, type Project } from './make-project.ts'
import { type RunningStack, runStack, runToEnd } from './run-stack.ts'

let project: Project
let dataDir: string
const running: RunningStack[] = []

beforeAll(async () => {
  project = await makeProject({
    'config.toml': '[functions.who]\nverify_jwt = false\n',
    'migrations/20260101000000_create_notes.sql': `
      create table public.notes (id uuid primary key, text text not null);
      grant select, insert on public.notes to service_role;`,
    'functions/who/index.ts': 'Deno.serve(() => new Response(String(Deno.pid)))',
    'functions/who/deno.json': '{}',
  })
})
afterAll(() => project.remove())
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stack-data-'))
})
afterEach(async () => {
  for (const { child } of running.splice(0)) await end(child, 'SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(): Promise<RunningStack> {
  const stack = await runStack({ projectDir: project.dir, dataDir })
  running.push(stack)
  return stack
}

async function end(child: RunningStack['child'], signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  const [code] = await once(child, 'exit')
  return code
}

function notes({ printed }: RunningStack, init: RequestInit = {}): Promise<Response> {
  return fetch(`${printed.REST_URL}/notes?select=id`, {
    ...init,
    headers: { apikey: printed.SECRET_KEY ?? '', 'content-type': 'application/json' },
  })
}

async function readNotes(stack: RunningStack): Promise<string[]> {
  const rows: { id: string }[] = await (await notes(stack)).json()
  return rows.map(({ id }) => id)
}

/** Writes from several connections until the stack is gone; returns the ids that were acknowledged. */
async function writeUntilKilled(stack: RunningStack, killAfter: number): Promise<string[]> {
  const acknowledged: string[] = []
  const write = async () => {
    for (;;) {
      const id = crypto.randomUUID()
      const body = JSON.stringify({ id, text: 'n'.repeat(500) })
      const response = await notes(stack, { method: 'POST', body }).catch(() => null)
      if (!response) return
      expect(response.status).toBe(201)
      acknowledged.push(id)
      if (acknowledged.length === killAfter) stack.child.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: 8 }, write))
  return acknowledged
}

async function untilGone(pid: number): Promise<void> {
  await expect
    .poll(
      () => {
        try {
          return process.kill(pid, 0)
        } catch {
          return false
        }
      },
      { timeout: 240_000 },
    )
    .toBe(false)
}

test('kill -9 in the middle of a burst loses no acknowledged row, again and again', async () => {
  const acknowledged: string[] = []
  for (const killAfter of [150, 60]) {
    acknowledged.push(...(await writeUntilKilled(await start(), killAfter)))
  }
  const kept = new Set(await readNotes(await start()))
  expect(acknowledged.length).toBeGreaterThanOrEqual(210)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
})

test('keys outlive a restart, and functions do not outlive a killed stack', async () => {
  const first = await start()
  const pid = Number(await (await fetch(`${first.printed.FUNCTIONS_URL}/who`)).text())
  await end(first.child, 'SIGKILL')
  await untilGone(pid)
  const second = await start()
  expect(second.printed.SECRET_KEY).toBe(first.printed.SECRET_KEY)
  expect(second.printed.JWT_SECRET).toBe(first.printed.JWT_SECRET)
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops the stack and its functions, exit code 0',
  async (signal) => {
    const stack = await start()
    const pid = Number(await (await fetch(`${stack.printed.FUNCTIONS_URL}/who`)).text())
    expect(await end(stack.child, signal)).toBe(0)
    await untilGone(pid)
  },
)

test('a second stack on the same data folder says so and ends with 1; the first goes on', async () => {
  const first = await start()
  const { code, said } = await runToEnd({ projectDir: project.dir, dataDir })
  expect(said.trim()).toBe(
    `Another stack is using the data folder ${dataDir}: stop it first, or choose another folder for this one.`,
  )
  expect(code).toBe(1)
  expect(await readNotes(first)).toEqual([])
})

test('a port that is taken is named', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    for (const [variable, purpose] of [
      ['SUPABASE_API_PORT', 'the API'],
      ['SUPABASE_DB_PORT', 'the database'],
      ['SUPABASE_LOCAL_SMTP_PORT', 'the mailbox'],
    ] as const) {
      const env = { [variable]: String(port) }
      const { code, said } = await runToEnd({ projectDir: project.dir, dataDir, env })
      expect(said.trim()).toBe(
        `Port ${port}, which ${purpose} needs, is in use: stop the program that uses it, or choose another port.`,
      )
      expect(code).toBe(1)
    }
  } finally {
    server.close()
  }
})

test('a damaged database is named, and left as it is', async () => {
  await end((await start()).child, 'SIGTERM')
  const file = join(dataDir, 'database', 'global', 'pg_control')
  writeFileSync(file, 'not what Postgres wrote')
  const { code, said } = await runToEnd({ projectDir: project.dir, dataDir })
  expect(said).toMatch(
    /^The database in .*database is damaged \(.*\): restore .*, or delete it to start with an empty database\.$/m,
  )
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
})

test('a damaged file of keys is named', async () => {
  writeFileSync(join(dataDir, 'keys.json'), '{"jwtSecret":')
  const { code, said } = await runToEnd({ projectDir: project.dir, dataDir })
  expect(said.trim()).toBe(
    `${join(dataDir, 'keys.json')} is damaged: delete it to create new keys (all users have to sign in again).`,
  )
  expect(code).toBe(1)
})

test('a value of the configuration that is missing in the environment is named', async () => {
  const needy = await makeProject({ 'config.toml': '[auth]\nsite_url = "env(NO_SUCH_SITE_URL)"\n' })
  try {
    const { code, said } = await runToEnd({ projectDir: needy.dir, dataDir })
    expect(said.trim()).toBe(
      `${join(needy.dir, 'supabase', 'config.toml')} asks for the environment variable NO_SUCH_SITE_URL, which is not set: set it and start again.`,
    )
    expect(code).toBe(1)
  } finally {
    needy.remove()
  }
})

test('a migration that fails is named and leaves nothing half done', async () => {
  const broken = await makeProject({
    'migrations/20260101000000_create_first.sql': 'create table public.first (id int);',
    'migrations/20260101000001_create_second.sql':
      'create table public.second (id int); select * from no_such_table;',
  })
  try {
    const { code, said } = await runToEnd({ projectDir: broken.dir, dataDir })
    expect(said).toContain('20260101000001_create_second.sql failed: relation "no_such_table" does not exist')
    expect(code).toBe(1)
    await broken.write('migrations/20260101000001_create_second.sql', 'create table public.second (id int);')
    const stack = await runStack({ projectDir: broken.dir, dataDir })
    running.push(stack)
    expect((await fetch(`${stack.printed.REST_URL}/second`)).status).toBe(200)
  } finally {
    broken.remove()
  }
})
