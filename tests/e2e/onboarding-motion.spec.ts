// The transition between questions: the old one fades out while the new one is usable.
import type { Page } from '@playwright/test'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { expect, test } from './foyer-test.ts'
import { expectQuestion, giveAnswers, proceed, signUp } from './onboarding-test.ts'

/** Returns the final translation of each fading question, after the browser has painted, and pauses the animations. */
function fading(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return document.getAnimations().flatMap((animation) => {
      animation.pause()
      if (!(animation instanceof CSSAnimation) || animation.animationName !== 'question-leaves') return []
      const { effect } = animation
      return effect instanceof KeyframeEffect ? [effect.getKeyframes().at(-1)?.translate?.toString()] : []
    })
  })
}

/** Slows the transition down for the length of the test. */
const holdCopies = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('--t-step', '10000s'))

async function letCopiesGo(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect.poll(() => fading(page)).toEqual([])
}

test('the old question fades out while the new one can be used', async ({ page, product, email, inbox }) => {
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, THINKING)
  await page.goto(`${product.appUrl}/onboarding/build-presence/practice-vision`)
  await expectQuestionShown(page, /special/)
  await holdCopies(page)

  await proceed(page)
  await expectQuestion(page, 'build-presence/practice-motivation', /motivates/)
  await expect.poll(() => fading(page)).toEqual(['-8px'])
  // The copy is hidden from assistive technology and receives neither the focus nor clicks.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('.question-leaving')).toHaveAttribute('inert')
  const first = page.getByRole('checkbox').first()
  const before = await first.isChecked()
  await page.keyboard.press('1')
  await expect(first).toBeChecked({ checked: !before })
  await first.click()
  await expect(first).toBeChecked({ checked: before })
  expect(await fading(page)).toEqual(['-8px'])

  // Going on does not wait until the copy is gone.
  await page.getByRole('link', { name: 'Back' }).click()
  await expectQuestion(page, 'build-presence/practice-vision', /special/)
  await expect.poll(() => fading(page)).toEqual(['8px'])
  await proceed(page)
  await expectQuestion(page, 'build-presence/practice-motivation', /motivates/)
  await expect.poll(() => fading(page)).toEqual(['-8px'])
  await letCopiesGo(page)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await proceed(page)
  await expectQuestion(page, 'build-presence/practice-type', /type of practice/)
  await expect.poll(() => fading(page)).toEqual([])
})

/** The first screen after a page load leaves the focus where the browser put it. */
async function expectQuestionShown(page: Page, heading: RegExp) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}
