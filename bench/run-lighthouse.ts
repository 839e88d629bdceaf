import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { findBrowser } from '../scripts/find-browser.ts'
import { runCommand } from '../scripts/run-command.ts'

/** npx fetches it: a dependency of its size would slow down every installation. */
const LIGHTHOUSE = process.env.LIGHTHOUSE?.split(' ') ?? ['npx', '--yes', 'lighthouse@13.5.0']

const SCORE = z.nullable(z.number())
const REPORT = z.object({
  categories: z.record(
    z.string(),
    z.object({ score: SCORE, auditRefs: z.array(z.object({ id: z.string() })) }),
  ),
  audits: z.record(z.string(), z.object({ score: SCORE, title: z.string() })),
})

type Category = {
  readonly name: string
  /** From 0 to 100. */
  readonly score: number
  /** The audits below their full score, each with its id, score and title. */
  readonly failures: readonly string[]
}

/** Audits a page as a phone and returns the result of each category. */
export async function runLighthouse(url: string, categories: readonly string[]): Promise<Category[]> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-lighthouse-'))
  const file = join(folder, 'report.json')
  const [command = 'npx', ...words] = LIGHTHOUSE
  try {
    const { code } = await runCommand(
      command,
      [
        ...words, url, '--quiet', '--output=json', `--output-path=${file}`,
        `--only-categories=${categories}`, '--chrome-flags=--headless --no-sandbox --disable-gpu',
      ], // biome-ignore format: a command to read at a glance
      { env: { ...process.env, CHROME_PATH: await findBrowser() } },
    )
    if (code !== 0) throw new Error('Lighthouse could not be run.')
    const report = REPORT.parse(JSON.parse(readFileSync(file, 'utf8')))
    return categories.map((name) => categoryOf(report, name))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function categoryOf({ categories, audits }: z.output<typeof REPORT>, name: string): Category {
  const { score = null, auditRefs = [] } = categories[name] ?? {}
  const failures = auditRefs.flatMap(({ id }) => {
    const { score: part = null, title = id } = audits[id] ?? {}
    return part !== null && part < 1 ? [`${id} ${part}: ${title}`] : []
  })
  return { name, score: 100 * (score ?? 0), failures }
}
