import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const BUDGET = 30_000

/** Warns about a chunk that is loaded with a screen of its own and is larger than a screen may be, 30 kB gzip. */
export function screenBudget(): Plugin {
  return {
    name: 'foyer:screen-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk' || !part.isDynamicEntry) continue
        const size = gzipSync(part.code, { level: 9 }).length
        if (size > BUDGET)
          this.warn(`${part.fileName} is ${(size / 1000).toFixed(1)} kB gzip, over the 30 kB of a screen.`)
      }
    },
  }
}
