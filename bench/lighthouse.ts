// Audits a published site in each style with Lighthouse: through function, database and Storage of the embedded stack, the
// engine, and Caddy, which compresses. Promise: 100 in all four categories, on a quiet machine.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { DESIGN_STYLE_IDS } from '../packages/shared/src/onboarding/answers/stored-ids.ts'
import { serveSites } from '../packages/sites/serve.ts'
import { findBrowser } from '../scripts/find-browser.ts'
import { runCommand } from '../scripts/run-command.ts'
import { publish, readyOwner } from '../tests/integration/sites-kit.ts'
import { startTestStack } from '../tests/integration/start-test-stack.ts'
import { startCaddy, stopProcess } from './start-caddy.ts'

/** npx fetches it: a dependency of its size would slow down every installation. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const report = z.object({
  categories: z.record(
    z.string(),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), displayValue: z.string().optional() }),
  ),
})

const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-lighthouse-'))
const env = { ...process.env, CHROME_PATH: await findBrowser() }
const stack = await startTestStack()
const engine = await serveSites({ port: 0, folder: join(folder, 'sites'), maxBytes: 1e9, isSecure: false })
engine.connect(stack.apiUrl, stack.keys.secretKey)
const caddy = await startCaddy(folder, [`encode\nreverse_proxy 127.0.0.1:${engine.port}`])
const port = caddy?.ports[0] ?? engine.port

try {
  for (const style of DESIGN_STYLE_IDS) {
    const owner = await readyOwner(stack)
    await owner.client.rpc('save_site_details', { changes: { style } }).throwOnError()
    const published = await publish(stack, owner, `${style}-house`)
    if (!published.ok) throw new Error(`${style} was not published: ${published.error.code}`)
    const file = join(folder, `${style}.json`)
    const { code } = await runCommand(
      'npx',
      [
        '--yes', LIGHTHOUSE, `http://${style}-house.localhost:${port}/`, '--quiet', '--output=json',
        `--output-path=${file}`, `--only-categories=${CATEGORIES}`,
        '--chrome-flags=--headless --no-sandbox --disable-gpu',
      ], // biome-ignore format: a command to read at a glance
      { env },
    )
    if (code !== 0) throw new Error(`${LIGHTHOUSE} could not be run.`)
    const { categories, audits } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
    const scores = Object.entries(categories).map(([name, { score }]) => `${name} ${Math.round(score * 100)}`)
    console.log(`${style.padEnd(12)} ${scores.join(', ')}`)
    for (const { auditRefs } of Object.values(categories)) {
      for (const { id } of auditRefs.filter(({ weight }) => weight > 0)) {
        const audit = audits[id]
        if (audit?.score != null && audit.score < 1)
          console.log(`             ${audit.title} ${audit.displayValue ?? ''}`)
      }
    }
  }
} finally {
  if (caddy) await stopProcess(caddy.process)
  await engine.close()
  await stack.stop()
  rmSync(folder, { recursive: true })
}
