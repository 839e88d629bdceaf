/** No script, no form, no frame, nothing from another host. Data blocks of JSON-LD are no scripts. */
const PAGE_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  // Nothing on a page can connect, because no script runs; auditors such as Lighthouse fetch robots.txt from within it.
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Which page of a practice somebody read is nobody's business; booking systems may learn which practice.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': PAGE_POLICY,
  'cache-control': 'no-store',
}

/** Without subdomains: those of an owner's domain are not ours to speak for. */
const SECURE_HEADERS = { ...HEADERS, 'strict-transport-security': 'max-age=63072000' }

/** The headers of every answer that does not name others. */
export function securityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return isSecure ? SECURE_HEADERS : HEADERS
}
