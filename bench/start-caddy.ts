import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { visit } from '../packages/sites/testing/visit.ts'

/**
 * Starts Caddy with one plain HTTP site for each list of directives; without Caddy on the machine, it says so.
 *
 * @param folder where its configuration and state go
 * @returns the port of each site, in the same order, and the process
 */
export async function startCaddy(
  folder: string,
  sites: readonly string[],
): Promise<{ ports: readonly number[]; process: ChildProcess } | undefined> {
  if (spawnSync('caddy', ['version']).status !== 0) {
    console.log('Caddy is not installed: nothing is measured with it.')
    return undefined
  }
  const ports: number[] = []
  for (const _site of sites) ports.push(await freePort())
  const blocks = sites.map((directives, index) => `http://:${ports[index]} {\n${directives}\n}\n`)
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\nadmin off\nauto_https off\n}\n${blocks.join('')}`)
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: 'ignore',
  })
  for (const port of ports) await untilOpen(port)
  return { ports, process: caddy }
}

/** Passes requests on to the engine as if they had come over TLS. */
export function proxyTo(port: number): string {
  return `reverse_proxy 127.0.0.1:${port} {\nheader_up X-Forwarded-Proto https\n}`
}

/** Waits until somebody answers at a port. */
export async function untilOpen(port: number): Promise<void> {
  for (;;) {
    const isOpen = await visit(port, '/', 'ready.example').catch(() => undefined)
    if (isOpen) return
    await pause(50)
  }
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
