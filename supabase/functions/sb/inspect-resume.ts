import {
  PDF_HEAD_BYTES,
  RESUME_BUCKET,
  resumeBytesProblem,
} from '@foyer/shared/onboarding/input/resume-file.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import type { DatabaseAccess } from '../_shared/call-database.ts'
import type { Log } from '../_shared/log.ts'
import { secretKeyHeaders } from '../_shared/secret-key-headers.ts'
import type { BuildFailure } from './build-failure.ts'

/** What stands at a path: a PDF, nothing, or something that was none and has been removed. */
export type ResumeState = 'pdf' | 'missing' | 'removed'

/** Looks at the first bytes of a stored file; the caller has made sure whose it is. */
export type InspectResume = (path: string) => Promise<Result<ResumeState, BuildFailure>>

/**
 * Makes the inspector. The storage service believes what an upload says about its type, and its policies do not see
 * bytes: so somebody has to look, with all rights.
 */
export function createInspectResume(
  { supabaseUrl, secretKey, timeoutMs }: DatabaseAccess,
  log: Log,
): InspectResume {
  const headers = secretKeyHeaders(secretKey)
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${supabaseUrl}/storage/v1/object/${RESUME_BUCKET}/${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
      signal: AbortSignal.timeout(timeoutMs),
    })
  const failed = (status: number) => {
    log({ event: 'resume_not_inspected', status })
    return err<BuildFailure>({ code: 'unavailable' })
  }
  return async (path) => {
    try {
      const response = await ask(path, { headers: { range: `bytes=0-${PDF_HEAD_BYTES - 1}` } })
      const status = await trueStatus(response)
      if (status === 404) return ok('missing')
      // An empty file has no such range.
      if (!response.ok && status !== 416) return failed(status)
      if (response.ok && !resumeBytesProblem(await readHead(response))) return ok('pdf')
      const removed = await ask(path, { method: 'DELETE' })
      const removedStatus = await trueStatus(removed)
      return removed.ok || removedStatus === 404 ? ok('removed') : failed(removedStatus)
    } catch {
      return failed(0)
    }
  }
}

// The service answers 400 to much of what it refuses, with the true status in the body.
async function trueStatus(response: Response): Promise<number> {
  if (response.status !== 400) return response.status
  const { data } = refusalSchema.safeParse(await response.json().catch(() => null))
  return data?.statusCode ?? response.status
}

const refusalSchema = z.object({ statusCode: z.coerce.number() })

/** The first bytes, also from a service that sends the whole file. */
async function readHead({ body }: Response): Promise<Uint8Array> {
  const head = new Uint8Array(PDF_HEAD_BYTES)
  let length = 0
  if (!body) return head.subarray(0, 0)
  for await (const chunk of body) {
    const part = chunk.subarray(0, PDF_HEAD_BYTES - length)
    head.set(part, length)
    length += part.length
    if (length === PDF_HEAD_BYTES) break
  }
  return head.subarray(0, length)
}
