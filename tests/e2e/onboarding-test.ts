import { expect, type Page, type Request } from '@playwright/test'
import { z } from 'zod'
import type { Answers } from '../../packages/shared/src/onboarding/answers/answers.ts'
import { buildResponseRow } from '../../packages/shared/src/onboarding/flow/response-row.ts'
import { STEPS } from '../../packages/shared/src/onboarding/questions/questionnaire.ts'
import type { Product } from '../../scripts/product.ts'
import { intercept } from '../intercept.ts'
import type { Inbox } from './inbox.ts'

const sessionSchema = z.looseObject({ access_token: z.string(), user: z.object({ id: z.string() }) })

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
 * Signs up a new owner without any screen: the browser and the account hold what the start page and the mailed code, which
 * main-path.spec.ts covers, would have left in them.
 *
 * @returns the token with which a test calls the API as this owner
 */
export async function signIn(
  page: Page,
  product: Product,
  email: string,
  inbox: Inbox,
  practiceName = 'Harbor Family Medicine',
): Promise<string> {
  await callApi(product, 'POST', 'auth/v1/otp', { email, create_user: true })
  const { code } = await inbox.waitForSignInMail()
  const verified = await callApi(product, 'POST', 'auth/v1/verify', { email, token: code, type: 'email' })
  const session = sessionSchema.parse(verified)
  const { access_token: token, user } = session
  const [first_name, last_name, company_name] = ['Dana', 'Okafor', practiceName]
  const profile = { first_name, last_name, company_name }
  await callApi(product, 'PATCH', `rest/v1/profiles?id=eq.${user.id}`, profile, token)
  const names = { firstName: first_name, lastName: last_name, companyName: company_name }
  const named = await callApi(product, 'PUT', 'auth/v1/user', { data: names }, token)
  const consents = ['terms', 'privacy'].map((document) => ({ profile_id: user.id, document, version: '1' }))
  await callApi(product, 'POST', 'rest/v1/consents', consents, token)
  await page.goto(`${product.appUrl}/robots.txt`)
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    `sb-${new URL(product.stack.apiUrl).hostname.split('.')[0]}-auth-token`,
    JSON.stringify({ ...session, user: named }),
  ] as const)
  return token
}

/** Returns the token with which the owner in a browser calls the API. */
export async function tokenOf(page: Page): Promise<string> {
  const kept = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('-auth-token'))?.[1],
  )
  return sessionSchema.parse(JSON.parse(kept ?? '')).access_token
}

/** Signs up a new owner, as `signIn` does, and opens the guide, where the questions begin. */
export async function signUp(...owner: Parameters<typeof signIn>): Promise<void> {
  await signIn(...owner)
  const [page, product] = owner
  await page.goto(`${product.appUrl}/onboarding/onboarding-guide`)
  await expect(page.getByRole('button', { name: "Let's Get Started" })).toBeVisible()
}

/** Starts the first draft of an owner who has answered everything, and returns its slug once it is delivered. */
export async function buildDraft(product: Product, email: string, token: string): Promise<string> {
  await callApi(product, 'POST', 'functions/v1/sb/start-site-builder-form', undefined, token)
  return deliveredSlug(product, email, 1)
}

/** Calls the API, as an owner if it is one's token. */
async function callApi(
  { stack }: Product,
  method: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<unknown> {
  const response = await fetch(`${stack.apiUrl}/${path}`, {
    method,
    headers: {
      apikey: stack.keys.publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`The API refused ${path}: ${text}`)
  return text ? JSON.parse(text) : undefined
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
  await expect(page.locator('[data-settling], [aria-busy=true]')).toHaveCount(0)
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

/** Turns the private address of a draft on. */
export async function sharePrivately(product: Product, slug: string): Promise<void> {
  await product.stack.database.asSuperuser((transaction) =>
    transaction.query('update public.initial_drafts set shared_at = now() where slug = $1', [slug]),
  )
}

/** Expects that the page fits its width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Parts drawn by scripts adapt to a new width a moment later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
}
