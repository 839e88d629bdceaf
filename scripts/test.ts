// npm test: every check and every test, and one line at the end that adds them up.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { build } from './build.ts'
import { runChecks } from './check.ts'
import { findBrowser } from './find-browser.ts'
import { ROOT, runCommand } from './run-command.ts'

type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number }

const RESULTS = join(ROOT, 'test-results')
const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

async function runVitest(): Promise<Tally> {
  const file = join(RESULTS, 'vitest.json')
  const { code } = await runCommand('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readReport(file, vitestReport)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const failed = report.numFailedTests || (code === 0 ? 0 : 1)
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests }
}

async function runPlaywright(): Promise<Tally> {
  const file = join(RESULTS, 'playwright.json')
  const env = { CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { code } = await runCommand('playwright', ['test', '--reporter=list,json'], { env })
  const stats = readReport(file, playwrightReport)?.stats
  if (!stats) return { passed: 0, failed: 1, skipped: 0 }
  // A test that only passes on a second try is a defect: it counts as failed.
  const failed = stats.unexpected + stats.flaky || (code === 0 ? 0 : 1)
  return { passed: stats.expected, failed, skipped: stats.skipped }
}

/** A runner that died early leaves no report behind. */
function readReport<Report>(file: string, schema: z.ZodType<Report>): Report | undefined {
  if (!existsSync(file)) return undefined
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.data : undefined
}

/** Runs one part; a part that breaks counts as one failure instead of hiding the others. */
async function runPart(
  title: string,
  part: () => Promise<Omit<Tally, 'skipped'> & Partial<Tally>>,
): Promise<Tally> {
  console.log(`\n— ${title}`)
  try {
    return { skipped: 0, ...(await part()) }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const begun = performance.now()
const tallies = [
  await runPart('Checks', runChecks),
  await runPart('Build', () => build().then(() => ({ passed: 1, failed: 0 }))),
  await runPart('Unit, database and integration tests', runVitest),
  await runPart('Browser tests', runPlaywright),
]
const total = tallies.reduce((sum, tally) => ({
  passed: sum.passed + tally.passed,
  failed: sum.failed + tally.failed,
  skipped: sum.skipped + tally.skipped,
}))
console.log(`\nAll parts took ${((performance.now() - begun) / 60_000).toFixed(1)} minutes.`)
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exitCode = total.failed ? 1 : 0
