import type { Page } from '@playwright/test'
import { RUNS_EVERY_CASE } from '../cases-of.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect } from './foyer-test.ts'
import { expectNoSidewaysScroll } from './onboarding-test.ts'

/** The sum of all shifts of one walk; of one screen, 0.1 still counts as good. */
const MOST_SHIFT = 0.05

/** Records in each document of a page what moves without input. Call it before the first one. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(watchShifts)
}

/** Expects that less has moved than a person notices, since the document was loaded. */
export async function expectFewShifts(page: Page, most = MOST_SHIFT, what = ''): Promise<void> {
  const { shift, shifts } = await page.evaluate(() => ({
    shift: Number(Reflect.get(window, 'shift')),
    shifts: String(Reflect.get(window, 'shifts')),
  }))
  expect.soft(shift, `${what}: ${shifts}`).toBeLessThanOrEqual(most)
}

/** Expects a screen at which a walk has arrived: its heading, its width, and no violation of a rule of axe. */
export async function expectScreen(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  // A question that has only just appeared ignores presses.
  await expect(page.locator('[data-settling], [aria-busy=true]')).toHaveCount(0)
  // Axe cannot see the colors of what a toast covers: the full ring waits until it is gone.
  if (RUNS_EVERY_CASE) await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  // While a success fades, its words have too little contrast. toasts.spec.ts looks at one that stays.
  await expectAccessible(page, { apartFrom: '[data-sonner-toaster]' })
}

/** Goes back as a phone does: `page.goBack` would wait for an entry that the app skips. */
export async function pressBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back())
}

/** Gives a page the network of a phone at the edge of town: 1.6 Mbit/s down, 150 ms for each way there and back. */
export async function slowNetworkDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
}

function watchShifts(): void {
  const shifts: string[] = []
  Object.assign(window, { shifts, shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: readonly {
        readonly node: Node | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    })[]) {
      if (entry.hadRecentInput) continue
      Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value })
      for (const { node, previousRect: from, currentRect: to } of entry.sources) {
        const way = `${from.x},${from.y} to ${to.x},${to.y}, ${from.width}x${from.height} to ${to.width}x${to.height}`
        shifts.push(
          `\n${entry.value.toFixed(3)} ${location.pathname} ${node?.textContent?.slice(0, 40)}: ${way}`,
        )
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
