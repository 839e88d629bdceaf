import { gzipSync } from 'node:zlib'
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'

const JS_BUDGET = 170_000
const CSS_BUDGET = 20_000
const PRELOADED_FONTS = /(besley-latin-500|atkinson-hyperlegible-next-latin-wght)-normal[^/]*\.woff2$/

/**
 * Makes the first screen of a visitor arrive in one go: preloads the two fonts and the chunk of that screen, and prints
 * what the visitor downloads for it.
 *
 * @param screen the module of the screen that most visitors see first
 */
export function firstRoute(screen: string): Plugin {
  let base = '/'
  return {
    name: 'foyer:first-route',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const tags: HtmlTagDescriptor[] = []
        for (const file of Object.keys(bundle)) {
          if (!PRELOADED_FONTS.test(file)) continue
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: base + file }
          tags.push({ tag: 'link', attrs, injectTo: 'head-prepend' })
        }
        for (const file of lateChunks(bundle, screen)) {
          const attrs = { rel: 'modulepreload', crossorigin: '', href: base + file }
          tags.push({ tag: 'link', attrs, injectTo: 'head' })
        }
        return tags
      },
    },
    writeBundle(_options, bundle) {
      const chunks = new Set([...chunksOf(bundle, isEntry), ...chunksOf(bundle, isModule(screen))])
      const js = sum([...chunks].map((file) => gzipSize(bundle[file])))
      const css = sum(
        Object.entries(bundle).map(([file, part]) => (file.endsWith('.css') ? gzipSize(part) : 0)),
      )
      const line = `First route, gzip: ${kilobytes(js)} of JavaScript, ${kilobytes(css)} of CSS.`
      if (js > JS_BUDGET || css > CSS_BUDGET) this.warn(`${line} That is over the budget (170 and 20 kB).`)
      else this.info(line)
    },
  }
}

type Bundle = Rollup.OutputBundle

const isEntry = (chunk: Rollup.OutputChunk) => chunk.isEntry
const isModule = (module: string) => (chunk: Rollup.OutputChunk) =>
  chunk.facadeModuleId?.endsWith(module) ?? false

function lateChunks(bundle: Bundle, screen: string): string[] {
  const early = new Set(chunksOf(bundle, isEntry))
  return chunksOf(bundle, isModule(screen)).filter((file) => !early.has(file))
}

/** The matching chunk and all that it imports statically. */
function chunksOf(bundle: Bundle, matches: (chunk: Rollup.OutputChunk) => boolean): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    const part = bundle[file]
    if (found.has(file) || part?.type !== 'chunk') return
    found.add(file)
    part.imports.forEach(visit)
  }
  for (const [file, part] of Object.entries(bundle)) if (part.type === 'chunk' && matches(part)) visit(file)
  return [...found]
}

function gzipSize(part: Bundle[string] | undefined): number {
  if (!part) return 0
  return gzipSync(part.type === 'chunk' ? part.code : part.source, { level: 9 }).length
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)
const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`
