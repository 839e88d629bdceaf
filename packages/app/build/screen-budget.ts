import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

const BUDGET = 30_000

/** Warns about a screen whose own chunk is larger than 30 kB gzip. Libraries that are loaded later are no screens. */
export function screenBudget(): Plugin {
  return {
    name: 'foyer:screen-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk' || !part.isDynamicEntry || isLibrary(part)) continue
        const size = gzipSync(part.code, { level: 9 }).length
        if (size > BUDGET)
          this.warn(`${part.fileName} is ${(size / 1000).toFixed(1)} kB gzip, over the 30 kB of a screen.`)
      }
    },
  }
}

const isLibrary = ({ facadeModuleId }: Rollup.OutputChunk) => facadeModuleId?.includes('/node_modules/')
