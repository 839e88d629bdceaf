import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { visit } from '../packages/sites/testing/visit.ts'
import { ROOT } from '../scripts/run-command.ts'
import { pause, startProgram } from './harness.ts'

/** Starts the engine of published sites in a process of its own, which counts page loads or does not. */
export async function startEngine(port: number, folder: string, url: string, key: string, isCounting = true) {
  const program = isCounting ? 'packages/sites/main.ts' : 'bench/serve-uncounted.ts'
  const engine = startProgram(process.execPath, [join(ROOT, program)], {
    PATH: process.env.PATH,
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEY: key,
    FOYER_SITES_PORT: String(port),
    FOYER_SITES_FOLDER: join(folder, 'sites'),
  })
  await untilOpen(port)
  return engine
}

/**
 * Starts Caddy with one plain HTTP site of the given directives; without Caddy on the machine, it says so.
 *
 * @param folder where its configuration and state go
 */
export async function startCaddy(folder: string, directives: string) {
  if (spawnSync('caddy', ['version']).status !== 0) {
    console.log('Caddy is not installed: nothing is measured with it.')
    return undefined
  }
  const port = await freePort()
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\nadmin off\nauto_https off\n}\nhttp://:${port} {\n${directives}\n}\n`)
  const env = { PATH: process.env.PATH, HOME: folder }
  const { stop } = startProgram('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], env)
  await untilOpen(port)
  return { port, stop }
}

async function untilOpen(port: number): Promise<void> {
  while (!(await visit(port, '/', 'ready.example').catch(() => undefined))) await pause(50)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
