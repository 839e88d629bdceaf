// No toast covers a heading, a label, a question, an address, an error, the button that sends or what has the focus, on a
// phone, a tablet and a desktop, and its own button works by mouse while a dialog is open. The looks and the timing stand in the
// tests of the app.

import { ESTABLISHED_WITH_LINK, THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { STEPS } from '../../packages/shared/src/onboarding/questions/questionnaire.ts'
import { casesOf, IN_FULL_RING } from '../cases-of.ts'
import { intercept } from '../intercept.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './foyer-test.ts'
import { covered, expectFreeToast, measure, measureSizes, PHONE, SIZES, WIDE } from './free-toasts.ts'
import { breakSaves, buildDraft, giveAnswers, signIn } from './onboarding-test.ts'
import { waitUntilStill } from './wait-until-still.ts'

test('no toast of the sign-up covers what is in use', IN_FULL_RING, async ({ page, product }) => {
  await page.route('**/auth/v1/otp*', (route) => route.abort('connectionfailed'))
  for (const path of ['/login', '/onboarding/start']) {
    await page.goto(product.appUrl + path)
    if (path === '/onboarding/start') {
      await page.getByLabel('First Name').fill('Dana')
      await page.getByLabel('Last Name').fill('Okafor')
      await page.getByRole('checkbox').check()
    }
    await page.getByRole('textbox', { name: 'Email' }).fill('dana@clinic.example')
    await measureSizes(page, path, () => page.locator('button[type=submit]').click())
  }
})

for (const [branch, persona] of Object.entries({ THINKING, ESTABLISHED_WITH_LINK })) {
  test(
    `no toast of a failed save covers anything: ${branch}`,
    IN_FULL_RING,
    async ({ page, product, email, inbox }) => {
      await signIn(page, product, email, inbox)
      await giveAnswers(product, email, persona)
      await breakSaves(page)
      const steps = STEPS.filter(({ key, saveFailure }) => persona[key] && saveFailure !== 'log-only')
      for (const step of steps) {
        if (step.key === 'webPresenceLinks') continue
        await page.goto(product.appUrl + step.path)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(step.title)
        await measureSizes(page, step.key, () => page.locator('[data-continue]').click())
      }
    },
  )
}

test(
  'no toast of the dashboard covers what is in use',
  IN_FULL_RING,
  async ({ page, product, email, inbox }) => {
    await signIn(page, product, email, inbox)
    await giveAnswers(product, email, ESTABLISHED_WITH_LINK)
    await page.route('**/rest/v1/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort('connectionfailed'),
    )
    await page.route('**/auth/v1/logout*', (route) => route.abort('connectionfailed'))
    const press = (name: string) => () => page.getByRole('button', { name, exact: true }).click()
    const open = async (path: string) => {
      await page.goto(product.appUrl + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    for (const path of ['/social-media', '/reviews', '/waitlist']) {
      await open(path)
      await measureSizes(page, path, press('Put me on the list'))
    }
    await open('/settings')
    await measureSizes(page, '/settings', press('Sign out other devices'))
    await open('/budget-calculator')
    await measureSizes(page, '/budget-calculator', press('Copy link'))
    await open('/marketing')
    await page.getByRole('button', { name: 'Edit my marketing' }).click()
    await page.getByRole('radio').last().check()
    await measureSizes(page, '/marketing', press('Save'))
  },
)

// Two columns: what fails stands beside another card, and the page may be scrolled.
test(
  'no toast of My Site covers its form, however far it is scrolled',
  IN_FULL_RING,
  async ({ page, product, email, inbox }) => {
    const token = await signIn(page, product, email, inbox)
    await giveAnswers(product, email, THINKING)
    await buildDraft(product, email, token)
    await page.route('**/rest/v1/change_requests*', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort('connectionfailed'),
    )
    await page.goto(`${product.appUrl}/my-site`)
    await page.getByLabel('What should change?').fill('A larger picture')
    for (const size of casesOf(SIZES, (one) => one === WIDE)) {
      await page.setViewportSize(size)
      await waitUntilStill(page)
      await page.getByRole('button', { name: 'Send request' }).click()
      await expectFreeToast(page, `my-site at ${size.width}`)
      for (const part of [0, 0.25, 0.5, 0.75, 1]) {
        await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), part)
        await expectFreeToast(page, `my-site at ${size.width}, scrolled by ${part}`, true)
      }
      await page.getByRole('button', { name: 'Close notification' }).click()
    }
  },
)

test('no toast of the draft covers what is in use', IN_FULL_RING, async ({ page, product, email, inbox }) => {
  const token = await signIn(page, product, email, inbox)
  await giveAnswers(product, email, THINKING)
  const draft = `/drafts/${await buildDraft(product, email, token)}`
  await page.route(/\/(rest|functions)\/v1\/(?!rpc\/(open_draft|what_changed|published_site))/, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort('connectionfailed'),
  )
  await page.route('**/draft-assets/**', (route) =>
    route.request().isNavigationRequest() ? route.fallback() : route.abort('connectionfailed'),
  )
  // Toasts have a button "Close notification".
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).click()

  for (const size of SIZES) {
    // Before the page is opened: a menu that opens while the bar changes its width stands under the pointer, and closes.
    await page.setViewportSize(size)
    await page.goto(product.appUrl + draft)
    await expect(page.getByRole('button', { name: 'More' })).toBeVisible()
    await measure(page, 'change answers', async () => {
      await press('More')
      await page.getByRole('menuitem', { name: 'Change my answers' }).click()
    })
    await measure(page, 'download', async () => {
      await press('More')
      await page.getByRole('menuitem', { name: 'Download as ZIP' }).click()
    })
    await press('Share privately')
    const share = page.getByRole('complementary', { name: 'Share privately' })
    await measure(page, 'share', () => share.getByRole('button', { name: 'Share privately' }).click())
    await press('Not now')
  }
})

for (const size of SIZES) {
  test(
    `no toast covers the deletion of an account or the page after it at ${size.width}`,
    IN_FULL_RING,
    async ({ page, product, email, inbox }) => {
      await signIn(page, product, email, inbox)
      await page.setViewportSize(size)
      await page.goto(`${product.appUrl}/settings`)
      const keepSessions = await intercept(page, '**/auth/v1/logout*', (route) =>
        route.abort('connectionfailed'),
      )
      await page.getByRole('button', { name: 'Sign out other devices' }).click()
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
      await page.getByRole('button', { name: 'Delete my account' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Delete for good' }).click()
      await expect(dialog.getByText('Type DELETE to go on.')).toBeVisible()
      await expectFreeToast(page, 'dialog')
      await page.getByRole('button', { name: 'Close notification' }).click()
      keepSessions()
      await dialog.getByRole('textbox').fill('DELETE')
      await dialog.getByRole('button', { name: 'Delete for good' }).click()
      await expect(page.getByText('Your account is deleted')).toBeVisible()
      await expectFreeToast(page, 'start page')
    },
  )
}

test('a toast over a dialog covers nothing in it, and closing it by mouse keeps the dialog and its text', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await signIn(page, product, email, inbox)
  await giveAnswers(product, email, THINKING)
  await page.goto(`${product.appUrl}/onboarding/build-presence/practice-vision`)
  await page.getByRole('button', { name: 'Add Your Own' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('House calls')
  await measureSizes(page, 'dialog', () => dialog.getByRole('button', { name: 'Save' }).click())
  await expect(dialog.getByLabel('Title')).toHaveValue('House calls')
  await expect(dialog.getByText('A description is missing')).toBeVisible()

  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Description')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
})

test(
  'a field with a problem stays in view on a phone',
  IN_FULL_RING,
  async ({ page, product, email, inbox }) => {
    await signIn(page, product, email, inbox)
    const { practiceLocation: _, clinicianDetails: __, designDetails: ___, ...before } = THINKING
    await giveAnswers(product, email, before)
    await page.setViewportSize(PHONE)
    await page.goto(`${product.appUrl}/onboarding/build-presence/practice-location`)
    await page.getByRole('checkbox', { name: 'Physical' }).click()
    const zip = page.getByLabel('Primary Office Zipcode')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(zip).toBeFocused()
    await page.keyboard.type('1234')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(/^Invalid zipcode/)
    await expect(zip).toBeFocused()
    await expect(zip).toBeInViewport({ ratio: 1 })
    await expect.poll(() => covered(page)).toEqual([])

    // The next field, which has its message below it.
    await zip.fill('33101')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: /^States required/ })).toBeVisible()
    // The one before fades.
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.getByRole('combobox')).toBeFocused()
    await expect(page.getByText('Choose at least one state')).toBeInViewport({ ratio: 1 })
    await expect.poll(() => covered(page)).toEqual([])
  },
)
