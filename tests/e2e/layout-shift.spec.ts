// What is shown stays where it is while the rest of a screen loads.
import type { Page, Route } from '@playwright/test'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import type { Product } from '../../scripts/product.ts'
import { expect, test } from './foyer-test.ts'
import { giveAnswers, proceed, signIn } from './onboarding-test.ts'
import { publishSite } from './publish-site.ts'
import { expectFewShifts, recordShifts } from './walk.ts'

/** Answers of the API and fonts come this much later, so that every screen is painted before them. */
const LATE_MS = 600
const MOST_SHIFT = 0.02
const { designDetails: _last, ...answers } = THINKING
const OPEN_PATHS = ['/onboarding/start', '/learn-more', '/waitlist', '/marketing-guide', '/budget-calculator']
const PATHS = [
  '/onboarding/onboarding-guide',
  '/onboarding/build-presence/practice-vision',
  '/onboarding/build-presence/clinician-details',
  '/',
  '/my-site',
  '/rewards',
  '/rewards/share',
  '/rewards/results',
  '/contacts',
  '/marketing',
  '/settings',
  '/support',
  '/waitlist',
  '/social-media',
]
/** The screens of a live site, beside its editor. */
const LIVE_PATHS = [
  '/',
  '/my-site',
  '/my-site/visits',
  '/my-site/answers',
  '/bookings',
  '/reviews',
  '/payments',
  '/marketing',
  '/social-media',
  '/contacts',
  '/settings',
  '/support',
  '/onboarding/waiting-draft?flow=build-presence',
]

for (const [name, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 375, height: 667 }],
] as const) {
  test(`loading moves nothing on a ${name}`, async ({ page, product, email, inbox }) => {
    await page.setViewportSize(viewport)
    await recordShifts(page)
    await page.route('**/*.woff2', answerLate)
    for (const path of OPEN_PATHS) await expectNoShift(page, product, path)
    await signIn(page, product, email, inbox)
    await giveAnswers(product, email, answers)
    await page.route('**/rest/v1/**', answerLate)
    for (const path of PATHS) await expectNoShift(page, product, path)
    // A draft that is ready: the waiting page, the viewer, and the screens that show it.
    await page.goto(`${product.appUrl}/onboarding/build-presence/design-details`)
    await page.getByRole('radio', { name: /^Warm/ }).click()
    await proceed(page)
    const ready = page.getByRole('heading', { level: 1, name: 'Your draft is ready' })
    await expect(ready).toBeVisible()
    const waiting = '/onboarding/waiting-draft?flow=build-presence'
    for (const path of [waiting, await readDraftPath(product, email), '/', '/my-site'])
      await expectNoShift(page, product, path)
    await expireSession(page, product)
    await expectNoShift(page, product, '/waitlist')
    // An answer may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test(`loading moves nothing of a live site on a ${name}`, async ({ page, product, email, inbox }) => {
    await page.setViewportSize(viewport)
    await recordShifts(page)
    const token = await signIn(page, product, email, inbox)
    await giveAnswers(product, email, THINKING)
    const slug = await publishSite(product, email, token)
    await page.route('**/*.woff2', answerLate)
    await page.route(/\/(rest|functions)\/v1\//, answerLate)
    const editor = `/drafts/${slug}`
    for (const path of [...LIVE_PATHS, `${editor}?view=checklist`, `${editor}?view=history`])
      await expectNoShift(page, product, path)
    // The last Continue of changed answers leads to the live site.
    await page.goto(`${product.appUrl}/my-site`)
    await page.getByRole('button', { name: 'Change my answers' }).click()
    await expect(page).toHaveURL(/\/onboarding\//)
    await page.goto(`${product.appUrl}/onboarding/build-presence/design-details`)
    await page.getByRole('radio', { name: /^Warm/ }).click()
    await proceed(page)
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectFewShifts(page, MOST_SHIFT, 'last Continue')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

async function answerLate(route: Route): Promise<void> {
  const response = await route.fetch()
  await new Promise((resolve) => setTimeout(resolve, LATE_MS))
  await route.fulfill({ response })
}

/** Makes the kept session one that must be refreshed, and lets the refresh take its time. */
async function expireSession(page: Page, { stack }: Product): Promise<void> {
  await page.route('**/auth/v1/token*', answerLate)
  await page.evaluate(
    (key) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...kept, expires_at: 1 }))
    },
    `sb-${new URL(stack.apiUrl).hostname.split('.')[0]}-auth-token`,
  )
}

/** Returns the path of the viewer of an owner's draft. */
async function readDraftPath(product: Product, email: string): Promise<string> {
  return product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query(
      'select url from public.initial_drafts join auth.users on auth.users.id = profile_id where email = $1',
      [email],
    )
    return new URL(String(rows[0]?.url), product.appUrl).pathname
  })
}

async function expectNoShift(page: Page, { appUrl }: Product, path: string): Promise<void> {
  await page.goto(appUrl + path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await expect(page.getByText(/(is|are) loading|^Loading|looked up/)).toHaveCount(0)
  await expectFewShifts(page, MOST_SHIFT, path)
}
