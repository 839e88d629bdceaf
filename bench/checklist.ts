// npm run bench -- checklist: how long the draft takes to show a letter that its owner types into a detail of the
// checklist, from the key to the painted frame, in the built app.
import type { Page } from '@playwright/test'
import { THINKING } from '../packages/shared/src/onboarding/fixtures/personas.ts'
import { openProduct } from '../scripts/open-product.ts'
import { Inbox } from '../tests/e2e/inbox.ts'
import { deliveredSlug, giveAnswers, signUp } from '../tests/e2e/onboarding-test.ts'

const EMAIL = 'dana@harborfamily.example'
/** Its first letter occurs nowhere else in the draft. */
const HOURS = '#Monday to Thursday, 8 to 4'
/** Milliseconds from a key until its letter is painted in the draft. */
const BAR = 100

const { product, browser, stop } = await openProduct()
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await signUp(page, product, EMAIL, new Inbox(product.stack.mailboxUrl, EMAIL))
  await giveAnswers(product, EMAIL, THINKING)
  await page.goto(`${product.appUrl}/onboarding/waiting-draft?flow=build-presence`)
  await page.goto(`${product.appUrl}/drafts/${await deliveredSlug(product, EMAIL, 1)}?view=checklist`)
  await page.frameLocator('main iframe').getByRole('heading').first().waitFor()
  await page.getByRole('button', { name: /^Hours/ }).click()
  const times = await typeSlowly(page)
  const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? Number.NaN).toFixed(0)
  console.log(
    `${times.length} keys until the draft shows them: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms (bar ${BAR})`,
  )
} finally {
  await stop()
}

/** Returns the times of all keys, shortest first. The first key also loads the renderer. */
async function typeSlowly(page: Page): Promise<readonly number[]> {
  const field = page.getByLabel('Hours', { exact: true })
  const times: number[] = []
  for (const letter of HOURS) {
    await page.evaluate(watchKey)
    await field.press(letter)
    times.push(await page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown))
  }
  return times.toSorted((a, b) => a - b)
}

function watchKey(): void {
  const shown = new Promise<number>((resolve) => {
    addEventListener(
      'input',
      ({ target, timeStamp }) => {
        const look = () => {
          const typed = (target as HTMLTextAreaElement).value.trim()
          const frames = [...document.querySelectorAll<HTMLIFrameElement>('main iframe')]
          const isShown = frames.some(({ contentDocument }) =>
            contentDocument?.body.textContent.includes(typed),
          )
          if (isShown) resolve(performance.now() - timeStamp)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
  Object.assign(globalThis, { shown })
}
