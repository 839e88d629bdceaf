/** Returns a random UUID. `crypto.randomUUID` exists only on https and localhost. */
export function randomUuid(): string {
  return uuidFrom(crypto.getRandomValues(new Uint8Array(16)), 4)
}

/**
 * Returns the UUID of 16 bytes, as RFC 9562 defines it. The bits for version and variant are replaced.
 *
 * @param version how the bytes were made: 4 at random, 8 in a way of our own
 */
export function uuidFrom(bytes: Uint8Array, version: 4 | 8): string {
  const marked = bytes.slice()
  marked[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4)
  marked[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
