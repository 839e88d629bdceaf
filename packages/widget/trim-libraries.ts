import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { PREACT_EDITS, REMOVED_PROPS } from './preact-edits.ts'
import { SIGNALS_EDITS } from './signals-edits.ts'

const EDITS = Object.entries({ ...PREACT_EDITS, ...SIGNALS_EDITS })

/**
 * Loads Preact and signals from their published sources and removes what the widget does not use and a bundler cannot
 * detect: two kilobytes of every download.
 *
 * @throws Error if an edit no longer matches its library, or if a view uses a removed feature
 */
export function trimLibraries(): Plugin {
  const require = createRequire(import.meta.url)
  const folderOf = (name: string) => dirname(dirname(require.resolve(name)))
  return {
    name: 'trim-libraries',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(preact|@preact\/signals-core)$/ },
      handler: (id) => join(folderOf(id), 'src', id === 'preact' ? 'index.js' : 'index.ts'),
    },
    load: {
      filter: { id: /preact\/(?:signals-core\/)?src\// },
      handler(file) {
        const [end, edits] = EDITS.find(([end]) => file.replaceAll('\\', '/').endsWith(end)) ?? []
        try {
          return edits?.reduce((source, edit) => edit(source), readFileSync(file, 'utf8'))
        } catch (problem) {
          throw new Error(`${end}: ${problem instanceof Error ? problem.message : problem}`, {
            cause: problem,
          })
        }
      },
    },
    transform: {
      filter: { id: /\.tsx$/ },
      handler(source, file) {
        const [found] = REMOVED_PROPS.exec(source) ?? []
        if (found) throw new Error(`${file} uses${found}, which preact-edits.ts removes from Preact.`)
      },
    },
  }
}
