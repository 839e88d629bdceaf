// npm run check: all static checks.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, runCommand } from './run-command.ts'

export type Check = { readonly name: string; readonly run: () => Promise<{ code: number; output: string }> }

const tool = (name: string, command: string, ...args: string[]): Check => ({
  name,
  run: () => runCommand(command, args, { output: 'capture' }),
})

/** The checks in the order in which they start. */
export const CHECKS: readonly Check[] = [
  tool('lint', 'biome', 'ci', '--error-on-warnings', '--diagnostic-level=warn', '.'),
  tool('import walls', 'vitest', 'run', '--project', 'structure'),
  tool('generated files', 'node', 'scripts/generate.ts', '--check'),
  tool('unused code', 'knip', '--no-progress'),
  ...[
    'packages/shared',
    'packages/draft',
    'packages/widget',
    'packages/app',
    'packages/sites',
    'packages/embed',
    '.',
  ].map((project) =>
    tool(`types of ${project === '.' ? 'scripts and tests' : project}`, 'tsc', '-p', project),
  ),
  { name: 'types of functions', run: checkFunctions },
]

/**
 * Checks all functions at once, with the imports of all: one by one, each reads the same libraries anew. A test in
 * tests/structure shows that each function names its own.
 */
function checkFunctions() {
  const configs = globSync('supabase/functions/*/deno.json', { cwd: ROOT })
  const imports = Object.fromEntries(
    configs.flatMap((config) => {
      const { imports } = JSON.parse(readFileSync(join(ROOT, config), 'utf8'))
      return Object.entries<string>(imports).map(([name, target]) => [
        name,
        target.startsWith('.') ? pathToFileURL(`${resolve(ROOT, config, '..', target)}/`).href : target,
      ])
    }),
  )
  const folder = join(ROOT, 'node_modules', '.cache', 'deno-check')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'deno.json'), JSON.stringify({ imports }))
  const entries = configs.map((config) => config.replace(/deno\.json$/, 'index.ts'))
  const flags = ['--node-modules-dir=manual', '--config', join(folder, 'deno.json')]
  return runCommand('deno', ['check', ...flags, ...entries], { output: 'capture' })
}

/**
 * Runs every check, two at a time, and prints the output of those that fail.
 *
 * @returns the number of passed and failed checks, and the output of the failed ones
 */
export async function runChecks(): Promise<{ passed: number; failed: number; failures: string[] }> {
  const failures: string[] = []
  const waiting = [...CHECKS]
  const runNext = async (): Promise<void> => {
    const check = waiting.shift()
    if (!check) return
    const { code, output } = await check.run()
    console.log(`${code === 0 ? '✓' : '✗'} ${check.name}`)
    if (code !== 0) {
      failures.push(`${check.name}\n${output}`)
      console.log(output)
    }
    return runNext()
  }
  await Promise.all([runNext(), runNext()])
  return { passed: CHECKS.length - failures.length, failed: failures.length, failures }
}

if (import.meta.main) {
  const { passed, failed } = await runChecks()
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
}
