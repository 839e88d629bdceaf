import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { StaticFile } from './static-file.ts'

it('sends a small file in the fewest bytes that Brotli can', () => {
  const source = readFileSync(join(import.meta.dirname, 'static-file.ts'))
  const { encoding, body } = new StaticFile('widget.js', source).encode('gzip, br')
  expect(encoding).toBe('br')
  // Without parameters, Node compresses with the best quality.
  expect(body.length).toBeLessThanOrEqual(brotliCompressSync(source).length)
  expect(brotliDecompressSync(body)).toEqual(source)
})
