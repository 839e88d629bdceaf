import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Puts the built widget at its two addresses, `/widget.js` and `/widget/<version>/widget.js`, and what the snippet
 * builder has to know of it at `/widget.json`: into the build for static hosts, and behind the development server.
 *
 * @param widgetPackage the folder of the widget's package
 */
export function copyWidget(widgetPackage: string): Plugin {
  const source = join(widgetPackage, 'dist', 'widget.js')
  const facts = join(widgetPackage, 'dist', 'widget.json')
  return {
    name: 'foyer:copy-widget',
    generateBundle() {
      if (!existsSync(source)) {
        this.warn('The widget is not built: the app is built without it.')
        return
      }
      const code = readFileSync(source)
      const manifest: unknown = JSON.parse(readFileSync(join(widgetPackage, 'package.json'), 'utf8'))
      const version =
        typeof manifest === 'object' && manifest && 'version' in manifest ? manifest.version : '0'
      this.emitFile({ type: 'asset', fileName: 'widget.js', source: code })
      this.emitFile({ type: 'asset', fileName: 'widget.json', source: readFileSync(facts) })
      this.emitFile({ type: 'asset', fileName: `widget/${version}/widget.js`, source: code })
    },
    configureServer(server) {
      server.middlewares.use('/widget.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
        response.setHeader('Access-Control-Allow-Origin', '*')
        response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
        response.end(existsSync(source) ? readFileSync(source) : 'console.error("The widget is not built.")')
      })
      server.middlewares.use('/widget.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(existsSync(facts) ? readFileSync(facts) : '{}')
      })
    },
  }
}
