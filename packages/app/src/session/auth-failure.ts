/** Why a call to the authentication service failed. */
export type AuthFailure = {
  /** The service's code, or `unreachable`. */
  readonly code: string
  /** The message of the service; screens show it where the specification says so. */
  readonly message: string
}

/** The failure of a call without a response. */
export const UNREACHABLE: AuthFailure = {
  code: 'unreachable',
  message: 'We could not reach the server. Check your connection and try again.',
}

/** The failure of a call that a gateway answered instead of the service. */
const OUT_OF_ORDER: AuthFailure = {
  code: 'unexpected',
  message: 'Our server has a problem just now. Please try again in a moment.',
}

/** Converts an error of supabase-js. */
export function authFailure(error: Error): AuthFailure {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const hasNoAnswer = 'status' in error && !error.status && error.name === 'AuthRetryableFetchError'
  if (hasNoAnswer) return UNREACHABLE
  return isFromService(error) ? { code: code || 'unexpected', message: error.message } : OUT_OF_ORDER
}

// For a body that is no JSON, supabase-js reports the error of the parser or the reason phrase of the response.
function isFromService({ name, message }: Error): boolean {
  if (name === 'AuthUnknownError' || !/\p{L}/u.test(message)) return false
  return !/^(HTTP \d{3}|Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)$/i.test(
    message,
  )
}

/** Reads the wait in seconds from a message such as "after 42 seconds"; `null` if there is none. */
export function waitSeconds(message: string): number | null {
  const seconds = /after (\d+) seconds?/i.exec(message)?.[1]
  return seconds === undefined ? null : Number(seconds)
}
