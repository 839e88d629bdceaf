import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'fonts')

/** The bytes of a font of a style, for Node: `modern/instrument-latin.woff2`. */
export function fontBytes(path: string): Uint8Array {
  return readFileSync(join(FOLDER, path))
}
