// Accessibility of every question and its dialogs, in both themes and both widths, without sideways scrolling.
import type { Page } from '@playwright/test'
import { ESTABLISHED_WITH_LINK, THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { STEPS } from '../../packages/shared/src/onboarding/questions/questionnaire.ts'
import { expectGoodInBothThemes, expectGoodInEveryLook } from './every-look.ts'
import { expect, test } from './foyer-test.ts'
import { giveAnswers, signIn } from './onboarding-test.ts'

const BRANCHES = [
  { name: 'the practice', answers: THINKING },
  { name: 'the website that exists', answers: ESTABLISHED_WITH_LINK },
] as const

/** Checks the dialog that explains a card, and the empty dialog that adds a card with its error. */
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

for (const { name, answers } of BRANCHES) {
  test(`the questions about ${name} are accessible`, async ({ page, product, email, inbox }) => {
    await signIn(page, product, email, inbox)
    await giveAnswers(product, email, answers)
    const steps = STEPS.filter((step) => answers[step.key])
    for (const step of steps) {
      await page.goto(product.appUrl + step.path)
      if (step.key === 'webPresenceLinks') {
        // Only web-presence leads here: it passes along which links to ask for.
        await page.getByRole('button', { name: 'Continue' }).click()
      }
      await expect(page.getByRole('heading', { level: 1 })).toContainText(step.title)
      await expectGoodInEveryLook(page)
      if (step.key === 'practiceType') await eachDialog(page, () => expectGoodInBothThemes(page))
      if (step.key === 'websiteFeedback') {
        await page.setViewportSize({ width: 375, height: 812 })
        await eachDialog(page, () => expectGoodInBothThemes(page))
      }
    }
  })
}
