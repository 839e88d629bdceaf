import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** Where the pages of drafts ask for their fonts: the `assetBase` of a draft in a frame, and `fonts/`. */
const FOLDER = 'draft-assets/fonts'

/**
 * Serves the fonts of drafts at `/draft-assets/fonts/<file>`, in the build and behind the development server. They are
 * not stored with each draft.
 *
 * @param fontsDir the folder with one folder of fonts for each style
 */
export function copyDraftFonts(fontsDir: string): Plugin {
  const files = new Map<string, string>()
  for (const path of globSync('*/*.woff2', { cwd: fontsDir })) {
    const name = basename(path)
    if (files.has(name)) throw new Error(`Two styles have a font ${name}, and both need the same address.`)
    files.set(name, join(fontsDir, path))
  }
  return {
    name: 'foyer:copy-draft-fonts',
    generateBundle() {
      for (const [name, path] of files)
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source: readFileSync(path) })
    },
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const path = files.get((request.url ?? '').slice(1))
        if (!path) return next()
        response.setHeader('Content-Type', 'font/woff2')
        response.end(readFileSync(path))
      })
    },
  }
}
