import type { Plugin } from 'vite'
import { API_SERVICES } from '../hosting/forward-to-api.ts'
import { preconnectTo } from '../hosting/inject-config.ts'
import { formatHeadersFile, headerRules } from '../hosting/response-headers.ts'

// Files come before rules. Without the first rule, an unknown version of the widget would be the app. Cloudflare Pages
// has no rules with status 404 and ignores both: it sends the nearest `404.html`, and elsewhere the app.
const REDIRECTS = ['/widget/* /widget/404.html 404', '/embed/* /embed/frame.html 200', '/* /index.html 200']

/**
 * Emits `_headers` and `_redirects` for static hosts (Netlify, Cloudflare Pages): the same headers that our own server
 * sends, and every address that is not a file is the app, except unknown versions of the widget and, when the API is to
 * be reached on the app's own origin, its paths. Otherwise the page connects to the API early.
 *
 * @param apiUrl the address of the backend; without one, any hosted Supabase project may be reached
 * @param isOnOwnOrigin rewrites the paths of the API; Cloudflare Pages ignores such rules and needs a function
 */
export function staticHostFiles(apiUrl: string | undefined, isOnOwnOrigin: boolean): Plugin {
  const origin = apiUrl && new URL(apiUrl).origin
  return {
    name: 'foyer:static-host-files',
    apply: 'build',
    transformIndexHtml: (html) =>
      isOnOwnOrigin ? html : html.replace('</head>', () => `${preconnectTo(origin)}</head>`),
    generateBundle: {
      // All files are named by then.
      order: 'post',
      handler(_options, bundle) {
        if (isOnOwnOrigin && !origin) this.error('VITE_API_ON_OWN_ORIGIN needs VITE_SUPABASE_URL.')
        const rules = headerRules([origin ?? 'https://*.supabase.co'], Object.keys(bundle))
        const rewrites = API_SERVICES.map((name) => `/${name}/v1/* ${origin}/${name}/v1/:splat 200`)
        const redirects = [...(isOnOwnOrigin ? rewrites : []), ...REDIRECTS, '']
        this.emitFile({ type: 'asset', fileName: '_headers', source: formatHeadersFile(rules) })
        this.emitFile({ type: 'asset', fileName: '_redirects', source: redirects.join('\n') })
      },
    },
  }
}
