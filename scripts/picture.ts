// npm run picture: makes the picture of the README from the running product: a partner's page, a question with the
// growing site, the ready draft, and the open draft.
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Answers } from '../packages/shared/src/onboarding/answers/answers.ts'
import { QUESTION_KEYS } from '../packages/shared/src/onboarding/answers/stored-ids.ts'
import { THINKING } from '../packages/shared/src/onboarding/fixtures/personas.ts'
import { buildResponseRow } from '../packages/shared/src/onboarding/flow/response-row.ts'
import { openProduct } from './open-product.ts'
import type { Product } from './product.ts'
import { ROOT } from './run-command.ts'

const EMAIL = 'dana@cedargrove.example'
const SIZE = { width: 1280, height: 800 }
const QUESTIONS = '/onboarding/build-presence'

const FIRST_ANSWERS: Answers = { ...THINKING, practiceType: undefined, designDetails: undefined }

/** Walks through the product as an owner; returns a picture of each of the four places. */
async function takePictures(page: Page, { appUrl, partnerUrl, stack }: Product): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  const take = async () => {
    await page.waitForLoadState('networkidle')
    pictures.push(await page.screenshot())
  }
  await page.goto(partnerUrl)
  await page.getByRole('textbox', { name: /email/i }).fill(EMAIL)
  await take()
  await page.getByRole('button', { name: 'Get my draft' }).click()
  await page.getByLabel('First Name').fill('Dana')
  await page.getByLabel('Last Name').fill('Okafor')
  await page.getByLabel('Practice Name').fill('Cedar Grove Family Medicine')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Start Now' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  const code = stack.mailbox.list()[0]?.subject.replace(/\D/g, '') ?? ''
  await page.getByLabel(/code/i).fill(code)
  await page.getByRole('button', { name: "Let's Get Started" }).waitFor()
  await stack.database.asSuperuser(async (transaction) => {
    for (const key of QUESTION_KEYS) {
      const answer = FIRST_ANSWERS[key]
      if (!answer) continue
      const row = buildResponseRow(key, answer, FIRST_ANSWERS)
      await transaction.query(
        `insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path)
         select id, $2, $3::jsonb, $4, $5 from auth.users where email = $1`,
        [EMAIL, key, JSON.stringify(row.response), row.step_number, row.branch_path],
      )
    }
  })
  await page.goto(`${appUrl}${QUESTIONS}/practice-type`)
  await page.getByRole('radio', { name: /^Primary Care/ }).hover()
  await take()
  await page.getByRole('radio', { name: /^Primary Care/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.goto(`${appUrl}${QUESTIONS}/design-details`)
  await page.getByRole('radio', { name: /^Warm/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Your draft is ready' }).waitFor({ timeout: 60_000 })
  // Toasts are gone after five seconds, unless the pointer rests on them.
  await page.mouse.move(0, 0)
  await page.getByText("We've started building").waitFor({ state: 'detached' })
  await take()
  await page.getByRole('link', { name: 'Open your draft' }).last().click()
  await page
    .getByRole('button', { name: /^Checklist|Before launch/ })
    .first()
    .waitFor()
  await take()
  return pictures
}

/** Puts four pictures side by side and below each other. */
async function compose(page: Page, pictures: readonly Buffer[]): Promise<void> {
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`)
  await page.setViewportSize({ width: 1632, height: 1032 })
  await page.setContent(
    `<style>body{margin:0;padding:8px;display:grid;grid-template-columns:1fr 1fr;gap:16px;background:#d3dbd2}
     img{width:100%;display:block}</style>${images.join('')}`,
  )
  await page.screenshot({ path: join(ROOT, 'docs', 'main-path.jpg'), type: 'jpeg', quality: 82 })
}

const { product, browser, stop } = await openProduct()
try {
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce', colorScheme: 'light' })
  const pictures = await takePictures(page, product)
  await compose(await browser.newPage(), pictures)
} finally {
  await stop()
}
