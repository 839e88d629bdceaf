import type { CaptureErrorCode } from '@foyer/shared/leads/capture-error.ts'
import { waitingTime } from '../_shared/waiting-time.ts'

/** What went wrong, as far as the sender needs to know. */
export type CaptureFailure = {
  readonly code: CaptureErrorCode
  readonly fields?: Readonly<Record<string, string>>
  readonly retryAfterSeconds?: number
}

const MESSAGES: { readonly [Code in CaptureErrorCode]: string } = {
  invalid_json: 'We could not read what was sent: it is not a JSON object.',
  invalid_form: 'We could not read the form that was sent.',
  invalid_fields: 'Some of what was sent cannot be used',
  origin_not_allowed: 'This site is not on the list of sites that may send here.',
  challenge_failed: 'We could not confirm that you are a person. Please try once more.',
  method_not_allowed: 'This address only takes a submitted form.',
  body_too_large: 'That is more than we can take. Please send at most 16 KB.',
  unsupported_content_type: 'Please send JSON or a form: we cannot read this content type.',
  too_many_requests: 'That was often enough for now.',
  unexpected: 'Something broke on our side and we could not save this. Please try again later.',
  unavailable: 'We could not save this just now. Please try again in a moment.',
}

/** One sentence for a person. */
export function errorMessage({ code, fields, retryAfterSeconds }: CaptureFailure): string {
  if (code === 'invalid_fields' && fields) {
    return fields.email ?? `${MESSAGES.invalid_fields}: ${Object.keys(fields).join(', ')}.`
  }
  if (code === 'too_many_requests' && retryAfterSeconds) {
    return `${MESSAGES[code]} Please try again in ${waitingTime(retryAfterSeconds)}.`
  }
  return MESSAGES[code]
}
