import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'

/** A native Postgres server with an empty cluster of its own, reached through a socket in its folder. */
export type NativePostgres = {
  readonly version: string
  /** Runs a Postgres program (psql, pgbench) against it. Returns stdout; rejects with stderr. */
  run(program: string, args: readonly string[], options?: { user?: string; input?: string }): Promise<string>
  stop(): Promise<void>
}

/** The owner of the cluster. As on the hosted platform, `postgres` is another role without superuser rights. */
const SUPERUSER = 'supabase_admin'

/** The folder with the programs of the newest Postgres on this machine; null if there is none. */
export function findNativePostgres(): string | null {
  const versions = '/usr/lib/postgresql'
  const packaged = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : []
  const folders = [
    ...packaged,
    ...(process.env.PATH ?? '').split(delimiter),
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ]
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
  )
}

/**
 * Starts a cluster in a temporary folder with default settings: commits are flushed to disk.
 *
 * @param folder with the programs, see {@link findNativePostgres}
 * @param settings that differ from the defaults
 */
export async function startNativePostgres(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<NativePostgres> {
  const home = mkdtempSync(join(tmpdir(), 'pg-'))
  // Postgres refuses to run as root.
  const identity = process.getuid?.() === 0 ? unprivileged() : null
  if (identity) chownSync(home, identity.uid, identity.gid)
  const data = join(home, 'data')
  execFileSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...identity, cwd: home, stdio: 'ignore' },
  )
  const flags = Object.entries({
    listen_addresses: '',
    unix_socket_directories: home,
    max_connections: '60',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(folder, 'postgres'), ['-D', data, ...flags], {
    ...identity,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stop = async () => {
    await end(server)
    rmSync(home, { recursive: true, force: true })
  }
  try {
    await untilReady(server)
  } catch (error) {
    await stop()
    throw error
  }

  const run: NativePostgres['run'] = (program, args, { user = SUPERUSER, input } = {}) =>
    new Promise((resolve, reject) => {
      const own = join(folder, program)
      const child = spawn(existsSync(own) ? own : program, args, {
        cwd: home,
        env: {
          ...process.env,
          PGHOST: home,
          PGUSER: user,
          PGDATABASE: 'postgres',
          PGOPTIONS: '--client-min-messages=warning',
        },
        stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      })
      let output = ''
      let complaints = ''
      child.stdout?.on('data', (chunk: Buffer) => {
        output += chunk
      })
      child.stderr?.on('data', (chunk: Buffer) => {
        complaints += chunk
      })
      child.on('error', reject)
      child.on('close', (code) =>
        code === 0 ? resolve(output.trim()) : reject(new Error(`${program}: ${complaints}`)),
      )
      child.stdin?.end(input)
    })
  return { version: await run('psql', ['-XAtc', 'show server_version']), run, stop }
}

function unprivileged(): { uid: number; gid: number } | null {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // No such user: the next one.
    }
  }
  return null
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const lines: string[] = []
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`Postgres did not start: ${lines.join('\n')}`)))
    if (!server.stderr) return
    createInterface({ input: server.stderr }).on('line', (line) => {
      if (lines.length < 50) lines.push(line)
      if (line.includes('database system is ready to accept connections')) resolve()
    })
  })
}

/** SIGINT starts what Postgres calls a fast shutdown. */
function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGINT')
  })
}
