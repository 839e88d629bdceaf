/** Why the authentication service refused, or could not be asked. */
export type AuthFailure = {
  readonly code: string
  /** The service's own sentence; screens show it where the specification says so. */
  readonly message: string
}

/** Reads the failure out of an error of the client. */
export function authFailure(error: {
  readonly code?: string | undefined
  readonly message: string
}): AuthFailure {
  return { code: error.code ?? 'unreachable', message: error.message }
}

/** The wait that the service asks for ("after 42 seconds"), in seconds; `null` when it asks for none. */
export function waitSeconds(message: string): number | null {
  const seconds = /after (\d+) seconds?/i.exec(message)?.[1]
  return seconds === undefined ? null : Number(seconds)
}
