import { execFile } from 'node:child_process'
import { type FSWatcher, watch } from 'node:fs'
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
 * Watches the modules of a function outside node_modules. It watches folders, because editors replace files. A known
 * module stays watched, because a broken module hides the ones that it imports.
 *
 * @returns stops watching
 */
export async function watchModules(source: FunctionSource, onChange: () => void): Promise<() => void> {
  const files = new Set([source.entrypoint, source.configFile])
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined
  let hasEnded = false

  async function watchGraph(): Promise<void> {
    for (const file of await listModules(source)) files.add(file)
    if (hasEnded) return
    for (const folder of new Set([...files].map(dirname))) {
      if (!watchers.has(folder))
        watchers.set(
          folder,
          watch(folder, (_, name) => notice(folder, name)),
        )
    }
  }

  function notice(folder: string, name: string | null): void {
    if (name !== null && !files.has(join(folder, name))) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      onChange()
      void watchGraph()
    }, SETTLE_MS)
  }

  await watchGraph()
  return () => {
    hasEnded = true
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
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
