import type { Plugin } from 'vite'
import { formatHeadersFile, headerRules } from '../hosting/response-headers.ts'

// Files come before rules. Without the first rule, an unknown version of the widget would be the app. Cloudflare Pages
// has no rules with status 404 and ignores both: it sends the nearest `404.html`, and elsewhere the app.
const REDIRECTS = '/widget/* /widget/404.html 404\n/* /index.html 200\n'

/**
 * Emits `_headers` and `_redirects` for static hosts (Netlify, Cloudflare Pages): the same headers that our own server
 * sends, and every address that is not a file is the app, except unknown versions of the widget.
 *
 * @param apiUrl the address of the backend; without one, any hosted Supabase project may be reached
 */
export function staticHostFiles(apiUrl: string | undefined): Plugin {
  return {
    name: 'foyer:static-host-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const origin = apiUrl ? new URL(apiUrl).origin : 'https://*.supabase.co'
      const headers = formatHeadersFile(headerRules([origin], Object.keys(bundle)))
      this.emitFile({ type: 'asset', fileName: '_headers', source: headers })
      this.emitFile({ type: 'asset', fileName: '_redirects', source: REDIRECTS })
    },
  }
}
