// From a partner's page to the open draft, in both branches, and on to the next version.

import type { Page } from '@playwright/test'
import { FULL_AFTER_PROPOSAL, THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { expectGoodInEveryLook } from './every-look.ts'
import { expect, test } from './foyer-test.ts'
import { leaveEmail } from './leave-email.ts'
import { expectQuestion, giveAnswers, proceed, signUp } from './onboarding-test.ts'

const ready = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your draft is ready' })
const frameOf = (page: Page) => page.frameLocator('iframe[title^="The "]')

test('a visitor of a partner site ends at the open draft, and changes an answer for the next version', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await page.goto(product.partnerUrl)
  await leaveEmail(page, email)
  await page.getByLabel('First Name').fill('Dana')
  await page.getByLabel('Last Name').fill('Okafor')
  await page.getByLabel('Practice Name').fill('Harbor Family Medicine')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Start Now' }).click()
  const { code } = await inbox.waitForSignInMail()
  await page.getByLabel(/code/i).fill(code)
  await expect(page).toHaveURL(`${product.appUrl}/onboarding/onboarding-guide`)

  // The other screens of the questions have tests of their own.
  const { designDetails: _, ...before } = THINKING
  await giveAnswers(product, email, before)
  await page.goto(`${product.appUrl}/onboarding/build-presence/design-details`)
  await page.getByRole('radio', { name: /^Warm/ }).click()
  await proceed(page)
  await expect(ready(page)).toBeVisible()
  // The confetti is over.
  await expect(page.locator('body > canvas')).toHaveCount(0)
  await expectGoodInEveryLook(page)
  const first = await inbox.waitForDraftMail()

  await page.getByRole('link', { name: 'Open your draft' }).last().click()
  await expect(page).toHaveURL(first)
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toContainText('Harbor Family Medicine')

  await page.goto(product.appUrl)
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(page.getByText('Check back soon')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Read them on the page' })).toHaveAttribute(
    'href',
    /view=checklist$/,
  )
  await expectGoodInEveryLook(page)

  await page.getByRole('link', { name: 'My Site' }).click()
  await page.getByRole('button', { name: 'Change my answers' }).click()
  await expectQuestion(page, 'business-details', /journey/)
  await page.goto(`${product.appUrl}/onboarding/build-presence/design-details`)
  await page.getByRole('radio', { name: /^Modern/ }).click()
  await proceed(page)
  await expect(page.getByText(/^Your new answers are being drawn/)).toBeVisible()
  await expect(ready(page)).toBeVisible()
  expect(await inbox.waitForDraftMail(2)).toBe(first)

  await page.goto(`${product.appUrl}/my-site`)
  await expectGoodInEveryLook(page)
  await page.getByRole('link', { name: /as we built it/ }).click()
  await expect(page).toHaveURL(`${first}?view=history&day=first`)
  await expect(page.getByText(/^Your first draft, of /)).toBeVisible()
  const past = page.frameLocator('main iframe').getByRole('heading', { level: 1 })
  await expect(past).toContainText('Harbor Family Medicine')
  await expectGoodInEveryLook(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL(first)
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toContainText('Harbor Family Medicine')

  // The answers are closed again: the questions lead to the draft, and the logo leads on.
  await page.goto(`${product.appUrl}/onboarding/business-details`)
  await expect(ready(page)).toBeVisible()
  await page.getByRole('link', { name: 'Foyer', exact: true }).click()
  await expect(page).toHaveURL(`${product.appUrl}/`)
})

test('the owner of a website gets a proposal, and the full draft after six questions', async ({
  page,
  product,
  email,
  inbox,
}) => {
  const { practiceVision, practiceMotivation, practiceType, clinicModel, practiceLocation } =
    FULL_AFTER_PROPOSAL
  const { businessDetails, marketingDetails, webPresence, webPresenceLinks } = FULL_AFTER_PROPOSAL
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, { businessDetails, marketingDetails, webPresence, webPresenceLinks })
  await page.goto(`${product.appUrl}/onboarding/current-website-feedback`)
  await page.getByRole('checkbox', { name: 'Mobile Experience' }).click()
  await proceed(page, 'Submit Feedback')
  await expect(ready(page)).toBeVisible()
  const proposal = await inbox.waitForDraftMail()

  await page.goto(proposal)
  await frameOf(page).getByRole('button', { name: 'Answer six questions' }).click()
  await expectQuestion(page, 'build-presence/practice-vision', /What makes your practice special/)
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    'Question 6 of 11, about 2 minutes left',
  )
  await giveAnswers(product, email, {
    practiceVision,
    practiceMotivation,
    practiceType,
    clinicModel,
    practiceLocation,
  })
  await page.goto(`${product.appUrl}/onboarding/build-presence/design-details`)
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    'Question 11 of 11, the last one',
  )
  await page.getByRole('radio', { name: /^Warm/ }).click()
  await proceed(page)
  await expect(ready(page)).toBeVisible()
  const full = await inbox.waitForDraftMail(2)

  await page.goto(`${product.appUrl}/my-site`)
  await expect(page.getByText('Answer six questions for the full draft')).toHaveCount(0)
  await page.goto(full)
  await expect(frameOf(page).getByText('Redesign proposal')).toHaveCount(0)
})
