import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Where the pages of drafts ask for their fonts: the `assetBase` of a draft in a frame, and `fonts/`. */
const FOLDER = 'draft-assets/fonts'

/**
 * Serves the fonts of drafts at `/draft-assets/fonts/<file>`, in the build and behind the development server, and the
 * licenses of each style's fonts at `/draft-assets/fonts/<style>.txt`. They are not stored with each draft.
 *
 * @param fontsDir the folder with one folder of fonts for each style, and one for proposals
 */
export function copyDraftFonts(fontsDir: string): Plugin {
  const files = filesOf(fontsDir)
  return {
    name: 'foyer:copy-draft-fonts',
    generateBundle() {
      for (const [name, read] of files)
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source: read() })
    },
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const name = (request.url ?? '').slice(1)
        const read = files.get(name)
        if (!read) return next()
        response.setHeader('Content-Type', name.endsWith('.txt') ? 'text/plain' : 'font/woff2')
        response.end(read())
      })
    },
  }
}

function filesOf(fontsDir: string): Map<string, () => Uint8Array | string> {
  const files = new Map<string, () => Uint8Array | string>()
  const styles = new Set<string>()
  for (const path of globSync('*/*.woff2', { cwd: fontsDir })) {
    const name = basename(path)
    if (files.has(name)) throw new Error(`Two styles have a font ${name}, and both need the same address.`)
    files.set(name, () => readFileSync(join(fontsDir, path)))
    styles.add(dirname(path))
  }
  for (const style of styles) {
    const licenses = globSync(`${style}/OFL-*.txt`, { cwd: fontsDir }).sort()
    if (licenses.length === 0) throw new Error(`The fonts of ${style} have no license.`)
    files.set(`${style}.txt`, () =>
      licenses.map((path) => readFileSync(join(fontsDir, path), 'utf8').trim()).join('\n\n\n'),
    )
  }
  return files
}
