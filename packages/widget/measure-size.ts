import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Compresses a text with brotli at quality 11, for hosts that send compressed files as they are. */
export function compressBest(text: string): Buffer {
  const bytes = Buffer.from(text)
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

/** Returns the size of a text in bytes: raw, with gzip at level 9, and with brotli at quality 11. */
export function measureSize(text: string): {
  readonly raw: number
  readonly gzip: number
  readonly brotli: number
} {
  const bytes = Buffer.from(text)
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: compressBest(text).length,
  }
}
