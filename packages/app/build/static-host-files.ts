import type { Plugin } from 'vite'
import { formatHeadersFile, headerRules } from '../hosting/response-headers.ts'

/**
 * Emits `_headers` and `_redirects` for static hosts (Netlify, Cloudflare Pages): the same headers that our own server
 * sends, and every address that is not a file is the app.
 *
 * @param apiUrl the address of the backend; without one, any hosted Supabase project may be reached
 */
export function staticHostFiles(apiUrl: string | undefined): Plugin {
  return {
    name: 'foyer:static-host-files',
    apply: 'build',
    generateBundle() {
      const origin = apiUrl ? new URL(apiUrl).origin : 'https://*.supabase.co'
      const headers = formatHeadersFile(headerRules([origin]))
      this.emitFile({ type: 'asset', fileName: '_headers', source: headers })
      this.emitFile({ type: 'asset', fileName: '_redirects', source: '/* /index.html 200\n' })
    },
  }
}
