import {
  PDF_HEAD_BYTES,
  RESUME_BUCKET,
  resumeBytesProblem,
} from '@foyer/shared/onboarding/input/resume-file.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import type { Log } from '../_shared/log.ts'
import { type ServiceClient, storageStatus } from '../_shared/service-client.ts'

/** The result for a path: a PDF, nothing, or another file, which has been removed. */
export type ResumeState = 'pdf' | 'missing' | 'removed'

/** Looks at the first bytes of a stored file; the caller has made sure whose it is. */
export type InspectResume = (path: string) => Promise<Result<ResumeState, { readonly code: 'unavailable' }>>

/**
 * Makes the inspector. The storage service believes what an upload says about its type, and its policies do not see
 * bytes, so this reads them with all rights.
 */
export function createInspectResume(client: ServiceClient, log: Log): InspectResume {
  const failed = (status: number) => {
    log({ event: 'resume_not_inspected', status })
    return err({ code: 'unavailable' as const })
  }

  // As a stream and by range: a file has up to 10 MB, of which these bytes are enough.
  const downloadHead = (path: string) =>
    client.storage
      .from(RESUME_BUCKET)
      .setHeader('range', `bytes=0-${PDF_HEAD_BYTES - 1}`)
      .download(path)
      .asStream()

  const remove = async (path: string) => {
    const { error } = await client.storage.from(RESUME_BUCKET).remove([path])
    return error ? failed(storageStatus(error)) : ok('removed' as const)
  }

  return async (path) => {
    const { data, error } = await downloadHead(path)
    if (error) {
      const status = storageStatus(error)
      if (status === 404) return ok('missing')
      // An empty file has no such range.
      return status === 416 ? remove(path) : failed(status)
    }
    const head = await readHead(data).catch(() => null)
    if (!head) return failed(0)
    return resumeBytesProblem(head) ? remove(path) : ok('pdf')
  }
}

/** The first bytes, also from a service that sends the whole file. */
async function readHead(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  const head = new Uint8Array(PDF_HEAD_BYTES)
  let length = 0
  for await (const chunk of body ?? []) {
    const part = chunk.subarray(0, PDF_HEAD_BYTES - length)
    head.set(part, length)
    length += part.length
    if (length === PDF_HEAD_BYTES) break
  }
  return head.subarray(0, length)
}
