/** Pages of sites: no script, no form, no frame, nothing from another host. Data blocks of JSON-LD are no scripts. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  // Which page of a practice somebody read is nobody's business; booking systems may learn which practice.
  ['referrer-policy', 'strict-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cache-control', 'no-store'],
]

/** Without subdomains: those of an owner's domain are not ours to speak for. */
const SECURE_HEADERS = [...HEADERS, ['strict-transport-security', 'max-age=63072000'] as const]

/** The headers of every answer that does not set them itself. */
export function securityHeaders(isSecure: boolean): typeof HEADERS {
  return isSecure ? SECURE_HEADERS : HEADERS
}
