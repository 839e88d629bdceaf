/**
 * Notes what went wrong, for whoever runs the functions. An event holds codes and places in the code, and nothing that
 * anybody sent: no email, no token, no message of an exception.
 */
export type Log = (event: Readonly<Record<string, unknown>>) => void

/** Writes an event as one line of JSON, which the platform's log keeps. */
export const logEvent: Log = (event) => console.error(JSON.stringify(event))
