import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { PREACT_EDITS, TAKEN_OUT } from './preact-edits.ts'
import { SIGNALS_EDITS } from './signals-edits.ts'

const EDITS = Object.entries({ ...PREACT_EDITS, ...SIGNALS_EDITS })

/**
 * Takes Preact and signals from their published sources, without what the widget never asks of them, although a
 * bundler cannot know it: two kilobytes of what every visitor of every partner downloads.
 *
 * @throws Error when a library no longer has what an edit changes, or a view asks for what was taken out
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
        const [found] = TAKEN_OUT.exec(source) ?? []
        if (found) throw new Error(`${file} says${found}, which preact-edits.ts takes out of Preact.`)
      },
    },
  }
}
