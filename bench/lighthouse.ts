// Audits the start page as a phone with Lighthouse, several times, because one run depends on what else the machine does.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { findBrowser } from '../scripts/find-browser.ts'
import { openProduct } from '../scripts/open-product.ts'
import { runCommand } from '../scripts/run-command.ts'
import { at, print } from './harness.ts'

/** npx fetches it: a dependency of its size would slow down every installation. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100 }
const ROUNDS = 3

const report = z.object({ categories: z.record(z.string(), z.object({ score: z.number() })) })

const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-lighthouse-'))
const file = join(folder, 'report.json')
const { product, stop } = await openProduct()
try {
  const rounds: z.output<typeof report>[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { code } = await runCommand(
      'npx',
      [
        '--yes', LIGHTHOUSE, `${product.appUrl}/onboarding/start`, '--quiet', '--output=json', `--output-path=${file}`,
        `--only-categories=${Object.keys(BARS)}`, '--chrome-flags=--headless --no-sandbox --disable-gpu',
      ], // biome-ignore format: a command to read at a glance
      { env: { ...process.env, CHROME_PATH: await findBrowser() } },
    )
    if (code !== 0) throw new Error(`${LIGHTHOUSE} could not be run.`)
    rounds.push(report.parse(JSON.parse(readFileSync(file, 'utf8'))))
  }
  for (const [name, bar] of Object.entries(BARS)) {
    const scores = rounds.map(({ categories }) => 100 * (categories[name]?.score ?? 0))
    print(`start page, ${name}`, at(scores), bar, '', 'least')
  }
} finally {
  await stop()
  rmSync(folder, { recursive: true })
}
