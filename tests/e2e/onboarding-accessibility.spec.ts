// Every question and its dialogs, light and dark, on a desk and on a phone: no violation, and nothing to scroll sideways.
import type { Page } from '@playwright/test'
import { ESTABLISHED_WITH_LINK, THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { STEPS } from '../../packages/shared/src/onboarding/questions/questionnaire.ts'
import { expect, test } from './foyer-test.ts'
import { expectNoSidewaysScroll, giveAnswers, signUp } from './onboarding-test.ts'

const BRANCHES = [
  { name: 'the practice', answers: THINKING },
  { name: 'the website that exists', answers: ESTABLISHED_WITH_LINK },
] as const

/** Opens the dialog that explains a card and the one that adds a card, and what the latter says when it is empty. */
async function eachDialog(page: Page, look: () => Promise<void>) {
  const dialog = page.getByRole('dialog')
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click()
  await expect(dialog).toBeVisible()
  await look()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Add Your Own' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A title is missing')).toBeVisible()
  await look()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, answers } of BRANCHES) {
    test(`the questions about ${name} are accessible in ${colorScheme}`, async ({
      page,
      product,
      email,
      inbox,
      expectAccessible,
    }) => {
      test.setTimeout(300_000)
      const expectFits = async () => {
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await signUp(page, product, email, inbox)
      await giveAnswers(product, email, answers)
      const steps = STEPS.filter((step) => answers[step.key])
      for (const step of steps) {
        await page.goto(product.appUrl + step.path)
        if (step.key === 'webPresenceLinks') {
          // Only web-presence leads here: it passes along which links to ask for.
          await page.getByRole('button', { name: 'Continue' }).click()
        }
        await expect(page.getByRole('heading', { level: 1 })).toContainText(step.title)
        await expectAccessible(page)
        await page.setViewportSize({ width: 375, height: 812 })
        await expectFits()
        if (step.key === 'websiteFeedback') await eachDialog(page, expectFits)
        await page.setViewportSize({ width: 1280, height: 800 })
        if (step.key === 'practiceType') await eachDialog(page, expectFits)
      }
    })
  }
}
