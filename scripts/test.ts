// npm test: all checks and the first ring of tests (tests/promises.ts). npm run test:full: all checks and tests. npm test --
// PATH: the tests in these files or folders, whatever their ring. npm run test:unit: all tests that need no browser. The
// last line adds up what ran.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { build } from './build.ts'
import { runChecks } from './check.ts'
import { findBrowser } from './find-browser.ts'
import { ROOT, runCommand } from './run-command.ts'

type Tally = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Each failure with its message. They are repeated at the end, because a CI log often keeps only its last lines. */
  readonly failures: readonly string[]
}

/** What tells the runners their ring, in tests/rings.ts and tests/cases-of.ts. */
type Ring = { readonly TEST_RING: 'first' | 'full' }

const FIRST_RING: Ring = { TEST_RING: 'first' }
const FULL_RING: Ring = { TEST_RING: 'full' }
const RESULTS = join(ROOT, 'test-results')
/** Each worker is a process of its own; without the cache, each compiles the same libraries. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node-compile') }
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

/** @param report the name of the file with the results, without its ending */
async function runVitest(paths: readonly string[], ring = FULL_RING, report = 'vitest'): Promise<Tally> {
  const file = join(RESULTS, `${report}.json`)
  const { code } = await runCommand(
    'vitest',
    ['run', ...paths, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { env: { ...ring, ...COMPILE_CACHE } },
  )
  const results = readReport(file, vitestReport)
  if (!results) return broken('vitest left no report')
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests || (code === 0 ? 0 : 1),
    skipped: results.numPendingTests + results.numTodoTests,
    failures: results.testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const lines = failed.map((test) => `${test.fullName}\n${test.failureMessages.join('\n')}`)
      if (message && !failed.length) lines.push(message)
      return lines.map((line) => `${relative(ROOT, name)}: ${line}`)
    }),
  }
}

async function runPlaywright(paths: readonly string[] = [], ring = FULL_RING): Promise<Tally> {
  const file = join(RESULTS, 'playwright.json')
  const env = {
    ...ring,
    ...COMPILE_CACHE,
    CHROMIUM_PATH: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }
  const { code } = await runCommand('playwright', ['test', ...paths, '--reporter=list,json'], { env })
  const stats = readReport(file, playwrightReport)?.stats
  if (!stats) return broken('playwright left no report')
  // A test that passes only when it is retried counts as failed.
  const failed = stats.unexpected + stats.flaky || (code === 0 ? 0 : 1)
  // Playwright prints its failures last, so they are not repeated.
  return { passed: stats.expected, failed, skipped: stats.skipped, failures: [] }
}

const broken = (message: string): Tally => ({ passed: 0, failed: 1, skipped: 0, failures: [message] })

/** Returns undefined when the runner crashed before it wrote its report. */
function readReport<Report>(file: string, schema: z.ZodType<Report>): Report | undefined {
  if (!existsSync(file)) return undefined
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.data : undefined
}

/** Runs one part. A part that throws counts as one failure, and the parts after it still run. */
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

const runBuild = () => build().then(() => ({ passed: 1, failed: 0 }))

const isBrowserTest = (path: string) => /^tests\/(draft|e2e|widget)(\/|$)/.test(path)
/** Firefox and WebKit, which Vitest runs; skipped where they are not installed. */
const ENGINES = 'tests/engines'

/** Runs the tests in some files or folders. Only the tests of the whole product need the build, in every engine. */
async function runPaths(paths: readonly string[]): Promise<Tally[]> {
  const missing = paths.find((path) => !existsSync(join(ROOT, path)))
  if (missing) return [broken(`${missing} does not exist: name a test file or a folder.`)]
  const inBrowser = paths.filter(isBrowserTest)
  const others = paths.filter((path) => !isBrowserTest(path))
  const needsBuild = paths.some((path) => path.startsWith('tests/e2e') || path.startsWith(ENGINES))
  return [
    ...(needsBuild ? [await runPart('Build', runBuild)] : []),
    ...(others.length ? [await runPart('Tests without Chromium', () => runVitest(others))] : []),
    ...(inBrowser.length ? [await runPart('Browser tests', () => runPlaywright(inBrowser))] : []),
  ]
}

/** Runs all checks, the build and the tests of a ring. */
async function runRing({ isFull }: { readonly isFull: boolean }): Promise<Tally[]> {
  const ring = isFull ? FULL_RING : FIRST_RING
  return [
    await runPart('Checks', runChecks),
    await runPart('Build', runBuild),
    // The import walls are one of the checks.
    await runPart('Unit, database and integration tests', () =>
      runVitest(['--project', '!structure', '--project', '!engines'], ring),
    ),
    // At once, so that no core waits. Their lines alternate; Vitest's failures are repeated at the end, Playwright's come last.
    ...(await Promise.all([
      runPart('Browser tests', () => runPlaywright([], ring)),
      runPart('Firefox and WebKit', () => runVitest([ENGINES], ring, 'engines')),
    ])),
  ]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'no-browser': { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
})
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const begun = performance.now()
const paths = positionals.map((path) => relative(ROOT, resolve(process.env.INIT_CWD ?? ROOT, path)))
const tallies = paths.length
  ? await runPaths(paths)
  : values['no-browser']
    ? [await runPart('Tests without a browser', () => runVitest(['--project', '!engines']))]
    : await runRing({ isFull: values.full })
const total = tallies.reduce((sum, tally) => ({
  passed: sum.passed + tally.passed,
  failed: sum.failed + tally.failed,
  skipped: sum.skipped + tally.skipped,
  failures: [...sum.failures, ...tally.failures],
}))
for (const failure of total.failures) console.log(`\n✗ ${failure}`)
console.log(`\nThis took ${formatDuration(performance.now() - begun)}.`)
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exitCode = total.failed ? 1 : 0

function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  return seconds < 60 ? `${seconds.toFixed(1)} seconds` : `${(seconds / 60).toFixed(1)} minutes`
}
