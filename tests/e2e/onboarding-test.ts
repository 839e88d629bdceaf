import { expect, type Page, type Request } from '@playwright/test'
import type { Answers } from '../../packages/shared/src/onboarding/answers/answers.ts'
import { buildResponseRow } from '../../packages/shared/src/onboarding/flow/response-row.ts'
import { STEPS } from '../../packages/shared/src/onboarding/questions/questionnaire.ts'
import type { Product } from '../../scripts/product.ts'
import { intercept } from '../intercept.ts'
import { addressHeaders } from './address-headers.ts'
import type { Inbox } from './inbox.ts'

export type ResponseRow = {
  readonly question_key: string
  readonly response: Record<string, unknown>
  readonly step_number: number
  readonly branch_path: string
  readonly is_complete: boolean
  readonly created_at: Date
  readonly updated_at: Date
}

/**
 * Signs up a new owner without the screens of sign-up, which main-path.spec.ts covers, and opens the guide. The browser
 * then holds what the start page and the mailed code would have left in it.
 */
export async function signUp(
  page: Page,
  product: Product,
  email: string,
  inbox: Inbox,
  practiceName = 'Harbor Family Medicine',
): Promise<void> {
  const names = { firstName: 'Dana', lastName: 'Okafor', companyName: practiceName }
  await callAuth(product, 'otp', { email, create_user: true })
  const { code } = await inbox.waitForSignInMail()
  const session = await callAuth(product, 'verify', { email, token: code, type: 'email' })
  await page.goto(`${product.appUrl}/robots.txt`)
  await page.evaluate(
    ([key, kept, pending]) => {
      localStorage.setItem(key, kept)
      localStorage.setItem('foyer:kept:visitor:pending-sign-up', pending)
    },
    [
      `sb-${new URL(product.stack.apiUrl).hostname.split('.')[0]}-auth-token`,
      session,
      JSON.stringify({ email, ...names, termsAcceptedAt: new Date().toISOString() }),
    ] as const,
  )
  await page.goto(`${product.appUrl}/onboarding/onboarding-guide`)
  await expect(page.getByRole('button', { name: "Let's Get Started" })).toBeVisible()
  // Consent is recorded by now: a later screen would record it first, which a test that breaks requests does not expect.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('foyer:kept:visitor:pending-sign-up')))
    .toBeNull()
}

/** Calls the auth service from an IP address of its own, so that tests do not share its limits. */
async function callAuth({ stack }: Product, path: string, body: unknown): Promise<string> {
  const response = await fetch(`${stack.apiUrl}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: stack.keys.publishableKey,
      'content-type': 'application/json',
      ...addressHeaders(),
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`The auth service refused ${path}: ${text}`)
  return text
}

/** Returns an owner's answers from the database, in the order of the questions. */
export async function readResponses(product: Product, email: string): Promise<readonly ResponseRow[]> {
  return product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query(
      `select r.* from public.onboarding_responses r join auth.users u on u.id = r.profile_id
       where u.email = $1 order by r.step_number`,
      [email],
    )
    return rows as ResponseRow[]
  })
}

/** The columns of a row without its owner and times. */
export function partsOf({ question_key, response, step_number, branch_path, is_complete }: ResponseRow) {
  return { question_key, response, step_number, branch_path, is_complete }
}

/** Expects the screen of a question, with the focus on its heading. */
export async function expectQuestion(page: Page, path: string, heading: string | RegExp): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading })
  await expect(title).toBeVisible()
  await expect(title).toBeFocused()
  expect(new URL(page.url()).pathname).toBe(`/onboarding/${path}`)
  // A question that has only just appeared ignores presses.
  await expect(page.locator('[data-settling], [aria-busy]')).toHaveCount(0)
}

/** Expects an error toast with exactly this text. The previous toast may still be visible. */
export async function expectProblem(page: Page, title: string, description: string): Promise<void> {
  const words = (title + description).replace(/[.?+*()[\]]/g, '\\$&')
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: new RegExp(`^${words}$`) })
      .first(),
  ).toBeVisible()
}

/** Presses Continue, or the button that replaces it on this screen. */
export async function proceed(page: Page, label = 'Continue'): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
}

/** Returns whether a request saves an answer: the first is inserted, later ones update it. */
export function isSave(request: Request): boolean {
  return ['POST', 'PATCH'].includes(request.method())
}

/** Makes every save of an answer fail like a lost connection, until the returned function is called. */
export function breakSaves(page: Page): Promise<() => void> {
  return intercept(page, '**/rest/v1/onboarding_responses*', (route) =>
    isSave(route.request()) ? route.abort('connectionfailed') : route.fallback(),
  )
}

/** Keeps the page waiting: it finds no delivered draft until the returned function is called. */
export function holdDraft(page: Page): Promise<() => void> {
  return intercept(page, '**/rest/v1/initial_drafts*', (route) =>
    route.fulfill({ json: [], headers: { 'access-control-allow-origin': '*' } }),
  )
}

/** Tells the page that its tab is visible again: it asks at once for what may have changed. */
export async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

/** Stores answers as if their owner had given them earlier. */
export async function giveAnswers(product: Product, email: string, answers: Answers): Promise<void> {
  await product.stack.database.asSuperuser(async (transaction) => {
    for (const step of STEPS) {
      const answer = answers[step.key]
      if (!answer) continue
      const row = buildResponseRow(step.key, answer, answers)
      await transaction.query(
        `insert into public.onboarding_responses
           (profile_id, question_key, response, step_number, branch_path, is_complete)
         select id, $2, $3::jsonb, $4, $5, $6 from auth.users where email = $1`,
        [
          email,
          row.question_key,
          JSON.stringify(row.response),
          row.step_number,
          row.branch_path,
          row.is_complete ?? false,
        ],
      )
    }
  })
}

/** Waits until a version of a draft is delivered, and returns the slug of the draft. */
export async function deliveredSlug(product: Product, email: string, version: number): Promise<string> {
  let slug = ''
  await expect
    .poll(async () => {
      slug = await product.stack.database.asSuperuser(async (transaction) => {
        const { rows } = await transaction.query(
          `select d.slug from public.draft_versions v join public.initial_drafts d using (profile_id)
           join auth.users u on u.id = v.profile_id
           where u.email = $1 and v.version = $2`,
          [email, version],
        )
        return String(rows[0]?.slug ?? '')
      })
      return slug
    })
    .not.toBe('')
  return slug
}

/** Expects that the page fits its width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Parts drawn by scripts adapt to a new width a moment later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
}
