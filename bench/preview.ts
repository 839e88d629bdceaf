// npm run bench -- preview: how long a choice and a key take until the live preview's frame is painted, in the built app.
import type { Page } from '@playwright/test'
import { PERSONAS } from '../packages/draft/src/personas/personas.ts'
import type { Answers } from '../packages/shared/src/onboarding/answers/answers.ts'
import { openProduct } from '../scripts/open-product.ts'
import { Inbox } from '../tests/e2e/inbox.ts'
import { giveAnswers, signUp } from '../tests/e2e/onboarding-test.ts'
import { at, print } from './harness.ts'

const EMAIL = 'dana@harborfamily.example'
const KEYS = 20
/** Milliseconds until the frame of an event is painted. */
const BAR = 16
const STORY = 'I trained in Miami and moved to be near the river. '

const answers: Answers = PERSONAS[0]?.answers ?? {}
const { designDetails: _style, ...rest } = answers

const { product, browser, stop } = await openProduct()
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const inbox = new Inbox(product.stack.mailboxUrl, EMAIL)
  await signUp(page, product, EMAIL, inbox, 'Cedar Grove Family Medicine')
  await giveAnswers(product, EMAIL, rest)
  print(
    'practice-vision, a choice, median',
    at(await choices(page, 'practice-vision', 'checkbox')),
    BAR,
    'ms',
  )
  print('design-details, a choice, median', at(await choices(page, 'design-details', 'radio')), BAR, 'ms')
  print('clinician-details, a key, median', at(await keys(page)), BAR, 'ms')
} finally {
  await stop()
}

/** Moves the mouse over the cards of a question that can be seen without scrolling. */
async function choices(page: Page, path: string, role: 'checkbox' | 'radio'): Promise<readonly number[]> {
  await openQuestion(page, path)
  const cards = (await page.getByRole(role).all()).slice(0, 4)
  const times: number[] = []
  for (const card of [...cards, ...cards]) {
    await page.mouse.move(900, 90)
    await page.waitForTimeout(60)
    const box = await card.boundingBox()
    if (!box) throw new Error('A card has no box.')
    await page.evaluate(watch, 'pointerover')
    await page.mouse.move(box.x + box.width / 2, box.y + 20)
    times.push(await page.evaluate(read))
  }
  return times
}

/** Types fast: the next key comes while the preview is painting. */
async function keys(page: Page): Promise<readonly number[]> {
  await openQuestion(page, 'clinician-details')
  const field = page.getByRole('textbox')
  await field.fill(STORY.repeat(20))
  await field.press('Control+End')
  const times: number[] = []
  for (let key = 0; key < KEYS; key++) {
    await page.evaluate(watch, 'keydown')
    await page.keyboard.press('e')
    times.push(await page.evaluate(read))
  }
  return times
}

async function openQuestion(page: Page, path: string): Promise<void> {
  await page.goto(`${product.appUrl}/onboarding/build-presence/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('.site-window iframe[data-ready="true"][data-shown]').waitFor()
  await page.waitForTimeout(2000)
}

function watch(kind: string): void {
  const seen = new Promise<number>((resolve) => {
    addEventListener(
      kind,
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          port2.postMessage(null)
        })
      },
      { capture: true, once: true },
    )
  })
  Object.assign(globalThis, { seen })
}

function read(): Promise<number> {
  return (globalThis as unknown as { seen: Promise<number> }).seen
}
