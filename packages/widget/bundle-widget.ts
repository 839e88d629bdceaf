import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify } from 'terser'
import { build } from 'vite'
import { trimLibraries } from './trim-libraries.ts'

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
    plugins: [trimLibraries()],
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
      // The CSS needs light-dark(): Chrome 123, Firefox 120, Safari 17.5. Firefox 124 adds AbortSignal.any().
      target: ['chrome123', 'firefox124', 'safari17.5'],
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(FOLDER, 'src/main.ts'),
        treeshake: { propertyReadSideEffects: false },
        output: {
          format: 'iife',
          // Both libraries prefix their private names with an underscore.
          minify: { mangle: true, compress: true, codegen: true, mangleProps: { include: /^_[a-z]/ } },
        },
      },
    },
  })
  const [first, ...others] = 'output' in result ? result.output : []
  if (first?.type !== 'chunk' || others.length) throw new Error('The bundle of the widget is not one file.')
  // Running both minifiers saves 2 % compared with either alone.
  const { code } = await minify(first.code, {
    ecma: 2020,
    toplevel: true,
    compress: { passes: 4, pure_getters: true, unsafe_arrows: true, keep_fargs: false },
    // Nearly every function runs at startup. This hint makes Chrome compile them off the main thread during download:
    // https://v8.dev/blog/explicit-compile-hints
    format: { preamble: '//# allFunctionsCalledOnLoad' },
  })
  return code ?? first.code
}
