// Text of twice the size, as a phone's owner may set it, pushes nothing out of a narrow page.
import type { Page } from '@playwright/test'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { expect, test } from './foyer-test.ts'
import { giveAnswers, signIn } from './onboarding-test.ts'

/** Returns what stands beyond the right edge of the window or is cut off at the top of it, by name. */
function lost(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, h1, label')]
      .filter((element) => {
        const { right, top, bottom, width } = element.getBoundingClientRect()
        return width > 4 && (right > innerWidth || (top < 0 && bottom > 0))
      })
      .map((element) => element.getAttribute('aria-label') || element.textContent || element.tagName),
  )
}

async function doubleText(page: Page) {
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
}

test('large text keeps every control of the ready draft and its tools on a phone', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await signIn(page, product, email, inbox)
  await giveAnswers(product, email, THINKING)
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto(`${product.appUrl}/onboarding/waiting-draft?flow=build-presence`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your draft is ready' })).toBeVisible()
  const draft = await page.getByRole('link', { name: 'Open your draft' }).last().getAttribute('href')
  await doubleText(page)
  await expect.poll(() => lost(page)).toEqual([])

  await page.goto(product.appUrl + draft)
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible()
  await doubleText(page)
  await expect.poll(() => lost(page)).toEqual([])
  await page.getByRole('button', { name: /^Before launch/ }).click()
  await expect(page.getByRole('button', { name: /^Not us/ }).first()).toBeVisible()
  await expect.poll(() => lost(page)).toEqual([])
})
