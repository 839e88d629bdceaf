import { join } from 'node:path'
import { build } from 'vite'

/** Bundles the script of a page of this folder, with its libraries in their production builds. */
export async function bundlePage(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, name), output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  const code = chunk?.type === 'chunk' ? chunk.code : ''
  return `<script>${code.replaceAll('</script', '<\\/script')}</script>`
}
