/** Whether a site may send captures, and the CORS headers that let its scripts read the answer. */
export type OriginDecision = { readonly allowed: boolean; readonly headers: Readonly<Record<string, string>> }

const SHARED = {
  'access-control-allow-methods': 'POST, OPTIONS',
  // What supabase-js sends, so that its functions.invoke works too.
  'access-control-allow-headers': 'content-type, authorization, apikey, x-client-info, accept',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '86400',
}

/**
 * Decides by the `Origin` of a request; where the browser hides it (`null`), by the origin of its referrer.
 *
 * @param allowedOrigins the list; null lets every site send
 */
export function allowOrigin(request: Request, allowedOrigins: readonly string[] | null): OriginDecision {
  if (!allowedOrigins) {
    return { allowed: true, headers: { ...SHARED, 'access-control-allow-origin': '*' } }
  }
  const sent = request.headers.get('origin')
  const origin = sent && sent !== 'null' ? sent : originOf(request.headers.get('referer') ?? '')
  if (!allowedOrigins.includes(origin) && !isOwnPage(origin, request)) {
    return { allowed: false, headers: { vary: 'Origin' } }
  }
  return {
    allowed: true,
    headers: { ...SHARED, 'access-control-allow-origin': sent ?? origin, vary: 'Origin' },
  }
}

/** The error page's own form is sent again from the address of this function, which may be a domain of its own. */
function isOwnPage(origin: string, request: Request): boolean {
  const ownHost = request.headers.get('x-forwarded-host') ?? new URL(request.url).host
  return URL.canParse(origin) && new URL(origin).host === ownHost
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : ''
}
