/**
 * Returns the same UUID for the same parts (version 8 of RFC 9562, a custom hash).
 *
 * @throws TypeError where the browser has no `crypto.subtle`, as on plain HTTP except for localhost
 */
export async function deriveSubmissionId(parts: readonly string[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(parts))
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, 16)
  const [version = 0, variant = 0] = [bytes[6], bytes[8]]
  bytes[6] = (version & 0x0f) | 0x80
  bytes[8] = (variant & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
