import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const FOLDER = import.meta.dirname

/** The version in package.json. It is part of the widget's immutable address and of every capture. */
export const WIDGET_VERSION: string = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')).version

/** Returns the capture address for tags without `data-api`. */
export function captureUrlOf(env: Readonly<Record<string, string | undefined>>): string {
  return env.FOYER_CAPTURE_URL || 'http://127.0.0.1:54321/functions/v1/capture-lead'
}

/**
 * Bundles the widget and returns the source of one classic script.
 *
 * @param env `FOYER_CAPTURE_URL` is the capture address for tags without `data-api`, `FOYER_PRIVACY_URL` the target of
 *   the link "Privacy"
 * @throws Error if the bundle is not exactly one file
 */
export async function bundleWidget(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const result = await build({
    root: FOLDER,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    // The modern builds of the libraries, instead of those for old browsers.
    resolve: { conditions: ['import'] },
    define: {
      FOYER_CAPTURE_URL: JSON.stringify(captureUrlOf(env)),
      FOYER_PRIVACY_URL: JSON.stringify(env.FOYER_PRIVACY_URL || 'https://foyer.example/privacy'),
      FOYER_WIDGET_VERSION: JSON.stringify(WIDGET_VERSION),
    },
    // createElement is in the bundle anyway; the automatic runtime would add a second function like it.
    oxc: {
      jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment', development: false },
      jsxInject: "import { Fragment, h } from 'preact'",
    },
    build: {
      write: false,
      // The CSS needs light-dark() and relative colors: Chrome 123, Firefox 128, Safari 18.
      target: ['chrome123', 'firefox128', 'safari18'],
      modulePreload: false,
      reportCompressedSize: false,
      minify: 'terser',
      terserOptions: {
        ecma: 2020,
        toplevel: true,
        compress: { passes: 2 },
        // Nearly every function runs at startup. This hint makes Chrome compile them off the main thread during
        // download: https://v8.dev/blog/explicit-compile-hints
        format: { preamble: '//# allFunctionsCalledOnLoad' },
      },
      rolldownOptions: {
        input: join(FOLDER, 'src/main.ts'),
        treeshake: { propertyReadSideEffects: false },
        output: { format: 'iife' },
      },
    },
  })
  const [first, ...others] = 'output' in result ? result.output : []
  if (first?.type !== 'chunk' || others.length) throw new Error('The bundle of the widget is not one file.')
  return first.code
}
