/** Turns a text into 64 hexadecimal digits; without the key they can be neither reversed nor predicted. */
export type KeyedHash = (text: string) => Promise<string>

/**
 * Makes an HMAC-SHA-256 of texts.
 *
 * @param secret the key; with it, a given hash can be matched by trying texts
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

/** Shapes the beginning of a hash as a version 4 UUID, which looks like a random one. */
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
