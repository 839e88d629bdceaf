import type { Browser, BrowserContext } from '@playwright/test'

/** A mid-range phone on a slow mobile network: Chrome's throttling of each request. */
const CPU_SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** How long a page is watched for shifts after its main content is visible. */
const SETTLE_MS = 3000

export type Viewport = { readonly width: number; readonly height: number }

export type Entry = {
  readonly url: string
  /** Visible once the main content is. */
  readonly selector: string
  /** What the browser's storage holds for the page's origin. */
  readonly storage: Readonly<Record<string, string>>
}

export type ResponseTiming = {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly bytes: number
}

export type Opened = {
  /** From the navigation until the main content is visible. */
  readonly ms: number
  /** The cumulative layout shift, until three seconds after that. */
  readonly shift: number
  /** What moved. */
  readonly sources: readonly string[]
  /** The requests that began before the main content was visible. */
  readonly requests: readonly ResponseTiming[]
  /** How many of them go to another origin: each of those with a token is preflighted. */
  readonly foreign: number
}

/** Opens a page with an empty cache on a slow phone and waits for its main content. */
export async function openPage(browser: Browser, entry: Entry, viewport: Viewport): Promise<Opened> {
  const context = await browser.newContext({
    viewport,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(entry.url).origin,
          localStorage: Object.entries(entry.storage).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  })
  try {
    return await watchPage(context, entry)
  } finally {
    await context.close()
  }
}

async function watchPage(context: BrowserContext, { url, selector }: Entry): Promise<Opened> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(watch, selector)
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(url)
  await page.waitForFunction(() => 'shownAt' in globalThis, undefined, { timeout: 60_000 })
  await page.waitForTimeout(SETTLE_MS)
  return page.evaluate(readWatched)
}

type Shift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

function watch(selector: string): void {
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
    type: 'layout-shift',
    buffered: true,
  })
  const look = () => {
    if (document.querySelector(selector)?.checkVisibility()) {
      Object.assign(globalThis, { shownAt: performance.now() })
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function readWatched(): Opened {
  const { shownAt, shifts } = globalThis as unknown as { shownAt: number; shifts: Shift[] }
  const unexpected = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  const early = entries.filter(({ startTime }) => startTime < shownAt)
  return {
    ms: shownAt,
    foreign: early.filter(({ name }) => new URL(name).origin !== location.origin).length,
    shift: unexpected.reduce((sum, { value }) => sum + value, 0),
    sources: unexpected.flatMap(({ value, sources }) =>
      sources.map(({ node }) => `${value.toFixed(3)} ${node?.textContent?.slice(0, 40) ?? ''}`),
    ),
    requests: early.map(({ name, startTime, responseEnd, transferSize }) => ({
      name: new URL(name).pathname + new URL(name).search.slice(0, 40),
      start: startTime,
      end: responseEnd,
      bytes: transferSize,
    })),
  }
}
