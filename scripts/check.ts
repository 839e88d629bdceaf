// npm run check: all static checks.
import { globSync } from 'node:fs'
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
  ...globSync('supabase/functions/*/deno.json', { cwd: ROOT }).map((config) => {
    const folder = config.replace(/\/deno\.json$/, '')
    return tool(
      `deno check ${folder}`,
      'deno',
      'check',
      '--node-modules-dir=manual',
      '--config',
      config,
      `${folder}/index.ts`,
    )
  }),
]

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
