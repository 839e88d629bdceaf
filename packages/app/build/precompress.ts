import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { isCompressible } from '../hosting/content-types.ts'

const compress = promisify(brotliCompress)

/**
 * Writes each text file of the build a second time as `NAME.br`, compressed with brotli at quality 11. That takes too
 * long for a server to do on a request.
 */
export function precompress(): Plugin {
  return {
    name: 'foyer:precompress',
    apply: 'build',
    // By now all files are written, including those of the folder `public`.
    async writeBundle({ dir: folder = '' }) {
      const files = globSync('**/*', { cwd: folder }).filter(isCompressible)
      await Promise.all(
        files.map(async (file) => {
          const content = await readFile(join(folder, file))
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
          // The default quality is 11.
          await writeFile(join(folder, `${file}.br`), await compress(content, { params }))
        }),
      )
    },
  }
}
