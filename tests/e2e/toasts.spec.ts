// No toast covers a heading, a label, a question, an address, an error, the button that sends or what has the focus, on a
// phone and on a desktop, and its own button works by mouse while a dialog is open. The looks and the timing stand in the
// tests of the app.
import type { Page } from '@playwright/test'
import { ESTABLISHED_WITH_LINK, THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { STEPS } from '../../packages/shared/src/onboarding/questions/questionnaire.ts'
import { intercept } from '../intercept.ts'
import { expect, test } from './foyer-test.ts'
import { breakSaves, giveAnswers, signUp } from './onboarding-test.ts'
import { waitUntilStill } from './wait-until-still.ts'

const PHONE = { width: 375, height: 667 }
const WIDE = { width: 1280, height: 800 }
const SIZES = [PHONE, WIDE]

const CONTROLS = '[type="submit"], [data-continue], [id$="error"], input:focus, textarea:focus'
const WORDS = 'h1, h2, h3, legend, label, output'

/** Returns which controls, headings, labels and addresses the toasts cover, by their words. */
function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([controls, words]) => {
      const toasts = [...document.querySelectorAll('[data-sonner-toast]')].map((toast) =>
        toast.getBoundingClientRect(),
      )
      // The last dialog is on top.
      const scope = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body
      const isSeen = (element: Element) =>
        !element.closest('[data-sonner-toaster], .sr-only, [inert], [aria-hidden="true"]')
      const isCovered = ({ left, right, top, bottom, width, height }: DOMRect) =>
        width > 3 &&
        height > 3 &&
        toasts.some((t) => t.left < right && left < t.right && t.top < bottom && top < t.bottom)
      // In one column the page ends above errors, and scrolls away behind them as behind its lower edge.
      const room = parseFloat(getComputedStyle(document.body).paddingBottom)
      const edge = Math.min(...toasts.map(({ top }) => top)) - 8
      const isScrolledAway = ({ bottom }: DOMRect) => room > 0 && scope === document.body && bottom > edge
      const pressed = [...scope.querySelectorAll(controls)]
        .filter((element) => {
          const box = element.getBoundingClientRect()
          // The error of the field in use must be seen; those of others may be further down the page.
          const own = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
          const isElsewhere = element.id.endsWith('error') && !own.includes(element.id) && isScrolledAway(box)
          return isSeen(element) && isCovered(box) && !isElsewhere
        })
        .map((element) => element.textContent || element.getAttribute('aria-label') || element.tagName)
      const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
      const read: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement, textContent } = text
        if (!parentElement || !textContent?.trim() || !isSeen(parentElement)) continue
        if (!parentElement.closest(words) && !/\S@\S|\/drafts\//.test(textContent)) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        if ([...range.getClientRects()].some((box) => isCovered(box) && !isScrolledAway(box)))
          read.push(textContent)
      }
      return [...pressed, ...read]
    },
    [CONTROLS, WORDS] as const,
  )
}

async function expectFreeToast(page: Page, what: string) {
  await expect(page.locator('[data-sonner-toast]').first(), what).toBeInViewport({ ratio: 1 })
  await expect.poll(() => covered(page), what).toEqual([])
}

/** Shows a toast, measures it and closes it. */
async function measure(page: Page, what: string, show: () => Promise<void>) {
  await show()
  await expectFreeToast(page, `${what} at ${page.viewportSize()?.width}`)
  await page.getByRole('button', { name: 'Close notification' }).first().click()
}

/** Shows a toast at each size and measures it. */
async function measureSizes(page: Page, what: string, show: () => Promise<void>) {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await waitUntilStill(page)
    await measure(page, what, show)
  }
}

test('no toast of the sign-up covers what is in use', async ({ page, product }) => {
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
  test(`no toast of a failed save covers anything: ${branch}`, async ({ page, product, email, inbox }) => {
    await signUp(page, product, email, inbox)
    await giveAnswers(product, email, persona)
    await breakSaves(page)
    const steps = STEPS.filter(({ key, saveFailure }) => persona[key] && saveFailure !== 'log-only')
    for (const step of steps) {
      if (step.key === 'webPresenceLinks') continue
      await page.goto(product.appUrl + step.path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(step.title)
      await measureSizes(page, step.key, () => page.locator('[data-continue]').click())
    }
  })
}

test('no toast of the dashboard covers what is in use', async ({ page, product, email, inbox }) => {
  await signUp(page, product, email, inbox)
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
})

test('no toast of My Site or the draft covers what is in use', async ({ page, product, email, inbox }) => {
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, THINKING)
  await page.goto(`${product.appUrl}/onboarding/waiting-draft?flow=build-presence`)
  const ready = page.getByRole('heading', { level: 1, name: 'Your draft is ready' })
  await expect(ready).toBeVisible()
  const draft = await page.getByRole('link', { name: 'Open your draft' }).first().getAttribute('href')
  await page.route(/\/(rest|functions)\/v1\/(?!rpc\/(open_draft|what_changed|published_site))/, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort('connectionfailed'),
  )
  await page.route('**/draft-assets/**', (route) =>
    route.request().isNavigationRequest() ? route.fallback() : route.abort('connectionfailed'),
  )
  // Toasts have a button "Close notification".
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).click()

  await page.goto(`${product.appUrl}/my-site`)
  await page.getByLabel('What should change?').fill('A larger picture')
  await measureSizes(page, '/my-site', () => press('Send request'))

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
      if (size === WIDE) return press('Download as ZIP')
      await press('More')
      await page.getByRole('menuitem', { name: 'Download as ZIP' }).click()
    })
    await press('Share')
    await press('Make a new address')
    await measure(page, 'new address', () => press('Make a new address'))
    await press('Keep the old one')
    await press('Close')
  }
  await page.getByTitle('Dynamic').click()
  await measureSizes(page, 'save', () => press('Save as version 2'))
  // On a phone the checklist covers the button.
  await press(/^Before launch/)
  await expect(page.getByRole('heading', { name: 'Before launch' })).toBeVisible()
  await press('Save as version 2')
  await expectFreeToast(page, 'save beside the checklist')
})

for (const size of SIZES) {
  test(`no toast covers the deletion of an account or the page after it at ${size.width}`, async ({
    page,
    product,
    email,
    inbox,
  }) => {
    await signUp(page, product, email, inbox)
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
  })
}

test('a toast over a dialog covers nothing in it, and closing it by mouse keeps the dialog and its text', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await signUp(page, product, email, inbox)
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
})

test('a field with a problem stays in view on a phone', async ({ page, product, email, inbox }) => {
  await signUp(page, product, email, inbox)
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
})
