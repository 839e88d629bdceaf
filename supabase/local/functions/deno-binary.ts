import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The Deno of the npm package `deno`. */
export const DENO: string = join(
  createRequire(import.meta.url).resolve('deno/package.json'),
  '..',
  process.platform === 'win32' ? 'deno.exe' : 'deno',
)

/** @throws Error with one sentence when the binary was not installed */
export function requireDeno(): void {
  if (existsSync(DENO)) return
  throw new Error(
    `Deno is missing (${DENO}), because npm skipped its install script: run "npm rebuild deno" and start again.`,
  )
}
