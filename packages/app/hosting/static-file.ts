import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import { contentTypeOf, isCompressible } from './content-types.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** A file as the server sends it. An encoding that the build has not made is made once, on its first request. */
export class StaticFile {
  readonly contentType: string
  readonly etag: string
  /** Whether it pays to compress: texts do, fonts and pictures are compressed already. */
  readonly isCompressible: boolean
  readonly #bodies: Map<Encoding, Buffer>

  /** @param brotli the content, compressed at build */
  constructor(path: string, content: Buffer, brotli?: Buffer) {
    this.contentType = contentTypeOf(path)
    this.isCompressible = isCompressible(path)
    this.etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 5)}"`
    this.#bodies = new Map([['identity', content]])
    if (brotli) this.#bodies.set('br', brotli)
  }

  /** Reads a file, and `NAME.br` beside it unless that is from another build. */
  static read(path: string): StaticFile {
    const content = readFileSync(path)
    const brotli = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : undefined
    const isSame = brotli && brotliDecompressSync(brotli).equals(content)
    return new StaticFile(path, content, isSame ? brotli : undefined)
  }

  /** The best body for what the client accepts. */
  encode(acceptEncoding: string): { readonly encoding: Encoding; readonly body: Buffer } {
    const encoding = this.#choose(acceptEncoding)
    const known = this.#bodies.get(encoding)
    if (known) return { encoding, body: known }
    const plain = this.#bodies.get('identity') ?? Buffer.alloc(0)
    // Quality 11 would make the first visitor wait.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
    const body = encoding === 'br' ? brotliCompressSync(plain, { params }) : gzipSync(plain, { level: 9 })
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
