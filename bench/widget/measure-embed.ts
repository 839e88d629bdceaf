// Measures what a script costs its host page in Chromium with a throttled CPU. Every load uses a new browser context, so
// nothing is cached. Each case is loaded twice per round: once for
// blocking and layout shift, and once with a probe per frame and a trace of the keys, whose cost is not counted there.
import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../scripts/find-browser.ts'
import { at } from '../harness.ts'
import { keyTimes, startTrace } from './trace.ts'

export type EmbedCase = {
  readonly name: string
  /** The HTML in the middle of the page, where the form is. */
  readonly html: string
  /** The text of the script at /script.js. */
  readonly script: string
  /** The selector of the element that the visitor waits for; `>>>` enters a shadow root. */
  readonly ready: string
}

/** One load of the page. */
export type EmbedSample = {
  readonly blockingMs: number
  readonly layoutShift: number
  /** When the form was there: it takes letters from then on. */
  readonly visibleMs: number
  /** The processor time of the main thread for a key in the field, with what is painted after it: the median. */
  readonly keyMs: number
}

type MeasureOptions = {
  readonly runs: number
  /** How many times slower the processor is made. */
  readonly cpu: number
  /** The delay of the script in milliseconds. Without it, the script can arrive before the first paint. */
  readonly latencyMs: number
}

const PARAGRAPH = `<p>${'Teams that answer sooner keep more patients, and every hour of setup removed is an hour of care given back. '.repeat(6)}</p>`

/** Loads each case once per round and returns the samples of each case, in the order of the rounds. */
export async function measureEmbeds(
  cases: readonly EmbedCase[],
  options: MeasureOptions,
): Promise<ReadonlyMap<string, readonly EmbedSample[]>> {
  let current = cases[0]
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(hostPage(current?.html ?? ''))
      return
    }
    setTimeout(() => {
      if (request.url !== '/script.js') {
        response.writeHead(404).end()
        return
      }
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
      response
        .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br' })
        .end(brotliCompressSync(current?.script ?? '', { params }))
    }, options.latencyMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
  })

  const samples = new Map<string, EmbedSample[]>(cases.map(({ name }) => [name, []]))
  // In turn, so that load on the machine affects all cases alike. The first round is a warm-up.
  for (let round = -1; round < options.runs; round++) {
    for (const embed of cases) {
      current = embed
      const sample = {
        ...(await loadClean(browser, origin, options)),
        ...(await loadTraced(browser, origin, embed, options)),
      }
      if (round >= 0) samples.get(embed.name)?.push(sample)
    }
  }
  await browser.close()
  server.close()
  server.closeAllConnections()

  return samples
}

function hostPage(html: string): string {
  const section = `<section><h2>Why</h2>${PARAGRAPH}${PARAGRAPH}</section>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,"><style>body{font:18px/1.6 Georgia,serif;max-width:720px;margin:0 auto;padding:24px}h1{font-size:44px}section{margin:32px 0}</style><h1>Open your practice in a day</h1><p>The page's own words, painted without the embed.</p>${html}${section.repeat(6)}</html>`
}

async function loadClean(browser: Browser, origin: string, options: MeasureOptions) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.addInitScript(() => {
    const figures = { blockingMs: 0, layoutShift: 0 }
    Reflect.set(window, 'figures', figures)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) figures.layoutShift += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) figures.blockingMs += Math.max(0, duration - 50)
    }).observe({ type: 'longtask', buffered: true })
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: options.cpu })
  await page.goto(`${origin}/`, { waitUntil: 'load' })
  await page.waitForTimeout(1000 + options.latencyMs)
  const figures = await page.evaluate(() => Reflect.get(window, 'figures'))
  await context.close()
  return { blockingMs: Number(figures.blockingMs), layoutShift: Number(figures.layoutShift) }
}

async function loadTraced(browser: Browser, origin: string, embed: EmbedCase, options: MeasureOptions) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.addInitScript((ready) => {
    const look = () => {
      const found = ready.split(' >>> ').reduce<ParentNode | null | undefined>((root, part, index, parts) => {
        const element = root?.querySelector(part)
        return index < parts.length - 1 ? element?.shadowRoot : element
      }, document)
      if (found instanceof Element && found.getBoundingClientRect().height > 0) {
        Reflect.set(window, 'visibleMs', performance.now())
      } else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, embed.ready)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: options.cpu })
  await page.goto(`${origin}/`, { waitUntil: 'load' })
  await page.waitForTimeout(1000 + options.latencyMs)
  const visibleMs = Number(await page.evaluate(() => Reflect.get(window, 'visibleMs')))
  const launcher = page.locator('.launcher')
  if (await launcher.count()) await launcher.click()
  const finishKeys = await startTrace(cdp)
  await typeEmail(page)
  const keys = keyTimes(await finishKeys())
  await context.close()
  return { visibleMs, keyMs: keys.length ? at(keys) : 0 }
}

/** Types into the field of the form, if the page has one, slowly enough that each key has a frame of its own. */
async function typeEmail(page: Page): Promise<void> {
  const field = page.locator('input[type=email]')
  if (!(await field.count())) return
  await field.focus()
  await page.keyboard.type('dana@practice.example', { delay: 50 })
}
