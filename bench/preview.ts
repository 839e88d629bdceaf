// npm run bench -- preview: what the live preview costs, in the built app: how long a choice takes until it is painted,
// and how much longer a key takes than without the preview. At normal speed and with a processor four times slower.
import { loadavg } from 'node:os'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { PERSONAS } from '../packages/draft/src/personas/personas.ts'
import type { Answers } from '../packages/shared/src/onboarding/answers/answers.ts'
import { openProduct } from '../scripts/open-product.ts'
import { Inbox } from '../tests/e2e/inbox.ts'
import { giveAnswers, signUp } from '../tests/e2e/onboarding-test.ts'
import { intercept } from '../tests/intercept.ts'

const EMAIL = 'dana@harborfamily.example'
const TURNS = 3
const KEYS = 20
const PREVIEWS = ['without', 'with'] as const
const STORY = 'I trained in Miami and moved to be near the river. '

const answers: Answers = PERSONAS[0]?.answers ?? {}
const { designDetails: _style, ...rest } = answers

const { product, browser, stop } = await openProduct()
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const inbox = new Inbox(product.stack.mailboxUrl, EMAIL)
  await signUp(page, product, EMAIL, inbox, 'Cedar Grove Family Medicine')
  await giveAnswers(product, EMAIL, rest)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  console.log(
    'ms from the event until its frame is painted, and processor time of the page: median / 95 % / most',
  )
  for (const slower of [1, 4]) {
    await choices(context, session, page, slower, 'practice-vision', 'checkbox')
    await choices(context, session, page, slower, 'design-details', 'radio')
  }
  console.log('ms that a key waits for the page, and until its letter is painted: median / 95 % / most')
  for (const slower of [1, 4]) await typing(context, session, page, slower)
  console.log(`The load of the machine was ${loadavg()[0]?.toFixed(1)} at the end.`)
} finally {
  await stop()
}

/** Moves the mouse over all cards of a question, several times, alternating with and without the preview. */
async function choices(
  context: BrowserContext,
  session: CDPSession,
  page: Page,
  slower: number,
  path: string,
  role: 'checkbox' | 'radio',
) {
  const times = byPreview()
  const work = byPreview()
  for (let turn = 0; turn < TURNS; turn++) {
    for (const preview of PREVIEWS) {
      await openQuestion(context, page, path, preview)
      // Those that can be seen without scrolling.
      const cards = (await page.getByRole(role).all()).slice(0, 4)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
      for (const card of [...cards, ...cards]) {
        await page.mouse.move(900, 90)
        await page.waitForTimeout(60 * slower)
        const box = await card.boundingBox()
        if (!box) throw new Error('A card has no box.')
        await page.evaluate(watch, 'pointerover')
        const begun = await processorMs(session)
        await page.mouse.move(box.x + box.width / 2, box.y + 20)
        times[preview].push((await page.evaluate(read)).painted)
        work[preview].push((await processorMs(session)) - begun)
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
  }
  for (const preview of PREVIEWS) {
    print(`${slower}x  ${path}, ${preview} the preview, painted`, times[preview])
    print(`${slower}x  ${path}, ${preview} the preview, work`, work[preview])
  }
}

/** The processor time of the page's main thread so far. */
async function processorMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function typing(context: BrowserContext, session: CDPSession, page: Page, slower: number) {
  const waited = byPreview()
  const painted = byPreview()
  for (let turn = 0; turn < TURNS; turn++) {
    for (const preview of PREVIEWS) {
      await openQuestion(context, page, 'clinician-details', preview)
      const field = page.getByRole('textbox')
      await field.fill(STORY.repeat(20))
      await field.focus()
      await field.press('Control+End')
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
      // Fast typing: the next key comes while the preview is painting.
      for (let key = 0; key < KEYS; key++) {
        await page.evaluate(watch, 'keydown')
        await page.keyboard.press('e')
        const times = await page.evaluate(read)
        waited[preview].push(times.waited)
        painted[preview].push(times.painted)
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
  }
  for (const preview of PREVIEWS) {
    print(`${slower}x  typing ${preview} the preview, wait`, waited[preview])
    print(`${slower}x  typing ${preview} the preview, paint`, painted[preview])
  }
}

async function openQuestion(context: BrowserContext, page: Page, path: string, preview: Preview) {
  const isBlocked = (url: URL) => preview === 'without' && url.pathname.includes('/follow-answers')
  const restore = await intercept(context, isBlocked, (route) => route.abort())
  await page.goto(`${product.appUrl}/onboarding/build-presence/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (preview === 'with') await page.locator('.site-window iframe[data-ready="true"][data-shown]').waitFor()
  await page.waitForTimeout(2000)
  restore()
}

function byPreview(): Record<Preview, number[]> {
  return { without: [], with: [] }
}

type Preview = (typeof PREVIEWS)[number]
type Times = { waited: number; painted: number }

function watch(kind: string): void {
  const seen = new Promise<Times>((resolve) => {
    addEventListener(
      kind,
      ({ timeStamp }) => {
        const begun = performance.now()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve({ waited: begun - timeStamp, painted: performance.now() - begun })
          port2.postMessage(null)
        })
      },
      { capture: true, once: true },
    )
  })
  Object.assign(globalThis, { seen })
}

function read(): Promise<Times> {
  return (globalThis as unknown as { seen: Promise<Times> }).seen
}

function print(name: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  console.log(`${name.padEnd(50)} ${[0.5, 0.95, 1].map((share) => at(share).padStart(6)).join(' ')}`)
}
