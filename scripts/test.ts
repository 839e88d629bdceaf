// npm test: every check and every test, and one line at the end that adds them up.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { build } from './build.ts'
import { runChecks } from './check.ts'
import { findBrowser } from './find-browser.ts'
import { ROOT, runCommand } from './run-command.ts'

type Tally = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed and how, said again at the end: a log of CI often keeps only its last lines. */
  readonly failures: readonly string[]
}

const RESULTS = join(ROOT, 'test-results')
const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
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
  if (!report) return broken('vitest left no report')
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || (code === 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const lines = failed.map((test) => `${test.fullName}\n${test.failureMessages.join('\n')}`)
      if (message && !failed.length) lines.push(message)
      return lines.map((line) => `${relative(ROOT, name)}: ${line}`)
    }),
  }
}

async function runPlaywright(): Promise<Tally> {
  const file = join(RESULTS, 'playwright.json')
  const env = { CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { code } = await runCommand('playwright', ['test', '--reporter=list,json'], { env })
  const stats = readReport(file, playwrightReport)?.stats
  if (!stats) return broken('playwright left no report')
  // A test that only passes on a second try is a defect: it counts as failed.
  const failed = stats.unexpected + stats.flaky || (code === 0 ? 0 : 1)
  // Its list reporter, the last to print, names them already.
  return { passed: stats.expected, failed, skipped: stats.skipped, failures: [] }
}

const broken = (message: string): Tally => ({ passed: 0, failed: 1, skipped: 0, failures: [message] })

/** A runner that died early leaves no report behind. */
function readReport<Report>(file: string, schema: z.ZodType<Report>): Report | undefined {
  if (!existsSync(file)) return undefined
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.data : undefined
}

/** Runs one part; a part that breaks counts as one failure instead of hiding the others. */
async function runPart(
  title: string,
  part: () => Promise<Pick<Tally, 'passed' | 'failed'> & Partial<Tally>>,
): Promise<Tally> {
  console.log(`\n— ${title}`)
  try {
    return { skipped: 0, failures: [], ...(await part()) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    return broken(`${title}: ${message}`)
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
  failures: [...sum.failures, ...tally.failures],
}))
for (const failure of total.failures) console.log(`\n✗ ${failure}`)
console.log(`\nAll parts took ${((performance.now() - begun) / 60_000).toFixed(1)} minutes.`)
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exitCode = total.failed ? 1 : 0
