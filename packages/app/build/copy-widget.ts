import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readReleases } from '../../widget/releases.ts'

const SCRIPT_HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * Puts the built widget at `/widget.js`, its facts for the snippet builder at `/widget.json`, and all released versions
 * under `/widget/`: into the build, and behind the development server.
 *
 * @param widgetPackage the folder of the widget's package
 * @param privacyUrl where the link "Privacy" in released versions leads
 */
export function copyWidget(widgetPackage: string, privacyUrl: string): Plugin {
  const source = join(widgetPackage, 'dist', 'widget.js')
  const facts = join(widgetPackage, 'dist', 'widget.json')
  const released = releasedFiles(join(widgetPackage, 'releases'), privacyUrl)
  return {
    name: 'foyer:copy-widget',
    generateBundle() {
      for (const [fileName, content] of released) this.emitFile({ type: 'asset', fileName, source: content })
      if (!existsSync(source)) {
        this.warn('The widget is not built: the app is built without it.')
        return
      }
      this.emitFile({ type: 'asset', fileName: 'widget.js', source: readFileSync(source) })
      this.emitFile({ type: 'asset', fileName: 'widget.json', source: readFileSync(facts) })
    },
    configureServer(server) {
      server.middlewares.use('/widget.js', (_request, response) => {
        response.writeHead(200, SCRIPT_HEADERS)
        response.end(existsSync(source) ? readFileSync(source) : 'console.error("The widget is not built.")')
      })
      server.middlewares.use('/widget.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(existsSync(facts) ? readFileSync(facts) : '{}')
      })
      server.middlewares.use('/widget/', (request, response) => {
        const path = `widget${request.url?.split('?')[0]}`
        const content = released.get(path)
        const headers = path.endsWith('.js') ? SCRIPT_HEADERS : { 'Content-Type': 'text/html; charset=utf-8' }
        response.writeHead(content ? 200 : 404, headers).end(content)
      })
    },
  }
}

/**
 * Returns the files under `/widget/` by their names in the build: every released version, the page that their link
 * "Privacy" leads to, and the page that Netlify and Cloudflare Pages send with status 404 for unknown versions.
 *
 * @throws Error when a released file is missing or has changed
 */
export function releasedFiles(releases: string, privacyUrl: string): ReadonlyMap<string, string | Buffer> {
  const url = privacyUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return new Map<string, string | Buffer>([
    ...readReleases(releases).map(({ version, code }) => [`widget/${version}/widget.js`, code] as const),
    [
      'widget/privacy.html',
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Privacy</title><meta http-equiv="refresh" content="0; url=${url}"><a href="${url}">Privacy</a></html>\n`,
    ],
    [
      'widget/404.html',
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title>Not found.</html>\n',
    ],
  ])
}
