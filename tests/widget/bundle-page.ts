import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Bundles the script of a page with its libraries in their production builds. */
export async function bundlePage(file: URL): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(file), output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  const code = chunk?.type === 'chunk' ? chunk.code : ''
  return `<script>${code.replaceAll('</script', '<\\/script')}</script>`
}
