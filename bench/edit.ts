// npm run bench -- edit: how long a key in a line of the page takes, in each style: the work of the main thread until it is
// painted, and how much of it is script. The rest is the browser's: styles, layout and paint.
import { type CDPSession, expect, type Page } from '@playwright/test'
import { THINKING } from '../packages/shared/src/onboarding/fixtures/personas.ts'
import { openProduct } from '../scripts/open-product.ts'
import { Inbox } from '../tests/e2e/inbox.ts'
import { deliveredSlug, giveAnswers, signUp } from '../tests/e2e/onboarding-test.ts'
import { at, print } from './harness.ts'

const EMAIL = 'dana@harborfamily.example'
const WORDS = 'Care for people who work at night, from somebody who did.'
const STYLES = ['Warm', 'Modern', 'Professional', 'Minimalist', 'Dynamic']
/** Milliseconds of work of a key: the next frame shows it. */
const BAR = 16

const { product, browser, stop } = await openProduct()
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await signUp(page, product, EMAIL, new Inbox(product.stack.mailboxUrl, EMAIL))
  await giveAnswers(product, EMAIL, THINKING)
  await page.goto(`${product.appUrl}/onboarding/waiting-draft?flow=build-presence`)
  await page.goto(`${product.appUrl}/drafts/${await deliveredSlug(product, EMAIL, 1)}`)
  const client = await page.context().newCDPSession(page)
  // Processor time: other programs on the computer do not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  for (const style of STYLES) {
    await page.getByText('Look', { exact: true }).click()
    await page.getByRole('radio', { name: style }).check({ force: true })
    await page.getByText('Edit', { exact: true }).click()
    const keys = await typeWords(page, client)
    print(`${style}, a key in a line, median`, at(keys.map(({ task }) => task)), BAR, 'ms')
    console.log(
      `${style}, of it in script`.padEnd(50),
      `${at(keys.map(({ script }) => script)).toFixed(1)} ms`,
    )
    await page.keyboard.press('Escape')
  }
} finally {
  await stop()
}

/** Milliseconds of the main thread, and of them those in script. */
type Work = { readonly task: number; readonly script: number }

function minus(one: Work, other: Work): Work {
  return { task: one.task - other.task, script: one.script - other.script }
}

/** Types over the first sentence. Returns the work for each key until it is painted. */
async function typeWords(page: Page, client: CDPSession): Promise<readonly Work[]> {
  const line = page.frameLocator('main iframe').locator('main draft-line[data-line="hero/lede"]').first()
  await line.click()
  await expect(line).toBeFocused()
  await page.keyboard.press('Control+a')
  const times: Work[] = []
  for (const letter of WORDS) {
    // What a pause in typing brings: it is saved, and the next key comes with the answer.
    const saved = letter === ' ' ? isSaved(page) : null
    // Looking takes time as well.
    const idle = await workDuring(page, client, async () => {})
    times.push(minus(await workDuring(page, client, () => page.keyboard.press(letter)), idle))
    await saved
  }
  return times
}

function isSaved(page: Page): Promise<unknown> {
  return page.waitForResponse(
    (response) => response.url().endsWith('/rpc/save_entries') && response.request().method() === 'POST',
  )
}

async function workDuring(page: Page, client: CDPSession, work: () => Promise<void>): Promise<Work> {
  const begun = await workSoFar(client)
  await work()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return minus(await workSoFar(client), begun)
}

async function workSoFar(client: CDPSession): Promise<Work> {
  const { metrics } = await client.send('Performance.getMetrics')
  const ms = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN)
  return { task: ms('TaskDuration'), script: ms('ScriptDuration') }
}
