// The clinician's story: a PDF in storage, or a text.

import type { Page } from '@playwright/test'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import type { Product } from '../../scripts/product.ts'
import { IN_FULL_RING } from '../cases-of.ts'
import { intercept } from '../intercept.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './foyer-test.ts'
import { breakSaves, expectQuestion, giveAnswers, proceed, readResponses, signIn } from './onboarding-test.ts'

const PATH = 'build-presence/clinician-details'
const QUESTION = /^Share Your Background, Story, and Experience/
const { clinicianDetails: _, designDetails: __, ...BEFORE } = THINKING

const pdf = (name: string, bytes = 2000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')]),
})

async function open(page: Page, product: Product) {
  await page.goto(`${product.appUrl}/onboarding/${PATH}`)
  await expect(page.getByRole('heading', { level: 1, name: QUESTION })).toBeVisible()
}

const choose = (page: Page, file: ReturnType<typeof pdf>) =>
  page.locator('input[type=file]').setInputFiles(file)

// A dismissed toast is still visible while the next one appears.
const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

async function readStored(product: Product, email: string): Promise<readonly string[]> {
  return product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query<{ name: string }>(
      `select o.name from storage.objects o join auth.users u on o.name like u.id || '/%'
       where o.bucket_id = 'resumes' and u.email = $1`,
      [email],
    )
    return rows.map(({ name }) => name)
  })
}

async function readStory(product: Product, email: string) {
  return (await readResponses(product, email)).find(({ step_number }) => step_number === 12)?.response
}

/** Expects the progress of an upload whose connection breaks, and that the question can be sent again afterwards. */
async function expectFailedUpload(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const restore = await intercept(page, '**/storage/v1/object/resumes/**', async (route) => {
    await held
    await route.abort('connectionreset')
  })
  await proceed(page)
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await expect(page.getByLabel('Write your story')).toBeDisabled()
  await expectAccessible(page)
  release()
  await expect(alertOf(page, 'We could not reach the server')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  restore()
}

test.beforeEach(async ({ page, product, email, inbox }) => {
  await signIn(page, product, email, inbox)
  await giveAnswers(product, email, BEFORE)
  await open(page, product)
})

test('stores a PDF although its first upload failed, shows its name later, replaces it and removes it', async ({
  page,
  product,
  email,
}) => {
  await choose(page, pdf('Résumé of Dana.pdf'))
  await expect(page.getByText('Résumé of Dana.pdf')).toBeVisible()
  expect(await readStored(product, email)).toEqual([])
  await expectFailedUpload(page)
  expect(await readStored(product, email)).toEqual([])
  await proceed(page)
  await expectQuestion(page, 'build-presence/design-details', /What style/)
  const [first, ...others] = await readStored(product, email)
  expect(others).toEqual([])
  expect(await readStory(product, email)).toMatchObject({ resume_text: '', resume_file_path: first })

  await open(page, product)
  await expect(page.getByText('Résumé of Dana.pdf')).toBeVisible()
  await page.getByLabel('Write your story').fill('I trained in Miami.')
  await proceed(page)
  await expectQuestion(page, 'build-presence/design-details', /What style/)
  expect(await readStory(product, email)).toMatchObject({
    resume_text: 'I trained in Miami.',
    resume_file_path: first,
  })

  await open(page, product)
  await choose(page, pdf('second.pdf'))
  await proceed(page)
  await expectQuestion(page, 'build-presence/design-details', /What style/)
  await expect.poll(() => readStored(product, email)).toHaveLength(1)
  const [second] = await readStored(product, email)
  expect(second).not.toBe(first)
  expect(await readStory(product, email)).toMatchObject({ resume_file_path: second })

  await open(page, product)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Choose a PDF' })).toBeFocused()
  await proceed(page)
  await expectQuestion(page, 'build-presence/design-details', /What style/)
  await expect.poll(() => readStored(product, email)).toEqual([])
  expect(await readStory(product, email)).toMatchObject({ resume_file_path: null })
})

test(
  'rejects and deletes a stored file that is not a PDF',
  IN_FULL_RING,
  async ({ page, product, email }) => {
    // Bypass the browser's check of the first bytes.
    await page.evaluate(() => {
      Blob.prototype.slice = () => new Blob(['%PDF-1.7'])
    })
    await choose(page, { ...pdf('picture.pdf'), buffer: Buffer.from('\x89PNG not a PDF at all') })
    await expect(page.getByText('picture.pdf')).toBeVisible()
    await proceed(page)
    await expect(alertOf(page, 'Invalid file type')).toHaveText('Invalid file typePlease upload a PDF file')
    await expect(page).toHaveURL(new RegExp(`${PATH}$`))
    expect(await readStored(product, email)).toEqual([])
    expect(await readStory(product, email)).toBeUndefined()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByLabel('Write your story').fill('I trained in Miami.')
    await proceed(page)
    await expectQuestion(page, 'build-presence/design-details', /What style/)
  },
)

test(
  'accepts a dropped PDF, and deletes its upload when the answer cannot be saved',
  IN_FULL_RING,
  async ({ page, product, email }) => {
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['%PDF-1.4 dropped'], 'dropped.pdf', { type: 'application/pdf' }))
      return transfer
    })
    await page.getByText('Upload a PDF').dispatchEvent('drop', { dataTransfer: dropped })
    await expect(page.getByText('dropped.pdf')).toBeVisible()
    const mend = await breakSaves(page)
    await proceed(page)
    await expect(alertOf(page, 'Error')).toBeVisible()
    await expect(page.getByText('dropped.pdf')).toBeVisible()
    await expect.poll(() => readStored(product, email)).toEqual([])
    mend()
    await proceed(page)
    await expectQuestion(page, 'build-presence/design-details', /What style/)
    expect(await readStored(product, email)).toHaveLength(1)
  },
)
