import { RestError } from './rest-error.ts'

// The only ways for a caller's text into a statement. They are correct for each setting of the session's
// standard_conforming_strings: a text with a backslash becomes an E'' literal with the backslash doubled.

/** A name as a quoted SQL identifier; capitals, spaces and quotes are kept. */
export function quoteName(name: string): string {
  refuseNull(name)
  return `"${name.replaceAll('"', '""')}"`
}

/** A text as a SQL literal of type unknown, so that Postgres infers its type as for a typed-in value. */
export function quoteLiteral(value: string): string {
  refuseNull(value)
  const doubled = value.replaceAll("'", "''")
  return doubled.includes('\\') ? ` E'${doubled.replaceAll('\\', '\\\\')}'` : `'${doubled}'`
}

/** A list as the literal of a one-dimensional array; every element is quoted, so `NULL` stays a text. */
export function quoteArray(values: readonly string[]): string {
  const elements = values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`)
  return quoteLiteral(`{${elements.join(',')}}`)
}

/** Schema and name as one quoted identifier. */
export function qualify(schema: string, name: string): string {
  return `${quoteName(schema)}.${quoteName(name)}`
}

// Postgres has no NUL in text, and the protocol would end the statement at it.
function refuseNull(text: string): void {
  if (text.includes('\0')) {
    throw new RestError(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00')
  }
}
