/** The headers that one group of addresses gets, in the pattern language of Netlify and Cloudflare Pages. */
export type HeaderRule = {
  readonly pattern: string
  readonly headers: Readonly<Record<string, string>>
  /** Headers of earlier rules that these addresses do not get. */
  readonly without?: readonly string[]
}

const YEAR = 'public, max-age=31536000, immutable'
const MONTH = 'public, max-age=2592000'

// The widget runs on other people's pages: SRI needs CORS, isolated pages (COEP) need CORP, and a charset keeps its
// texts whole on pages that are not UTF-8.
const WIDGET = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Type': 'text/javascript; charset=utf-8',
}
/** Says how a page of ours behaves; a script gets its rules from the page that it is on. Every visitor would load it. */
const PAGES_ONLY = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Frame-Options',
]

/**
 * Every header of every address, in one table: the app's own server and the `_headers` file of a static host are made
 * from it. Rules add up, no two that match one address set the same header (static hosts would join the values).
 *
 * @param apiOrigins where the app may send requests besides its own origin
 * @param files the files of the build, without a leading slash; each released version of the widget gets a rule of its
 *   own, so that no cache keeps the answer for an unknown version
 */
export function headerRules(apiOrigins: readonly string[], files: Iterable<string>): readonly HeaderRule[] {
  const connections = ['connect-src', "'self'", ...apiOrigins].join(' ')
  const releases = [...files].filter((file) => /^widget\/[^/]+\/widget\.js$/.test(file))
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': [
          "default-src 'none'",
          "script-src 'self'",
          // The toasts bring their rules in a style element of their own.
          "style-src 'self' 'unsafe-inline'",
          // The pictures of a draft come from the API; a chosen one is shown before it is sent.
          ['img-src', "'self'", 'data:', 'blob:', ...apiOrigins].join(' '),
          "font-src 'self'",
          connections,
          "form-action 'self'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ].join('; '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
        // Sign-in links carry their token in the address: no request may send it as referrer, not even to our own assets.
        'Referrer-Policy': 'strict-origin',
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
      },
    },
    { pattern: '/assets/*', headers: { 'Cache-Control': YEAR } },
    // Their names stay the same when their content changes.
    { pattern: '/draft-assets/*', headers: { 'Cache-Control': MONTH } },
    // A draft is for people who were given its address.
    { pattern: '/drafts/*', headers: { 'X-Robots-Tag': 'noindex, nofollow' } },
    {
      // The form that website builders put into a frame, on any page. The widget hands over to the app in its top window.
      pattern: '/embed/*',
      headers: {
        'Content-Security-Policy': [
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'unsafe-inline'",
          connections,
          // The plain form of old browsers is sent by the browser, and answered with a redirect to the app.
          ['form-action', "'self'", ...apiOrigins].join(' '),
          "base-uri 'none'",
          'frame-ancestors *',
        ].join('; '),
      },
      without: ['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'X-Frame-Options'],
    },
    {
      pattern: '/widget.js',
      headers: { ...WIDGET, 'Cache-Control': 'max-age=300, stale-while-revalidate=86400' },
      without: PAGES_ONLY,
    },
    ...releases.map((file) => ({
      pattern: `/${file}`,
      headers: { ...WIDGET, 'Cache-Control': YEAR },
      without: PAGES_ONLY,
    })),
  ]
}

/** The headers of one path, all matching rules together. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  )
  const headers: Record<string, string> = {}
  for (const rule of matching) {
    for (const name of rule.without ?? []) delete headers[name]
    Object.assign(headers, rule.headers)
  }
  return headers
}

/**
 * The same rules as the `_headers` file of a static host. `! NAME` takes a header away at Cloudflare Pages; Netlify has no
 * such line and skips it, so there the script keeps the headers of pages.
 */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers, without = [] }) =>
      [
        pattern,
        ...without.map((name) => `  ! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n')
}
