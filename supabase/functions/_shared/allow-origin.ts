/** Whether a site may call the function, and the CORS headers that let its scripts read the answer. */
export type OriginDecision = { readonly allowed: boolean; readonly headers: Readonly<Record<string, string>> }

/**
 * Decides by the `Origin` of a request; where the browser hides it (`null`), by the origin of its referrer.
 *
 * @param allowedOrigins the list; null lets every site send. No answer depends on cookies, so that is safe by default: a
 *   page that has a user's token could also call from anywhere else.
 * @param allowedMethods the header's value
 */
export function allowOrigin(
  request: Request,
  allowedOrigins: readonly string[] | null,
  allowedMethods: string,
): OriginDecision {
  const shared = {
    'access-control-allow-methods': allowedMethods,
    // What supabase-js sends, so that its functions.invoke works too.
    'access-control-allow-headers': 'authorization, content-type, apikey, x-client-info, accept',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '86400',
  }
  if (!allowedOrigins) return { allowed: true, headers: { ...shared, 'access-control-allow-origin': '*' } }
  const sent = request.headers.get('origin')
  const origin = sent && sent !== 'null' ? sent : originOf(request.headers.get('referer') ?? '')
  if (!allowedOrigins.includes(origin) && !isOwnPage(origin, request)) {
    return { allowed: false, headers: { vary: 'Origin' } }
  }
  return {
    allowed: true,
    headers: { ...shared, 'access-control-allow-origin': sent ?? origin, vary: 'Origin' },
  }
}

/** An error page's own form is sent again from the address of the function, which may be a custom domain. */
function isOwnPage(origin: string, request: Request): boolean {
  const ownHost = request.headers.get('x-forwarded-host') ?? new URL(request.url).host
  return URL.canParse(origin) && new URL(origin).host === ownHost
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : ''
}
