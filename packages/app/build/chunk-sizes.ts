import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

const SCREEN_BUDGET = 30_000
const SMALLEST = 2048

/**
 * Warns about a chunk with a screen that is larger than 30 kB gzip, and fails the build when a chunk is smaller than 2 KB:
 * it costs a request and belongs into another one (code-splitting.ts).
 */
export function chunkSizes(): Plugin {
  return {
    name: 'foyer:chunk-sizes',
    apply: 'build',
    writeBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue
        const size = gzipSync(part.code, { level: 9 }).length
        if (hasScreen(part) && size > SCREEN_BUDGET)
          this.warn(`${part.fileName} is ${(size / 1000).toFixed(1)} kB gzip, over the 30 kB of a screen.`)
        if (part.code.length < SMALLEST && !isUnavoidable(part))
          this.error(
            `${part.fileName} has only ${part.code.length} bytes: merge ${part.moduleIds} into another chunk.`,
          )
      }
    },
  }
}

const hasScreen = ({ moduleIds }: Rollup.OutputChunk) =>
  moduleIds.some((id) => /-(screen|page)\.tsx$/.test(id))

// The bundler puts the entry and its own helpers nowhere else.
const isUnavoidable = ({ isEntry, name }: Rollup.OutputChunk) => isEntry || name === 'rolldown-runtime'
