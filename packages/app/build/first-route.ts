import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'
import { chunksOf, holds } from './chunks-of.ts'

// A little above what it is. React and the router are 98 of them, zod is 10.
const JS_BUDGET = 138_000
const CSS_BUDGET = 17_000

type Bundle = Rollup.OutputBundle

/**
 * Makes the first screen of a visitor arrive in one go: puts the styles into the page, and prints what the visitor
 * downloads for it. More than the budget fails the build.
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
        const inlined = inlineStyles(html, bundle, base)
        css = gzipSize(inlined.styles)
        return inlined.html
      },
    },
    writeBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk' || !/assets\/[\w-]+\.css\b/.test(part.code)) continue
        this.error(`${part.fileName} asks for a stylesheet, but all styles stand in the page.`)
      }
      const chunks = new Set([...chunksOf(bundle, isEntry), ...chunksOf(bundle, holds(screen))])
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

const gzipSize = (text: string) => gzipSync(text, { level: 9 }).length
const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`
