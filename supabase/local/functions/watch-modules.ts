import { execFile } from 'node:child_process'
import { watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { DENO } from './deno-binary.ts'
import type { FunctionSource } from './function-process.ts'

/** Editors write a file in several steps. */
const SETTLE_MS = 50

const graphSchema = z.object({ modules: z.array(z.object({ specifier: z.string() })) })

/**
 * Watches the modules that a function is made of, outside node_modules.
 *
 * @param files the modules known so far; a module that is broken right now hides those that it imports
 * @param onChange is called once, after the first change
 * @returns ends the watch
 */
export async function watchModules(
  source: FunctionSource,
  files: Set<string>,
  onChange: () => void,
): Promise<() => void> {
  for (const file of [source.entrypoint, source.configFile, ...(await listModules(source))]) files.add(file)
  const folders = new Set([...files].map((file) => dirname(file)))
  let timer: NodeJS.Timeout | undefined
  const watchers = [...folders].map((folder) =>
    watch(folder, (_event, name) => {
      if (name && !files.has(join(folder, name))) return
      timer ??= setTimeout(() => {
        end()
        onChange()
      }, SETTLE_MS)
    }),
  )
  const end = () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
  return end
}

async function listModules({ entrypoint, configFile, projectDir }: FunctionSource): Promise<string[]> {
  const args = [
    'info',
    '--json',
    '--no-lock',
    '--node-modules-dir=manual',
    '--config',
    configFile,
    entrypoint,
  ]
  try {
    const { stdout } = await promisify(execFile)(DENO, args, { cwd: projectDir, maxBuffer: 1 << 26 })
    return graphSchema
      .parse(JSON.parse(stdout))
      .modules.filter(({ specifier }) => /^file:/.test(specifier) && !specifier.includes('/node_modules/'))
      .map(({ specifier }) => fileURLToPath(specifier))
  } catch {
    return []
  }
}
