// The evening of an owner with a phone: from a partner's page to the draft by touch, on a slow network.
import { devices } from '@playwright/test'
import { expect, test } from './foyer-test.ts'
import { readResponses } from './onboarding-test.ts'
import { expectFewShifts, expectScreen, pressBack, recordShifts, slowNetworkDown } from './walk.ts'

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
const NAME = 'Harbor Family Medicine'

test.use({ ...pixel, viewport: { width: 375, height: 667 } })

test('a phone with a slow network leads to the draft, and Back never loses anything', async ({
  page,
  product,
  email,
  inbox,
}) => {
  const tap = (role: 'button' | 'link' | 'radio' | 'checkbox' | 'option', name: string | RegExp) =>
    page.getByRole(role, { name, exact: typeof name === 'string' }).tap()
  await recordShifts(page)
  await slowNetworkDown(page)
  await page.goto(product.partnerUrl)
  await page.getByRole('textbox', { name: /email/i }).fill(email)
  await tap('button', 'Get my draft')

  await expect(page).toHaveURL(`${product.appUrl}/onboarding/start`)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expectScreen(page, /.+/)
  await page.getByLabel('First Name').fill('Dana')
  await page.getByLabel('Last Name').fill('Okafor')
  await page.getByLabel('Practice Name').fill(NAME)
  await page.getByRole('checkbox').tap()
  await tap('button', 'Start Now')
  await expectScreen(page, 'Check your email')
  const { code } = await inbox.waitForSignInMail()
  await page.getByLabel(/code/i).fill(code)
  await expect(page.getByRole('button', { name: "Let's Get Started" })).toBeVisible()
  await expectScreen(page, /.+/)
  await tap('button', "Let's Get Started")

  await expectScreen(page, /journey/)
  await tap('radio', /^Thinking/)
  await expectScreen(page, /share your information/)
  await tap('radio', 'Write')
  await expectScreen(page, /special/)
  await tap('checkbox', 'Expertise')
  // The band above the questions keeps its height, although its title wraps once the door stands open.
  const heightOfBand = async () => (await page.locator('.entry-panel').boundingBox())?.height
  const height = await heightOfBand()

  // The site under the question. A reload closes it, and Back leaves the question with the first press.
  const strip = page.getByRole('button', { name: `Your site so far: ${NAME}` })
  await strip.tap()
  await expect(page.locator('.site-strip iframe[data-ready="true"]')).toBeVisible()
  await expectScreen(page, /special/)
  await expectFewShifts(page)
  await page.reload()
  await expectScreen(page, /special/)
  await expect(page.getByRole('checkbox', { name: 'Expertise' })).toBeChecked()
  await pressBack(page)
  await expectScreen(page, /share your information/)
  await tap('button', 'Continue')
  await expectScreen(page, /special/)

  // A dialog is open again after a reload, with its text, and Back closes it alone.
  const title = page.getByRole('dialog').getByLabel('Title')
  await tap('button', /Add Your Own/)
  await title.fill('House calls')
  await expectFewShifts(page)
  await page.reload()
  await expect(title).toHaveValue('House calls')
  await pressBack(page)
  await expect(title).toHaveCount(0)
  await expectScreen(page, /special/)
  await tap('button', 'Continue')
  await expectScreen(page, /motivates/)
  await tap('checkbox', 'Wellness')
  await tap('button', 'Continue')
  await expectScreen(page, /type of practice/)
  await tap('radio', 'Primary Care')
  await tap('button', 'Continue')
  await expectScreen(page, /business model/)
  await tap('radio', 'Hybrid')
  await tap('button', 'Continue')
  await expectScreen(page, /Where will you/)
  await tap('checkbox', 'Virtual')
  await page.getByRole('combobox').fill('florida')
  await tap('option', /Florida/)
  await tap('button', 'Continue')
  await expectScreen(page, /Share Your Background/)
  await page.getByLabel('Write your story').fill('I trained in Miami.')
  await tap('button', 'Continue')
  await expectScreen(page, /What style/)
  expect(await heightOfBand()).toBe(height)
  await tap('radio', /^Warm/)
  await tap('button', 'Continue')

  await expectScreen(page, 'Your draft is ready')
  const draft = page.locator('.draft-window iframe').contentFrame()
  await expect(draft.getByRole('heading', { level: 1, name: NAME, includeHidden: true })).toBeInViewport()
  const rows = await readResponses(product, email)
  expect(rows.map(({ step_number }) => step_number)).toEqual([1, 6, 7, 8, 9, 10, 11, 12, 13])

  await page.getByRole('link', { name: 'Open your draft' }).last().tap()
  await tap('button', 'More')
  await expect(page.getByRole('menu')).toBeVisible()
  await pressBack(page)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await tap('button', /^Before launch/)
  await expect(page.getByRole('heading', { name: 'Before launch' })).toBeVisible()
  await pressBack(page)
  await expect(page.getByRole('heading', { name: 'Before launch' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Before launch/ })).toBeFocused()
  await expectFewShifts(page)
})
