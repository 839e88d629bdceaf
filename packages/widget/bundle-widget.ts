import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { FLOORS, targetsOf } from '../../browsers/floors.ts'

const FOLDER = import.meta.dirname

const MANGLED = new RegExp(
  `^(${[
    ...[
      'acceptSuggestion',
      'getTouches',
      'hadPopup',
      'handoffUrl',
      'hasCard',
      'hasDialog',
      'isConsentRequired',
    ],
    ...[
      'isCounted',
      'isEnglish',
      'isLoose',
      'isPopup',
      'isTracked',
      'onResult',
      'requireConsent',
      'retryAfterMs',
    ],
    ...[
      'snoozeDays',
      'storeAll',
      'wasHidden',
      'settings',
      'accent',
      'trigger',
      'snooze',
      'isOld',
      'end',
      'handoff',
      'queue',
      'read',
      'root',
      'theme',
      'write',
    ],
    ...[
      'componentDidCatch',
      'componentDidMount',
      'componentDidUpdate',
      'componentWillMount',
      'componentWillUnmount',
    ],
    ...[
      'componentWillReceiveProps',
      'componentWillUpdate',
      'contextType',
      'debounceRendering',
      'defaultProps',
    ],
    ...['box', 'edit', 'emit', 'flush', 'forget', 'leave', 'restore', 'resume', 'script', 'since'],
    // Of Preact, in its options, its nodes and its components.
    ...['_sb', 'context', 'diffed', 'event', 'props', 'render', 'state', 'unmount', 'vnode'],
    ...['forceUpdate', 'getChildContext', 'getDerivedStateFromError', 'getDerivedStateFromProps'],
    ...['getSnapshotBeforeUpdate', 'setState', 'shouldComponentUpdate'],
  ].join('|')})$`,
)

/** The version in package.json. It is part of the widget's immutable address and of every capture. */
export const WIDGET_VERSION: string = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')).version

/** The addresses in `/widget.js`, which is built for one host. */
export type WidgetAddresses = {
  /** The capture address for tags without `data-api`. */
  readonly captureUrl: string
  /** Where a visitor goes on whom the capture address does not answer. */
  readonly leadUrl: string
  /** The target of the link "Privacy". */
  readonly privacyUrl: string
}

/**
 * Returns the addresses that the environment sets.
 *
 * @throws Error when there is no capture address: the widget would send leads nowhere
 */
export function readAddresses(env: Readonly<Record<string, string | undefined>>): WidgetAddresses {
  const captureUrl = env.FOYER_CAPTURE_URL
  if (!captureUrl)
    throw new Error(
      'FOYER_CAPTURE_URL is not set: set it to the address of the capture endpoint, such as https://PROJECT.supabase.co/functions/v1/capture-lead.',
    )
  // By default the app is on this machine at its usual port.
  const appUrl = (env.FOYER_APP_URL || env.VITE_APP_URL || 'http://127.0.0.1:5173').replace(/\/+$/, '')
  return {
    captureUrl,
    leadUrl: `${appUrl}/lead`,
    privacyUrl: env.FOYER_PRIVACY_URL || `${appUrl}/privacy`,
  }
}

/**
 * Bundles the widget and returns the source of one classic script.
 *
 * @param addresses `undefined` for a released version, whose bytes must not depend on a host: see `released-addresses.ts`
 * @param version is reported with every capture
 * @throws Error if the bundle is not exactly one file
 */
export async function bundleWidget(
  addresses: WidgetAddresses | undefined,
  version = WIDGET_VERSION,
): Promise<string> {
  const released = join(FOLDER, 'released-addresses.ts')
  const result = await build({
    root: FOLDER,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    // The modern builds of the libraries, instead of those for old browsers.
    resolve: { conditions: ['import'] },
    define: {
      FOYER_WIDGET_VERSION: JSON.stringify(version),
      ...(addresses && {
        FOYER_CAPTURE_URL: JSON.stringify(addresses.captureUrl),
        FOYER_LEAD_URL: JSON.stringify(addresses.leadUrl),
        FOYER_PRIVACY_URL: JSON.stringify(addresses.privacyUrl),
      }),
    },
    // createElement is in the bundle anyway; the automatic runtime would add a second function like it.
    oxc: {
      // Nothing in the script reads `document.all`: `?.` becomes one comparison.
      assumptions: { noDocumentAll: true },
      jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment', development: false },
      jsxInject: "import { Fragment, h } from 'preact'",
    },
    build: {
      write: false,
      // Older browsers than those of the widget must be able to read it: they load the plain form.
      target: targetsOf(FLOORS.script),
      cssTarget: targetsOf(FLOORS.widget),
      modulePreload: false,
      reportCompressedSize: false,
      minify: 'terser',
      terserOptions: {
        ecma: 2018,
        toplevel: true,
        compress: { passes: 5, unsafe_arrows: true, unsafe_methods: true, unsafe: true, pure_getters: true },
        // Names that are in no page, no text and no request: those of our own settings and states, and of Preact.
        // `builtins`, because the DOM has some of them as well, which the widget does not use there.
        mangle: { toplevel: true, properties: { regex: MANGLED, builtins: true } },
        // Nearly every function runs at startup. This hint makes Chrome compile them off the main thread during
        // download: https://v8.dev/blog/explicit-compile-hints
        format: {
          // Single quotes throughout compress better than the shorter ones of each text.
          quote_style: 1,
          preamble: `//# allFunctionsCalledOnLoad\n// Foyer widget ${version}`,
        },
      },
      rolldownOptions: {
        input: join(FOLDER, 'src/main.ts'),
        treeshake: { propertyReadSideEffects: false },
        transform: {
          inject: {
            Promise: [join(FOLDER, 'src/native-promise.ts'), 'NativePromise'],
            ...(!addresses && {
              FOYER_CAPTURE_URL: [released, 'captureUrl'],
              FOYER_LEAD_URL: [released, 'leadUrl'],
              FOYER_PRIVACY_URL: [released, 'privacyUrl'],
            }),
          },
        },
        output: { format: 'iife' },
      },
    },
  })
  const [first, ...others] = 'output' in result ? result.output : []
  if (first?.type !== 'chunk' || others.length) throw new Error('The bundle of the widget is not one file.')
  return first.code
}
