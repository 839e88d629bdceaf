import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { contentTypeOf } from './content-types.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** Up to this size, in bytes, the best Brotli quality takes a few dozen milliseconds; beyond it, the first visitor waits. */
const BEST_QUALITY_MAX_BYTES = 64 * 1024

/** A file as the server sends it. Each encoding is made once, on its first request. */
export class StaticFile {
  readonly contentType: string
  readonly etag: string
  readonly #bodies: Map<Encoding, Buffer>

  constructor(path: string, content: Buffer) {
    this.contentType = contentTypeOf(path)
    this.etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
    this.#bodies = new Map([['identity', content]])
  }

  /** Whether it pays to compress: texts do, fonts and pictures are compressed already. */
  get isCompressible(): boolean {
    return /^(text\/|application\/json|image\/svg)/.test(this.contentType)
  }

  /** The best body for what the client accepts. */
  encode(acceptEncoding: string): { readonly encoding: Encoding; readonly body: Buffer } {
    const encoding = this.#choose(acceptEncoding)
    const known = this.#bodies.get(encoding)
    if (known) return { encoding, body: known }
    const plain = this.#bodies.get('identity') ?? Buffer.alloc(0)
    const body =
      encoding === 'br'
        ? brotliCompressSync(plain, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: plain.length <= BEST_QUALITY_MAX_BYTES ? 11 : 9,
              [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
            },
          })
        : gzipSync(plain, { level: 9 })
    this.#bodies.set(encoding, body)
    return { encoding, body }
  }

  #choose(acceptEncoding: string): Encoding {
    if (!this.isCompressible) return 'identity'
    const accepted = acceptEncoding
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*q=/))
      .filter(([, quality]) => quality === undefined || Number(quality) > 0)
      .map(([name]) => name)
    if (accepted.includes('br')) return 'br'
    return accepted.includes('gzip') ? 'gzip' : 'identity'
  }
}
