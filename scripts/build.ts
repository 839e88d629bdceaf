// Builds the widget and the app, each only when its sources or its settings have changed.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runCommand } from './run-command.ts'

const BUILDS = [
  {
    workspace: '@foyer/widget',
    output: 'packages/widget/dist',
    sources: ['packages/widget/**/*', 'packages/shared/src/**/*', 'browsers/*', 'package-lock.json'],
    environment: /^FOYER_/,
  },
  {
    workspace: '@foyer/app',
    output: 'packages/app/dist',
    // The app's build contains the widget and the renderer of drafts with its fonts.
    sources: [
      'packages/app/**/*',
      'packages/widget/**/*',
      'packages/shared/src/**/*',
      'packages/draft/{src,fonts}/**/*',
      'browsers/*',
      'package-lock.json',
    ],
    environment: /^(VITE|FOYER)_/,
  },
] as const

/** The capture address of the local stack on its usual port. Tags on local pages name theirs. */
const LOCAL_CAPTURE_URL = 'http://127.0.0.1:54321/functions/v1/capture-lead'

/**
 * Builds what is out of date, for this machine.
 *
 * @param forHost builds everything for a host and shows the builders' own output; the environment must set the capture
 *   address
 * @throws Error when a build fails, with its output
 */
export async function build({ forHost = false } = {}): Promise<void> {
  const env = forHost
    ? process.env
    : { ...process.env, FOYER_CAPTURE_URL: process.env.FOYER_CAPTURE_URL || LOCAL_CAPTURE_URL }
  for (const { workspace, output, sources, environment } of BUILDS) {
    const stamp = join(ROOT, output, '.built-from')
    const fingerprint = fingerprintOf(
      sources,
      Object.entries(env).filter(([name]) => environment.test(name)),
    )
    if (!forHost && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) continue
    const result = await runCommand('npm', ['run', '--silent', 'build', '-w', workspace], {
      env,
      output: forHost ? 'inherit' : 'capture',
    })
    if (result.code !== 0) throw new Error(`The build of ${workspace} failed.\n${result.output}`)
    writeFileSync(stamp, fingerprint)
  }
}

function fingerprintOf(
  sources: readonly string[],
  settings: readonly (readonly [string, unknown])[],
): string {
  const hash = createHash('sha256')
  for (const [name, value] of [...settings].sort()) hash.update(`${name}=${value}\n`)
  const files = globSync([...sources], { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] })
  for (const file of files.sort()) {
    const entry = statSync(join(ROOT, file))
    if (entry.isFile()) hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex')
}

if (import.meta.main) {
  await build({ forHost: true }).catch((error: Error) => {
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  })
}
