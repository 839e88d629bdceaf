// npm run bench -- widget: compares the widget with a bare form in one run, because only ratios within one run are
// meaningful. WIDGET_BENCH_RUNS sets the number of rounds.
import { join } from 'node:path'
import { build } from 'vite'
import { WIDGET_DEFAULTS } from '../../packages/shared/src/widget/options.ts'
import { buildSnippet } from '../../packages/shared/src/widget/snippet.ts'
import { bundleWidget } from '../../packages/widget/bundle-widget.ts'
import { measureSize } from '../../packages/widget/measure-size.ts'
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
const NO_PLACE = 'widget: inline, no place'
const cases: EmbedCase[] = [
  { name: BARE_FORM, script: bareForm, html: tag('data-endpoint="/capture"'), ready: 'div >>> form' },
  { name: 'widget: form of the page', script: widget, html: snippet('form'), ready: 'form' },
  {
    name: 'widget: inline, height reserved',
    script: widget,
    html: snippet('script'),
    ready: 'foyer-widget >>> form',
  },
  // Not a snippet that we hand out: what an older tag costs.
  { name: NO_PLACE, script: widget, html: tag(), ready: 'foyer-widget >>> form' },
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

console.log(`${RUNS} rounds by turns, processor ${CPU}x slower, ${LATENCY_MS} ms for the script to come`)
const samples = await measureEmbeds(cases, { runs: RUNS, cpu: CPU, latencyMs: LATENCY_MS })
/** Returns the ratios to the bare form of the same round, because the load of the machine changes. */
const ratiosToBareForm = (rounds: readonly EmbedSample[], key: 'scriptMs' | 'visibleMs') =>
  rounds.map((sample, round) => sample[key] / (samples.get(BARE_FORM)?.[round]?.[key] ?? 1))
const table: Record<string, object> = {}
const reached: { name: string; figures: typeof BARS }[] = []
for (const [name, rounds] of samples) {
  const script = cases.find((embed) => embed.name === name)?.script
  const read = (key: keyof EmbedSample) => rounds.map((sample) => sample[key])
  const usable = ratiosToBareForm(rounds, 'visibleMs')
  const figures = {
    usable: round(median(usable), 2),
    keyMs: round(median(read('keyMs'))),
    blockingMs: round(median(read('blockingMs'))),
    layoutShift: round(Math.max(...read('layoutShift')), 4),
  }
  if (name.startsWith('widget') && name !== NO_PLACE) reached.push({ name, figures })
  table[name] = {
    'brotli B': script ? measureSize(script).brotli : 0,
    requests: median(read('requests')),
    'usable ms': round(median(read('visibleMs')), 0),
    'x usable': script ? withSpread(usable, 2) : '',
    'key ms': script ? withSpread(read('keyMs')) : '',
    'slowest key ms': round(median(read('slowestKeyMs'))),
    'blocking ms': figures.blockingMs,
    'layout shift': figures.layoutShift,
    'script ms': withSpread(read('scriptMs')),
    'x script': script ? withSpread(ratiosToBareForm(rounds, 'scriptMs'), 2) : '',
    'main thread ms': round(median(read('mainMs'))),
  }
}
console.table(table)
printBar('usable', `time until usable, times that of the bare form`)
printBar('keyMs', 'a key in the field, ms of processor')
printBar('blockingMs', 'blocking of the page over 50 ms, ms')
printBar('layoutShift', 'layout shift')

/** Says the bar, the worst figure of all snippets that we hand out, and which of them miss the bar. */
function printBar(key: keyof typeof BARS, words: string): void {
  const worst = Math.max(...reached.map(({ figures }) => figures[key]))
  const missed = reached.filter(({ figures }) => figures[key] > BARS[key]).map(({ name }) => name)
  const result = missed.length ? `MISSED by ${missed.join('; ')}` : 'met'
  console.log(`${words}: at most ${worst} (bar: ${BARS[key]}), ${result}`)
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

function withSpread(values: readonly number[], digits = 1): string {
  return `${round(median(values), digits)} (${round(Math.min(...values), digits)}–${round(Math.max(...values), digits)})`
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
