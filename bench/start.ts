// Measures `npm start` in a fresh clone until it is ready, then a second start of the same clone.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, runCommand } from '../scripts/run-command.ts'
import { print, residentMegabytes } from './harness.ts'

const READY = 'Foyer is ready'
const folder = mkdtempSync(join(tmpdir(), 'foyer-start-'))
const clone = join(folder, 'foyer')
const ports = {
  FOYER_API_PORT: '0',
  FOYER_DATABASE_PORT: '0',
  FOYER_MAILBOX_PORT: '0',
  FOYER_APP_PORT: '0',
  FOYER_PARTNER_PORT: '0',
  FOYER_SITES_PORT: '0',
}

async function measureStart(name: string): Promise<void> {
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, ...ports },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of child.stdout) {
    output += chunk
    if (output.includes(READY)) break
  }
  if (!output.includes(READY)) throw new Error(`npm start ended before it was ready:\n${output}`)
  const seconds = (performance.now() - begun) / 1000
  const memory = child.pid ? await residentMegabytes(child.pid) : 0
  console.log(`${name}: ready after ${seconds.toFixed(1)} s`)
  print(`${name}, resident memory`, memory, 700, 'MB')
  if (child.pid) process.kill(-child.pid, 'SIGTERM')
  await once(child, 'close')
}

try {
  await runCommand('git', ['clone', '--quiet', ROOT, clone])
  await measureStart('fresh clone')
  await measureStart('warm')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
