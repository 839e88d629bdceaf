// npm run bench -- edit: how long a key in a line of the page takes on a slow computer, in each style, beside the browser
// alone; and what the editor costs those who only look: the requests and bytes of the viewer, and those that Edit adds.
import {
  type Browser,
  type CDPSession,
  expect,
  type FrameLocator,
  type Page,
  type Request,
} from '@playwright/test'
import { THINKING } from '../packages/shared/src/onboarding/fixtures/personas.ts'
import { openProduct } from '../scripts/open-product.ts'
import { Inbox } from '../tests/e2e/inbox.ts'
import { deliveredSlug, giveAnswers, signUp } from '../tests/e2e/onboarding-test.ts'

const EMAIL = 'dana@harborfamily.example'
const WORDS = 'Care for people who work at night, from somebody who did.'
const STYLES = ['Warm', 'Modern', 'Professional', 'Minimalist', 'Dynamic']
const CPU_SLOWDOWN = 4
/** Milliseconds of work of a key: the next frame shows it. */
const BAR = 16

const { product, browser, stop } = await openProduct()
try {
  const viewport = { width: 1280, height: 800 }
  const first = await browser.newPage({ viewport })
  await signUp(first, product, EMAIL, new Inbox(product.stack.mailboxUrl, EMAIL))
  await giveAnswers(product, EMAIL, THINKING)
  await first.goto(`${product.appUrl}/onboarding/waiting-draft?flow=build-presence`)
  const slug = await deliveredSlug(product, EMAIL, 1)
  // With an empty cache.
  const page = await browser.newPage({ viewport, storageState: await first.context().storageState() })
  const look = await loadedDuring(page, async () => {
    await page.goto(`${product.appUrl}/drafts/${slug}`, { waitUntil: 'networkidle' })
    await page.frameLocator('main iframe').getByRole('heading').first().waitFor()
  })
  const edit = await loadedDuring(page, async () => {
    await page.getByText('Edit', { exact: true }).click()
    await page.getByRole('button', { name: 'Edit as a list' }).waitFor()
  })
  console.log(`Look opens with ${look}; Edit adds ${edit}`)

  for (const style of STYLES) {
    await page.getByText('Look', { exact: true }).click()
    await page.getByRole('radio', { name: style }).check({ force: true })
    await page.getByText('Edit', { exact: true }).click()
    const ours = await openLine(page, page.frameLocator('main iframe'))
    const alone = await openAlone(browser, page)
    const [keys, floor] = await typeByTurns(ours, alone)
    await ours.page.keyboard.press('Escape')
    await alone.page.context().close()
    console.log(
      `${style.padEnd(13)} ${keys.length} keys at ${CPU_SLOWDOWN}x slowdown: ${shares(keys)} ms of work (bar ${BAR}); the browser alone ${shares(floor)}; ${(at(keys, 0.5) / at(floor, 0.5)).toFixed(2)} times as much`,
    )
  }
} finally {
  await stop()
}

/** Scripts and sheets that arrive meanwhile, with their compressed bytes. */
async function loadedDuring(page: Page, work: () => Promise<void>): Promise<string> {
  const sizes: Promise<number>[] = []
  const hear = (request: Request) => {
    if (request.url().includes('/assets/'))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  }
  page.on('requestfinished', hear)
  await work()
  page.off('requestfinished', hear)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return `${sizes.length} files, ${(bytes / 1024).toFixed(1)} KB`
}

type Typist = { readonly page: Page; readonly client: CDPSession }

/** Puts the caret into the first sentence of a page, with all of it selected. */
async function openLine(page: Page, frame: FrameLocator): Promise<Typist> {
  const line = frame.locator('main draft-line[data-line="hero/lede"]').first()
  await line.click()
  await expect(line).toBeFocused()
  await page.keyboard.press('Control+a')
  const client = await page.context().newCDPSession(page)
  // Processor time: other programs on the computer do not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { page, client }
}

/** Opens the page that is edited in a process of its own, with its line typed in as the editor does it and no code of ours. */
async function openAlone(browser: Browser, edited: Page): Promise<Typist> {
  const { html, style } = await edited.locator('main iframe').evaluate((element) => {
    const { contentDocument, offsetWidth, offsetHeight } = element as HTMLIFrameElement
    const { scale } = getComputedStyle(element)
    return {
      html: contentDocument?.documentElement.outerHTML ?? '',
      style: `border:0;width:${offsetWidth}px;height:${offsetHeight}px;scale:${scale};transform-origin:0 0`,
    }
  })
  const context = await browser.newContext({ viewport: edited.viewportSize() })
  const page = await context.newPage()
  await page.route('**/alone', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Alone</title><body></body>' }),
  )
  await page.goto(new URL('/alone', edited.url()).href)
  await page.evaluate(
    ({ html, style }) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe')
        frame.style.cssText = style
        frame.srcdoc = html
        frame.addEventListener('load', resolve)
        document.body.append(frame)
      }),
    { html, style },
  )
  return openLine(page, page.frameLocator('iframe'))
}

/**
 * Types the same letters here and there by turns.
 *
 * @returns the main thread's work for each key until it is painted, shortest first
 */
async function typeByTurns(...typists: readonly [Typist, Typist]): Promise<readonly [number[], number[]]> {
  const times: [number[], number[]] = [[], []]
  for (const letter of WORDS) {
    // What a pause in typing brings: it is saved, and the next key comes with the answer.
    const saved = letter === ' ' ? isSaved(typists[0].page) : null
    for (const [index, { page, client }] of typists.entries()) {
      // Looking takes time as well.
      const idle = await workDuring(page, client, async () => {})
      const typing = await workDuring(page, client, () => page.keyboard.press(letter))
      times[index as 0 | 1].push(Math.max(0, typing - idle))
    }
    await saved
  }
  return [times[0].toSorted((a, b) => a - b), times[1].toSorted((a, b) => a - b)]
}

function isSaved(page: Page): Promise<unknown> {
  return page.waitForResponse(
    (response) => response.url().endsWith('/rpc/save_site_edits') && response.request().method() === 'POST',
  )
}

function at(times: readonly number[], share: number): number {
  return times[Math.ceil(times.length * share) - 1] ?? Number.NaN
}

function shares(times: readonly number[]): string {
  return `median ${at(times, 0.5).toFixed(1)}, 95 % ${at(times, 0.95).toFixed(1)}, most ${at(times, 1).toFixed(1)}`
}

async function workDuring(page: Page, client: CDPSession, work: () => Promise<void>): Promise<number> {
  const begun = await workSoFar(client)
  await work()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return (await workSoFar(client)) - begun
}

async function workSoFar(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}
