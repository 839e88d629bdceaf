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

/** Converts an error of supabase-js. */
export function authFailure(error: Error): AuthFailure {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const hasNoAnswer = 'status' in error && !error.status && error.name === 'AuthRetryableFetchError'
  return hasNoAnswer ? UNREACHABLE : { code: code || 'unexpected', message: error.message }
}

/** Reads the wait in seconds from a message such as "after 42 seconds"; `null` if there is none. */
export function waitSeconds(message: string): number | null {
  const seconds = /after (\d+) seconds?/i.exec(message)?.[1]
  return seconds === undefined ? null : Number(seconds)
}
