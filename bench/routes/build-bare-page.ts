import { join } from 'node:path'
import { build } from 'vite'
import { precompress } from '../../packages/app/build/precompress.ts'
import { ROOT } from '../../scripts/run-command.ts'

/** Builds the page that the routes are compared with into a folder, as one script, compressed as the app is. */
export async function buildBarePage(outDir: string): Promise<void> {
  await build({
    // In the package of the app, whose libraries it uses.
    root: join(ROOT, 'packages', 'app', 'bare-page'),
    configFile: false,
    logLevel: 'warn',
    plugins: [precompress()],
    oxc: { jsx: { importSource: 'react', development: false } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
    },
  })
}
