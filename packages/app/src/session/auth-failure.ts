/** Why the authentication service refused, or could not be asked. */
export type AuthFailure = {
  /** The service's code, or `unreachable`. */
  readonly code: string
  /** The service's own sentence; screens show it where the specification says so. */
  readonly message: string
}

/** There was no answer at all. */
export const UNREACHABLE: AuthFailure = {
  code: 'unreachable',
  message: 'We could not reach the server. Check your connection and try again.',
}

/** Reads the failure out of an error of the client. */
export function authFailure(error: Error): AuthFailure {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const hasNoAnswer = 'status' in error && !error.status && error.name === 'AuthRetryableFetchError'
  return hasNoAnswer ? UNREACHABLE : { code: code || 'unexpected', message: error.message }
}

/** The wait that the service asks for ("after 42 seconds"), in seconds; `null` when it asks for none. */
export function waitSeconds(message: string): number | null {
  const seconds = /after (\d+) seconds?/i.exec(message)?.[1]
  return seconds === undefined ? null : Number(seconds)
}
