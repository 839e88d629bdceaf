/** Where in the code an exception came from. Its message is left out of logs: it may quote what was sent. */
export function codePlaces(error: unknown): readonly string[] {
  return error instanceof Error ? (error.stack?.match(/^\s+at .*$/gm)?.slice(0, 3) ?? []) : []
}
