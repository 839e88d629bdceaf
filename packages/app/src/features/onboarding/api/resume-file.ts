import { CHECK_RESUME_PATH, isResumeInvalid } from '@foyer/shared/api/site-builder.ts'
import { RESUME_BUCKET, resumePath, storedFileName } from '@foyer/shared/onboarding/input/resume-file.ts'
import { NO_USER_MESSAGE } from '@foyer/shared/onboarding/toasts.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { SaveFailed } from '../../../answers/api/save-answer.ts'
import { env } from '../../../config/env.ts'
import { callFunction, FunctionRefused } from '../../../lib/api/call-function.ts'
import { sendWithProgress } from '../../../lib/send-with-progress.ts'
import { supabase } from '../../../lib/supabase.ts'
import { loadAccessToken } from '../../../session/api/session.ts'
import { UNREACHABLE } from '../../../session/auth-failure.ts'

type Upload = {
  readonly personId: string
  readonly file: File
  readonly signal: AbortSignal
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

const NOT_STORED = 'Your PDF could not be stored. Please try again in a moment.'
const FULL =
  'Your account has as many PDFs as it may, or some that are still being sent. Please try again in an hour.'

const refusal = z.object({ message: z.string(), statusCode: z.optional(z.string()) })
/** The message is one of the database, such as that of a policy. */
const FORBIDDEN = '403'

/**
 * Stores a PDF under a random name that is reserved for it in its owner's folder, with its own name as metadata.
 *
 * @returns the path in the bucket
 */
export async function uploadResume({
  personId,
  file,
  signal,
  onProgress,
}: Upload): Promise<Result<string, SaveFailed>> {
  const token = await loadAccessToken().catch(() => undefined)
  if (token === null) return err({ code: 'no_user', message: NO_USER_MESSAGE })
  if (token === undefined) return err({ code: 'unreachable', message: UNREACHABLE.message })
  const client = await supabase()
  const reserved = await client.rpc('reserve_resume').abortSignal(signal)
  if (reserved.error) return err({ code: 'unreachable', message: UNREACHABLE.message })
  if (reserved.data === null) return err({ code: 'refused', message: FULL })
  const path = resumePath(personId, reserved.data)
  const { apiUrl, supabaseKey } = env()
  const url = `${apiUrl}/storage/v1/object/${RESUME_BUCKET}/${path}`
  const headers = { apikey: supabaseKey, Authorization: `Bearer ${token}` }
  const answer = await sendWithProgress(url, headers, formOf(file), signal, onProgress)
  if (answer?.status !== 200) await freeName(reserved.data)
  if (answer === null) return err({ code: 'unreachable', message: UNREACHABLE.message })
  if (answer.status === 200) return ok(path)
  return err({ code: 'refused', message: messageOf(answer.text) })
}

/** Gives a name back; one that is not given back is free again in an hour. */
async function freeName(file: string): Promise<void> {
  const client = await supabase()
  await client.rpc('free_resume', { of_file: file })
}

function formOf(file: File): FormData {
  const form = new FormData()
  form.append('cacheControl', '3600')
  form.append('metadata', JSON.stringify({ name: file.name }))
  form.append('', file)
  return form
}

function messageOf(text: string): string {
  try {
    const parsed = refusal.safeParse(JSON.parse(text))
    return (parsed.success && parsed.data.statusCode !== FORBIDDEN && parsed.data.message) || NOT_STORED
  } catch {
    // A gateway in between answers with a page.
    return NOT_STORED
  }
}

const CHECK_TIMEOUT_MS = 10_000

/**
 * Returns whether an uploaded file is a PDF. The server deletes it if it is not.
 *
 * @returns `false` only when the server says so: a failed check is repeated before anything is built
 */
export async function checkResume(path: string, signal: AbortSignal): Promise<boolean> {
  try {
    await callFunction(CHECK_RESUME_PATH, { body: { path }, signal, timeout: CHECK_TIMEOUT_MS }, z.unknown())
  } catch (error) {
    if (error instanceof FunctionRefused && isResumeInvalid(error.status, error.answer)) return false
    console.warn('The PDF could not be checked yet:', error)
  }
  return true
}

/** Removes a stored PDF. A failure is only logged: the file stays where only its owner can read it. */
export async function removeResume(path: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.storage.from(RESUME_BUCKET).remove([path])
  if (error) console.warn('An unused PDF could not be removed:', error)
  else await freeName(storedFileName(path))
}

const metadataSchema = z.object({ name: z.string().check(z.minLength(1)) })

/**
 * Loads the name that a stored PDF had on the owner's device; the stored name if that is unknown.
 *
 * @returns `null` when the PDF no longer exists
 * @throws Error when the storage service did not answer
 */
async function loadResumeName(path: string): Promise<string | null> {
  const client = await supabase()
  const { data, error } = await client.storage.from(RESUME_BUCKET).info(path)
  if (error) {
    // The service answers 400 for a missing file, with the true status in the body.
    if ('status' in error && (error.status === 400 || error.status === 404)) return null
    throw error
  }
  const metadata = metadataSchema.safeParse(data.metadata)
  return metadata.success ? metadata.data.name : storedFileName(path)
}

/** The name of a stored PDF, as a query; its data is `null` when the PDF no longer exists. A name never changes. */
export function resumeNameQuery(path: string) {
  return queryOptions({
    queryKey: ['resume-name', path],
    queryFn: () => loadResumeName(path),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
