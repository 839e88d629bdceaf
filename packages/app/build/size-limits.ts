import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

// In bytes, gzip.
const FIRST_JS = 170_000
const FIRST_CSS = 20_000
const SCREEN_JS = 30_000
/** An area is several screens and what they share. */
const AREA_JS = 60_000
/** A lazy chunk with all its imports and those of the page: each is a request. */
const MOST_CHUNKS = 24

/**
 * Fails the build when the first route of a visitor or the chunk of a screen or an area is larger than its limit, or when a
 * lazy chunk loads too many others, and prints the size
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
      // The sheet of the desk is loaded by operators alone.
      const css = parts.flatMap((part) =>
        /^(?!.*\/desk-).*\.css$/.test(part.fileName) && 'source' in part ? part.source : [],
      )
      const chunks = parts.filter((part) => part.type === 'chunk')
      const entries = chunks.filter(({ isEntry }) => isEntry)
      const first = withImports([...entries, ...chunks.filter((part) => holds(part, firstScreen))], bundle)
      for (const part of chunks) {
        const { size } = withImports([...entries, part], bundle)
        if (size > MOST_CHUNKS)
          this.error(`${part.fileName} loads ${size} chunks, over the limit of ${MOST_CHUNKS}.`)
      }
      const sizes = [
        {
          name: 'JavaScript of the first route',
          size: sum([...first].map(({ code }) => code)),
          limit: FIRST_JS,
        },
        { name: 'CSS', size: sum(css), limit: FIRST_CSS },
        ...parts.flatMap((part) =>
          part.type === 'chunk' && holds(part, /-(screen|page)\.tsx$/)
            ? [
                {
                  name: part.fileName,
                  size: sum([part.code]),
                  limit: /-(screen|page)$/.test(part.name) ? SCREEN_JS : AREA_JS,
                },
              ]
            : [],
        ),
      ]
      for (const { name, size, limit } of sizes)
        if (size > limit) this.error(`${name}: ${size} bytes gzip, over the limit of ${limit}.`)
      this.info(`First route, gzip: ${sizes[0]?.size} bytes of JavaScript, ${sizes[1]?.size} of CSS.`)
    },
  }
}

/** Returns the chunks and everything that they import. */
function withImports(
  chunks: readonly Rollup.OutputChunk[],
  bundle: Rollup.OutputBundle,
): ReadonlySet<Rollup.OutputChunk> {
  const all = new Set<Rollup.OutputChunk>()
  const add = (part: Rollup.OutputChunk | Rollup.OutputAsset | undefined) => {
    if (part?.type !== 'chunk' || all.has(part)) return
    all.add(part)
    for (const file of part.imports) add(bundle[file])
  }
  for (const chunk of chunks) add(chunk)
  return all
}

function holds({ moduleIds, isEntry }: Rollup.OutputChunk, path: string | RegExp): boolean {
  return !isEntry && moduleIds.some((id) => (typeof path === 'string' ? id.endsWith(path) : path.test(id)))
}

function sum(texts: readonly (string | Uint8Array)[]): number {
  return texts.reduce((total, text) => total + gzipSync(text, { level: 9 }).length, 0)
}
