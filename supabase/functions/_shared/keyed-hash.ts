/** Turns a text into 64 hexadecimal digits that nobody can turn back or foresee without the key. */
export type KeyedHash = (text: string) => Promise<string>

/**
 * Makes an HMAC-SHA-256 of texts.
 *
 * @param secret the key; whoever has it can try out which text has a given hash
 */
export function createKeyedHash(secret: string): KeyedHash {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  return async (text) => {
    const hash = await crypto.subtle.sign('HMAC', await key, encoder.encode(text))
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}

/** Shapes the beginning of a hash as a version 4 UUID: told apart from a random one by nobody. */
export function uuidFromHash(hash: string): string {
  const variant = '89ab'.charAt(Number.parseInt(hash.charAt(16), 16) & 3)
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    variant + hash.slice(17, 20),
    hash.slice(20, 32),
  ].join('-')
}
