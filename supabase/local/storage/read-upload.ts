import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { z } from 'zod'
import { invalidRequest } from './storage-error.ts'

type UploadDetails = {
  readonly cacheControl: string
  readonly userMetadata: Readonly<Record<string, unknown>> | null
}

/** An upload whose bytes have not been read yet. */
export type Upload = {
  readonly mimeType: string
  readonly body: AsyncIterable<Uint8Array>
  /** What was said about the bytes. A form may say it after them, so ask when they have been read. */
  details(): Promise<UploadDetails>
  /** Lets the rest of the request pass unread, so that the client can hear the refusal. */
  discard(): void
}

const MAX_FIELD_BYTES = 1024 * 1024
const MULTIPART = 'multipart/form-data'
const jsonObject = z.record(z.string(), z.unknown())

/** Opens a multipart form or a raw body as supabase-js sends them. Throws 400 for a form without a file. */
export async function readUpload(request: Request): Promise<Upload> {
  const mimeType = request.headers.get('content-type') ?? 'application/octet-stream'
  const body = request.body === null ? Readable.from([]) : Readable.from(chunksOf(request.body))
  if (mimeType.toLowerCase().startsWith(MULTIPART)) return readForm(body, mimeType)
  return {
    mimeType,
    body: bytesOf(body),
    async details() {
      const metadata = request.headers.get('x-metadata')
      return {
        cacheControl: request.headers.get('cache-control') ?? 'no-cache',
        userMetadata: metadata === null ? null : parseMetadata(Buffer.from(metadata, 'base64').toString()),
      }
    },
    discard: () => body.resume(),
  }
}

function readForm(body: Readable, contentType: string): Promise<Upload> {
  const fields = new Map<string, string>()
  const limits = { files: 1, fields: 20, fieldSize: MAX_FIELD_BYTES }
  const form = new Busboy({ headers: { 'content-type': contentType }, limits })
  form.on('field', (name, value) => fields.set(name, value))
  const finished = pipeline(body, form).catch(() => {
    throw invalidRequest('The form could not be read')
  })

  return new Promise((resolve, reject) => {
    form.on('file', (_name, file, _fileName, _encoding, mimeType) => {
      resolve({
        mimeType,
        body: bytesOf(file),
        async details() {
          await finished
          const seconds = fields.get('cacheControl')
          const metadata = fields.get('metadata')
          return {
            cacheControl: seconds === undefined ? 'no-cache' : `max-age=${seconds}`,
            userMetadata: metadata === undefined ? null : parseMetadata(metadata),
          }
        },
        discard: () => file.resume(),
      })
      // A request that breaks off must end the file with an error, not leave it open.
      finished.catch((error) => file.destroy(error))
    })
    finished.then(() => reject(invalidRequest('body must have a file')), reject)
  })
}

// The stream outlives its reader, so that the rest can be discarded after a refusal.
async function* bytesOf(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream.iterator({ destroyOnReturn: false })
  } catch {
    throw invalidRequest('The upload broke off')
  }
}

function parseMetadata(text: string): Record<string, unknown> {
  try {
    return jsonObject.parse(JSON.parse(text))
  } catch {
    throw invalidRequest('metadata must be a JSON object')
  }
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    await reader.cancel().catch(() => {})
  }
}
