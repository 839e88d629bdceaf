// npm run check: everything that can be said about the sources without running the product.
import { globSync } from 'node:fs'
import { ROOT, runCommand } from './run-command.ts'

export type Check = { readonly name: string; readonly run: () => Promise<{ code: number; output: string }> }

const tool = (name: string, command: string, ...args: string[]): Check => ({
  name,
  run: () => runCommand(command, args, { output: 'capture' }),
})

/** The checks in the order in which they run, fast ones first. */
export const CHECKS: readonly Check[] = [
  tool('lint', 'biome', 'ci', '--error-on-warnings', '--diagnostic-level=warn', '.'),
  tool('unused code', 'knip', '--no-progress'),
  ...['packages/shared', 'packages/draft', 'packages/widget', 'packages/app', '.'].map((project) =>
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
 * Runs every check and prints what the failed ones say.
 *
 * @returns how many passed, how many failed, and what the failed ones said
 */
export async function runChecks(): Promise<{ passed: number; failed: number; failures: string[] }> {
  const failures: string[] = []
  for (const { name, run } of CHECKS) {
    const { code, output } = await run()
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
    if (code === 0) continue
    failures.push(`${name}\n${output}`)
    console.log(output)
  }
  return { passed: CHECKS.length - failures.length, failed: failures.length, failures }
}

if (import.meta.main) {
  const { passed, failed } = await runChecks()
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
}
