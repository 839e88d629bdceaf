import { CAPTURE_MAX_BYTES } from '@foyer/shared/leads/limits.ts'
import { ok, type Result } from '@foyer/shared/result.ts'
import type { FormFields } from '../_shared/read-form-fields.ts'
import { readInput } from '../_shared/read-input.ts'
import type { CaptureFailure } from './error-message.ts'
import { captureFromForm } from './read-form-capture.ts'

/** What was sent, before any of it is judged. */
export type Submission = {
  readonly input: Readonly<Record<string, unknown>>
  readonly challengeToken: string
  /** The fields of a plain form; null when a script sent JSON. */
  readonly fields: FormFields | null
}

/** Reads the body of a capture, whichever of the four content types it has. */
export async function readSubmission(
  request: Request,
  at: Date,
): Promise<Result<Submission, CaptureFailure>> {
  const read = await readInput(request, CAPTURE_MAX_BYTES)
  if (!read.ok) return read
  if (read.value.kind === 'json') {
    const token = read.value.values['cf-turnstile-response']
    return ok({
      input: read.value.values,
      challengeToken: typeof token === 'string' ? token : '',
      fields: null,
    })
  }
  const { fields } = read.value
  return ok({
    input: captureFromForm(fields, request.headers.get('referer') ?? '', at),
    challengeToken: fields['cf-turnstile-response'] ?? '',
    fields,
  })
}
