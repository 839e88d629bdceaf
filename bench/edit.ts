// npm run bench -- edit: how long a key in a line of the page takes on a slow computer, in each style, and what the editor
// costs those who only look: the requests and bytes of the viewer, and those that Edit adds.
import type { CDPSession, Page, Request } from '@playwright/test'
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
  const client = await page.context().newCDPSession(page)
  // Processor time: other programs on the computer do not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })

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
    const times = await typeSlowly(page, client)
    const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? Number.NaN).toFixed(1)
    console.log(
      `${style.padEnd(13)} ${times.length} keys at ${CPU_SLOWDOWN}x slowdown: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms of work (bar ${BAR})`,
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

/** Returns the main thread's work for each key until it is painted, shortest first. */
async function typeSlowly(page: Page, client: CDPSession): Promise<readonly number[]> {
  const line = page.frameLocator('main iframe').locator('main draft-line[data-line="hero/lede"]').first()
  await line.click()
  await page.keyboard.press('Control+a')
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const times: number[] = []
  for (const letter of WORDS) {
    // Looking takes time as well.
    const idle = await workDuring(page, client, async () => {})
    const typing = await workDuring(page, client, () => page.keyboard.press(letter))
    times.push(Math.max(0, typing - idle))
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.keyboard.press('Escape')
  return times.toSorted((a, b) => a - b)
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
