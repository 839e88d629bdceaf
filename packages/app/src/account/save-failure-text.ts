import { authFailure, UNREACHABLE } from '../session/auth-failure.ts'

/** Returns the server's message for a failed save, or that no answer came: the browser's own words help nobody. */
export function saveFailureText(error: unknown): string {
  const isAnswered = error instanceof Error && ('details' in error || 'status' in error)
  return isAnswered ? authFailure(error).message : UNREACHABLE.message
}
