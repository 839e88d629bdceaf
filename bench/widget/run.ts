// npm run bench -- widget: compares the widget with a bare form in one run, because only ratios within one run are
// meaningful. WIDGET_BENCH_RUNS sets the number of rounds.
import { join } from 'node:path'
import { build } from 'vite'
import { WIDGET_DEFAULTS } from '../../packages/shared/src/widget/options.ts'
import { buildSnippet } from '../../packages/shared/src/widget/snippet.ts'
import { bundleWidget } from '../../packages/widget/bundle-widget.ts'
import { at, print } from '../harness.ts'
import { type EmbedCase, type EmbedSample, measureEmbeds } from './measure-embed.ts'

const CPU = 4
const LATENCY_MS = 300
const RUNS = Number(process.env.WIDGET_BENCH_RUNS) || 9
/** What the widget promises: time until its form is usable, relative to the bare form, and a key in the field. */
const BARS = { usable: 1.15, keyMs: 16, blockingMs: 0, layoutShift: 0 }

async function bundleBareForm(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['import'] },
    oxc: { jsx: { importSource: 'preact', development: false } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'bare-form.tsx'), output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  if (chunk?.type !== 'chunk') throw new Error('The bundle of the bare form is not one script.')
  // The same hint as in the widget: both are compiled off the main thread.
  return `//# allFunctionsCalledOnLoad\n${chunk.code}`
}

const [bareForm, widget] = await Promise.all([
  bundleBareForm(),
  bundleWidget({
    captureUrl: 'https://api.example/capture',
    leadUrl: 'https://app.example/lead',
    privacyUrl: 'https://app.example/p',
  }),
])
const TARGET = { appUrl: '', captureUrl: '/capture', builtInCaptureUrl: '', version: '', integrity: '' }
const tag = (attributes = '') => `<script async src="/script.js" data-ref="LEDGER24" ${attributes}></script>`
/** What partners copy, with the script of the bench. */
const snippet = (kind: 'form' | 'script') =>
  buildSnippet(kind, 'LEDGER24', WIDGET_DEFAULTS, TARGET).replace('/widget.js', '/script.js')
const BARE_FORM = 'bare form'
const cases: EmbedCase[] = [
  { name: BARE_FORM, script: bareForm, html: tag('data-endpoint="/capture"'), ready: 'div >>> form' },
  { name: 'widget: form of the page', script: widget, html: snippet('form'), ready: 'form' },
  {
    name: 'widget: inline, height reserved',
    script: widget,
    html: snippet('script'),
    ready: 'foyer-widget >>> form',
  },
  {
    name: 'widget: floating button',
    script: widget,
    html: tag('data-mode="button"'),
    ready: 'foyer-widget >>> .launcher',
  },
  {
    name: 'widget: popup',
    script: widget,
    html: tag('data-mode="popup" data-trigger="load"'),
    ready: 'foyer-widget >>> form',
  },
]

const samples = await measureEmbeds(cases, { runs: RUNS, cpu: CPU, latencyMs: LATENCY_MS })
for (const [name, rounds] of samples) {
  if (!name.startsWith('widget')) continue
  const all = (key: keyof EmbedSample) => rounds.map((sample) => sample[key])
  // The ratio to the bare form of the same round, because the load of the machine changes.
  const usable = rounds.map(
    ({ visibleMs }, round) => visibleMs / (samples.get(BARE_FORM)?.[round]?.visibleMs ?? Number.NaN),
  )
  print(`${name}: usable`, at(usable), BARS.usable, 'times the bare form')
  print(`${name}: a key in the field`, at(all('keyMs')), BARS.keyMs, 'ms')
  print(`${name}: blocking over 50 ms`, at(all('blockingMs')), BARS.blockingMs, 'ms')
  print(`${name}: layout shift`, at(all('layoutShift'), 1), BARS.layoutShift, '')
}
