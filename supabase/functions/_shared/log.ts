/**
 * Logs failures for the people who run the functions. An event holds codes and places in the code, and nothing
 * that was sent: no email, no token, no message of an exception.
 */
export type Log = (event: Readonly<Record<string, unknown>>) => void

/** Writes an event as one line of JSON, which the platform's log keeps. */
export const logEvent: Log = (event) => console.error(JSON.stringify(event))

/** The first stack frames of an exception. Its message is left out of logs: it may quote what was sent. */
export function stackFrames(error: unknown): readonly string[] {
  return error instanceof Error ? (error.stack?.match(/^\s+at .*$/gm)?.slice(0, 3) ?? []) : []
}

/** What logs say of an exception: its class, the code of the system or the service if it has one, and where it was thrown. */
export function causeOf(exception: unknown): Readonly<Record<string, unknown>> {
  if (!(exception instanceof Error)) return { exception: typeof exception }
  const { code } = exception as { readonly code?: unknown }
  return {
    exception: exception.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    at: stackFrames(exception),
  }
}
