import { gzipSync } from 'node:zlib'
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'

// A little above what it is. React and the router are 98 of them, zod is 10.
const JS_BUDGET = 138_000
const CSS_BUDGET = 17_000
const PRELOADED_FONTS = /(besley-latin-500|atkinson-hyperlegible-next-latin-wght)-normal[^/]*\.woff2$/

type Bundle = Rollup.OutputBundle

/**
 * Makes the first screen of a visitor arrive in one go: preloads the two fonts and the chunks of that screen, puts the
 * styles into the page, and prints what the visitor downloads for it. More than the budget fails the build.
 *
 * @param screen the module of the screen that most visitors see first
 */
export function firstRoute(screen: string): Plugin {
  let base = '/'
  let css = 0
  return {
    name: 'foyer:first-route',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((file) => PRELOADED_FONTS.test(file))
        const early = new Set(chunksOf(bundle, isEntry))
        const late = chunksOf(bundle, isModule(screen)).filter((file) => !early.has(file))
        const inlined = inlineStyles(html, bundle, base)
        css = gzipSize(inlined.styles)
        return {
          html: inlined.html,
          tags: [
            ...late.map((file) => link(base + file, { rel: 'modulepreload' })),
            ...fonts.map((file) => link(base + file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
          ],
        }
      },
    },
    writeBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk' || !/assets\/[\w-]+\.css\b/.test(part.code)) continue
        this.error(`${part.fileName} asks for a stylesheet, but all styles stand in the page.`)
      }
      const chunks = new Set([...chunksOf(bundle, isEntry), ...chunksOf(bundle, isModule(screen))])
      const sizes = [...chunks].map((file) => {
        const part = bundle[file]
        return part?.type === 'chunk' ? gzipSize(part.code) : 0
      })
      const js = sizes.reduce((total, size) => total + size, 0)
      const line = `First route, gzip: ${kilobytes(js)} of JavaScript, ${kilobytes(css)} of CSS.`
      if (js > JS_BUDGET || css > CSS_BUDGET)
        this.error(`${line} The budget is ${kilobytes(JS_BUDGET)} and ${kilobytes(CSS_BUDGET)}.`)
      this.info(line)
    },
  }
}

const isEntry = (chunk: Rollup.OutputChunk) => chunk.isEntry
const isModule = (module: string) => (chunk: Rollup.OutputChunk) =>
  chunk.facadeModuleId?.endsWith(module) ?? false

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

/** The styles are small, and a file of their own would hold up the first paint by one more round trip. */
function inlineStyles(html: string, bundle: Bundle, base: string) {
  let styles = ''
  const page = html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (tag, href: string) => {
    const file = href.slice(base.length)
    const part = bundle[file]
    if (part?.type !== 'asset') return tag
    delete bundle[file]
    styles += part.source
    return `<style>${part.source}</style>`
  })
  return { html: page, styles }
}

function link(href: string, attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true, href }, injectTo: 'head' }
}

const gzipSize = (text: string) => gzipSync(text, { level: 9 }).length
const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`
