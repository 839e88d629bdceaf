import type { Browser, Page } from '@playwright/test'

const PRESSES = 40
const WARM_UP = 5

export type Pressed = {
  /** From the press of Continue until the next question is painted, in milliseconds. */
  readonly ms: number
  /** The requests that were answered in that time. */
  readonly requests: number
}

/**
 * Presses Continue on an answered question again and again, at full speed and without latency.
 *
 * @param url the question
 * @param storage what the browser's storage holds
 */
export async function continueTimes(
  browser: Browser,
  url: string,
  storage: Readonly<Record<string, string>>,
): Promise<readonly Pressed[]> {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  })
  try {
    const page = await context.newPage()
    await page.goto(url)
    const times: Pressed[] = []
    for (let press = 0; press < PRESSES + WARM_UP; press++) {
      await settled(page)
      await page.evaluate(watchPress)
      await page.locator('[data-continue]').click()
      times.push(await page.evaluate(() => (globalThis as unknown as { pressed: Promise<Pressed> }).pressed))
      await page.waitForFunction(() => !document.querySelector('[data-settling]'))
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await page.waitForFunction((path) => location.pathname === path, new URL(url).pathname)
    }
    return times.slice(WARM_UP)
  } finally {
    await context.close()
  }
}

/** A question that has only just appeared ignores presses, and a preview that is still painting belongs to the last one. */
async function settled(page: Page): Promise<void> {
  await page.locator('[data-continue]').waitFor()
  await page.waitForFunction(() => !document.querySelector('[data-settling], [aria-busy=true]'))
  await page.waitForLoadState('networkidle')
}

function watchPress(): void {
  const before = document.querySelector('h1')?.textContent
  const pressed = new Promise<Pressed>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const title = document.querySelector('h1')
          if (!title?.checkVisibility() || title.textContent === before)
            return void requestAnimationFrame(look)
          const seen = performance.now()
          const answered = performance
            .getEntriesByType('resource')
            .filter((entry) => entry.startTime > timeStamp && entry.startTime + entry.duration < seen)
          resolve({ ms: seen - timeStamp, requests: answered.length })
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
  Object.assign(globalThis, { pressed })
}
