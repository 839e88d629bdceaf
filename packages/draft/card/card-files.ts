import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CardFiles } from './render-card.ts'

/** The fonts and the renderer for pictures, read from this repository, in Node and Deno. */
export const cardFiles: CardFiles = {
  wasm: () => readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  font: (file) => readFileSync(join(import.meta.dirname, 'fonts', file)),
}
