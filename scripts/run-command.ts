import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** The repository's root folder. */
export const ROOT = join(import.meta.dirname, '..')

type Options = {
  readonly env?: Readonly<Record<string, string | undefined>>
  /** `inherit` prints the output; `capture` returns it. */
  readonly output?: 'inherit' | 'capture'
  readonly timeoutMs?: number
}

/**
 * Runs a program in the root folder. Programs in node_modules/.bin come first.
 *
 * @returns its exit code (1 when it could not be started or exceeded the time limit) and its output, if captured
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { env, output = 'inherit', timeoutMs }: Options = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env, PATH: path },
      stdio: output === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      ...(timeoutMs ? { timeout: timeoutMs } : {}),
    })
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}
