// What the live preview costs beside a question, in the built app: how long a choice takes until it is painted, and how
// much longer a key takes than without the preview. At normal speed and with a processor four times slower.
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { PERSONAS } from '../packages/draft/src/personas/personas.ts'
import type { Answers } from '../packages/shared/src/onboarding/answers/answers.ts'
import { findBrowser } from '../scripts/find-browser.ts'
import { type Product, startProduct } from '../scripts/product.ts'
import { Inbox } from '../tests/e2e/inbox.ts'
import { giveAnswers, signUp } from '../tests/e2e/onboarding-test.ts'
import { intercept } from '../tests/intercept.ts'

const EMAIL = 'dana@harborfamily.example'
const TURNS = 4
const KEYS = 30
const STORY = 'I trained in Miami and moved to be near the river. '

const answers: Answers = PERSONAS[0]?.answers ?? {}
const { designDetails: _style, ...rest } = answers

const product = await startProduct({
  ports: { api: 0, database: 0, mailbox: 0, app: 0, partner: 0 },
  dataDir: null,
})
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const inbox = new Inbox(product.stack.mailboxUrl, EMAIL)
  await signUp(page, product, EMAIL, inbox, 'Cedar Grove Family Medicine')
  await giveAnswers(product, EMAIL, rest)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  console.log(
    'ms from the event until its frame is painted, and processor time of the page: median / 90 % / most',
  )
  for (const slower of [1, 4]) {
    await choices(page, session, slower, 'practice-vision', 'checkbox')
    await choices(page, session, slower, 'design-details', 'radio')
  }
  console.log('ms that a key waits for the page, and until its letter is painted: median / 90 % / most')
  for (const slower of [1, 4]) {
    await typing(context, session, page, slower, 'without')
    await typing(context, session, page, slower, 'with')
  }
} finally {
  await browser.close()
  await product.stop()
}

/** Moves the mouse over all cards of a question, several times. */
async function choices(
  page: Page,
  session: CDPSession,
  slower: number,
  path: string,
  role: 'checkbox' | 'radio',
) {
  await openQuestion(page, product, path)
  // Those that can be seen without scrolling.
  const cards = (await page.getByRole(role).all()).slice(0, 4)
  const times: number[] = []
  const work: number[] = []
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  for (let turn = 0; turn < TURNS; turn++) {
    for (const card of cards) {
      await page.mouse.move(900, 90)
      await page.waitForTimeout(60 * slower)
      const box = await card.boundingBox()
      if (!box) throw new Error('A card has no box.')
      await page.evaluate(watch, 'pointerover')
      const begun = await processorMs(session)
      await page.mouse.move(box.x + box.width / 2, box.y + 20)
      times.push((await page.evaluate(read)).painted)
      work.push((await processorMs(session)) - begun)
    }
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // The first turn loads code and fonts.
  print(`${slower}x  choice on ${path}, painted`, times.slice(cards.length))
  print(`${slower}x  choice on ${path}, work`, work.slice(cards.length))
}

/** The processor time of the page's main thread so far. */
async function processorMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function typing(
  context: BrowserContext,
  session: CDPSession,
  page: Page,
  slower: number,
  preview: 'with' | 'without',
) {
  const isBlocked = (url: URL) => preview === 'without' && url.pathname.includes('/follow-answers')
  const restore = await intercept(context, isBlocked, (route) => route.abort())
  await openQuestion(page, product, 'clinician-details', preview)
  const field = page.getByRole('textbox')
  await field.fill(STORY.repeat(20))
  await field.focus()
  await field.press('Control+End')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const waited: number[] = []
  const painted: number[] = []
  for (let key = 0; key < KEYS; key++) {
    await page.evaluate(watch, 'keydown')
    await page.keyboard.press('e')
    // A quick hand, and the next key comes while the preview is painting.
    const one = await page.evaluate(read)
    waited.push(one.waited)
    painted.push(one.painted)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  restore()
  print(`${slower}x  typing ${preview} the preview, wait`, waited.slice(3))
  print(`${slower}x  typing ${preview} the preview, paint`, painted.slice(3))
}

async function openQuestion(
  page: Page,
  { appUrl }: Product,
  path: string,
  preview: 'with' | 'without' = 'with',
) {
  await page.goto(`${appUrl}/onboarding/build-presence/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (preview === 'with') await page.locator('.site-window iframe[data-ready="true"]').waitFor()
  await page.waitForTimeout(1500)
}

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
  console.log(`${name.padEnd(42)} ${[0.5, 0.9, 1].map((share) => at(share).padStart(6)).join(' ')}`)
}
