// What an owner adds to the draft in the checklist: from the field or the uploaded PDF to the next version.
import type { Page } from '@playwright/test'
import { DRAFT_FILES, draftFileUrl } from '../../packages/shared/src/api/drafts.ts'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import type { Product } from '../../scripts/product.ts'
import { makePdf } from '../make-pdf.ts'
import { expect, test } from './foyer-test.ts'
import {
  deliveredSlug,
  expectQuestion,
  giveAnswers,
  proceed,
  sharePrivately,
  signUp,
} from './onboarding-test.ts'

const SENTENCE = 'I started this work because nobody had an hour for my mother.'
const PHONE_PROBLEM = 'Enter a phone number like (423) 555-0100.'
const { clinicianDetails: _story, designDetails: _style, ...BEFORE_STORY } = THINKING

/** Opens a delivered draft with its checklist, as the link in the mail does. */
async function openChecklist(page: Page, product: Product, email: string): Promise<string> {
  const slug = await deliveredSlug(product, email, 1)
  await page.goto(`${product.appUrl}/drafts/${slug}?view=checklist`)
  await expect(page.getByRole('heading', { name: 'Before launch' })).toBeVisible()
  await expect(page.frameLocator('main iframe').getByRole('heading').first()).toBeAttached()
  return slug
}

/** The words of the page as others see it, who have the private address. Times stand in elements that keep them on a line. */
async function readPage(product: Product, slug: string): Promise<string> {
  await sharePrivately(product, slug)
  const page = await (await fetch(draftFileUrl(product.stack.apiUrl, slug, DRAFT_FILES.frame))).text()
  return page.replace(/<[^>]*>/g, '')
}

test('a passage of the uploaded PDF stands on the page once it is ticked, and nowhere before', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, BEFORE_STORY)
  await page.goto(`${product.appUrl}/onboarding/build-presence/clinician-details`)
  await expectQuestion(page, 'build-presence/clinician-details', /^Share Your Background/)
  const file = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(makePdf(SENTENCE)) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('resume.pdf')).toBeVisible()
  await proceed(page)
  await expectQuestion(page, 'build-presence/design-details', /^What style/)
  await page.getByRole('radio', { name: /^Warm/ }).click()
  await proceed(page)

  const slug = await openChecklist(page, product, email)
  await page.getByRole('button', { name: /^Your story/ }).click()
  await page.getByRole('button', { name: 'Choose passages of your PDF' }).click()
  const passage = page.getByRole('checkbox', { name: SENTENCE })
  const shown = page.frameLocator('main iframe').getByText(SENTENCE)
  await expect(passage).not.toBeChecked()
  expect(await readPage(product, slug)).not.toContain(SENTENCE)
  await expect(shown).toHaveCount(0)
  await passage.check()
  await expect(shown.first()).toBeAttached()

  await expect.poll(() => readPage(product, slug)).toContain(SENTENCE)
})

test('a detail is shown from its first key; a refused one stays in its field and goes nowhere', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, THINKING)
  await page.goto(`${product.appUrl}/onboarding/waiting-draft?flow=build-presence`)
  const slug = await openChecklist(page, product, email)
  const frame = page.frameLocator('main iframe')
  const phone = page.getByLabel('Phone number', { exact: true })

  await phone.pressSequentially('call us')
  await expect(page.getByText(PHONE_PROBLEM)).toBeHidden()
  await page.getByRole('button', { name: /^Hours/ }).click()
  // The first key is the first time that the page is drawn again.
  await page.getByLabel('Hours', { exact: true }).press('Q')
  await expect(frame.getByText('Q', { exact: true }).first()).toBeAttached()
  await page.getByLabel('Hours', { exact: true }).fill('Monday to Friday, 9 to 5')
  await expect(frame.getByText('Monday to Friday, 9 to 5').first()).toBeAttached()
  await expect.poll(() => readDetails(product, email)).toEqual({ hours: 'Monday to Friday, 9 to 5' })

  await page.reload()
  await expect(phone).toHaveValue('call us')
  await phone.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByText(PHONE_PROBLEM)).toBeVisible()
  await expect(frame.getByText('call us')).toHaveCount(0)
  const stored = await readPage(product, slug)
  expect(stored).toContain('Monday to Friday, 9 to 5')
  expect(stored).not.toContain('call us')

  // The checklist stays open, and its address says so.
  await page.reload()
  await phone.fill('(423) 555-0100')
  await expect(page.getByText(PHONE_PROBLEM)).toBeHidden()
  await expect(frame.getByRole('link', { name: '(423) 555-0100' }).first()).toBeAttached()
  await expect
    .poll(() => readDetails(product, email))
    .toEqual({ hours: 'Monday to Friday, 9 to 5', phone: '(423) 555-0100' })
})

/** Returns the stored details of an owner. */
async function readDetails({ stack }: Product, email: string): Promise<unknown> {
  return stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query(
      `select jsonb_object_agg(substr(key, 6), value) as details
       from public.entries join auth.users on auth.users.id = profile_id where email = $1 and key like 'fact/%'`,
      [email],
    )
    return rows[0]?.details
  })
}
