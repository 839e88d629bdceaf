// npm run bench -- widget: compares the widget with four minimal forms in one run, because only ratios within one run
// are meaningful. WIDGET_BENCH_RUNS sets the number of rounds.
import { join } from 'node:path'
import { build } from 'vite'
import { bundleWidget } from '../../packages/widget/bundle-widget.ts'
import { measureSize } from '../../packages/widget/measure-size.ts'
import { type EmbedCase, type EmbedSample, measureEmbeds } from './measure-embed.ts'

const CPU = 4
const LATENCY_MS = 300
const RUNS = Number(process.env.WIDGET_BENCH_RUNS) || 9
/** The limit for the script time of the widget until its form is visible, relative to the minimal form with signals. */
const BAR = 1.6

async function bundleFloor(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['import'] },
    oxc: { jsx: { importSource: 'preact', development: false } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'floors', file), output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  if (chunk?.type !== 'chunk') throw new Error(`The bundle of ${file} is not one script.`)
  // The same hint as in the widget: both are compiled off the main thread.
  return `//# allFunctionsCalledOnLoad\n${chunk.code}`
}

const [vanilla, core, signals, dialog, widget] = await Promise.all([
  bundleFloor('vanilla.ts'),
  bundleFloor('preact-signals-core.tsx'),
  bundleFloor('preact-signals.tsx'),
  bundleFloor('preact-signals-dialog.tsx'),
  bundleWidget({ captureUrl: 'https://api.example/capture', privacyUrl: 'https://app.example/p' }),
])
const tag = (attributes = '') => `<script async src="/script.js" data-ref="LEDGER24" ${attributes}></script>`
const floor = { html: tag('data-endpoint="/capture"'), ready: 'div >>> form' }
const form =
  '<form method="post" action="/capture" data-foyer><label for="e">Work email</label> <input id="e" name="email" type="email" required> <button>Get my draft</button></form>'
const SIGNALS = 'floor: Preact and signals'
const DIALOG = 'floor: Preact and signals, modal dialog'
const cases: EmbedCase[] = [
  { name: 'floor: no library', script: vanilla, ...floor },
  { name: 'floor: Preact and signals-core', script: core, ...floor },
  { name: SIGNALS, script: signals, ...floor },
  { name: DIALOG, script: dialog, ...floor },
  { name: 'widget: form of the page', script: widget, html: form + tag(), ready: 'form' },
  {
    name: 'widget: inline, height reserved',
    script: widget,
    html: `<div data-foyer style="min-height:232px"></div>${tag()}`,
    ready: 'foyer-widget >>> form',
  },
  { name: 'widget: inline, script alone', script: widget, html: tag(), ready: 'foyer-widget >>> form' },
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
/** Returns the ratios to a floor, each round against the floor of the same round, because the load of the machine changes. */
const ratiosTo = (floorName: string, rounds: readonly EmbedSample[]) =>
  rounds.map(({ scriptMs }, round) => scriptMs / (samples.get(floorName)?.[round]?.scriptMs ?? 1))
const ratios = new Map<string, number>()
const table: Record<string, object> = {}
for (const [name, rounds] of samples) {
  const script = cases.find((embed) => embed.name === name)?.script
  const read = (key: keyof EmbedSample) => rounds.map((sample) => sample[key])
  const ratio = ratiosTo(SIGNALS, rounds)
  ratios.set(name, median(ratio))
  table[name] = {
    'brotli B': script ? measureSize(script).brotli : 0,
    requests: median(read('requests')),
    'script ms': withSpread(read('scriptMs')),
    'x signals floor': script ? withSpread(ratio, 2) : '',
    // What the browser itself takes to show a modal dialog is in both.
    'x dialog floor': /button|popup/.test(name) ? withSpread(ratiosTo(DIALOG, rounds), 2) : '',
    'main thread ms': round(median(read('mainMs'))),
    'blocking ms': round(median(read('blockingMs'))),
    'layout shift': round(Math.max(...read('layoutShift')), 4),
    'visible ms': round(median(read('visibleMs')), 0),
  }
}
console.table(table)
const worst = Math.max(...[...ratios].filter(([name]) => name.startsWith('widget')).map(([, ratio]) => ratio))
console.log(`Script time until visible: at most ${worst.toFixed(2)}x the signals floor (bar: ${BAR}x).`)

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

function withSpread(values: readonly number[], digits = 1): string {
  return `${round(median(values), digits)} (${round(Math.min(...values), digits)}–${round(Math.max(...values), digits)})`
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
