import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

// In bytes, gzip.
const FIRST_JS = 170_000
const FIRST_CSS = 20_000
const SCREEN_JS = 30_000

/**
 * Fails the build when the first route of a visitor or the chunk of a screen is larger than its limit, and prints the size
 * of the first route.
 *
 * @param firstScreen the end of the path of the screen that most visitors see first
 */
export function sizeLimits(firstScreen: string): Plugin {
  return {
    name: 'foyer:size-limits',
    apply: 'build',
    writeBundle(_options, bundle) {
      const parts = Object.values(bundle)
      const css = parts.flatMap((part) =>
        part.fileName.endsWith('.css') && 'source' in part ? part.source : [],
      )
      const first = new Set<Rollup.OutputChunk>()
      const add = (part: Rollup.OutputChunk | Rollup.OutputAsset | undefined) => {
        if (part?.type !== 'chunk' || first.has(part)) return
        first.add(part)
        for (const file of part.imports) add(bundle[file])
      }
      for (const part of parts)
        if (part.type === 'chunk' && (part.isEntry || holds(part, firstScreen))) add(part)
      const sizes = [
        {
          name: 'JavaScript of the first route',
          size: sum([...first].map(({ code }) => code)),
          limit: FIRST_JS,
        },
        { name: 'CSS', size: sum(css), limit: FIRST_CSS },
        ...parts.flatMap((part) =>
          part.type === 'chunk' && holds(part, /-(screen|page)\.tsx$/)
            ? [{ name: part.fileName, size: sum([part.code]), limit: SCREEN_JS }]
            : [],
        ),
      ]
      for (const { name, size, limit } of sizes)
        if (size > limit) this.error(`${name}: ${size} bytes gzip, over the limit of ${limit}.`)
      this.info(`First route, gzip: ${sizes[0]?.size} bytes of JavaScript, ${sizes[1]?.size} of CSS.`)
    },
  }
}

function holds({ moduleIds, isEntry }: Rollup.OutputChunk, path: string | RegExp): boolean {
  return !isEntry && moduleIds.some((id) => (typeof path === 'string' ? id.endsWith(path) : path.test(id)))
}

function sum(texts: readonly (string | Uint8Array)[]): number {
  return texts.reduce((total, text) => total + gzipSync(text, { level: 9 }).length, 0)
}
