// The dashboard's frame: the sidebar on a desktop, the sheet on a phone, Home, and signing out.
import { ESTABLISHED_WITH_LINK } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { expectGoodInBothThemes } from './every-look.ts'
import { expect, test } from './foyer-test.ts'
import { giveAnswers, signUp } from './onboarding-test.ts'

test('an owner uses the navigation of the dashboard on a desktop and on a phone', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Wider than a phone, without a line break opportunity.
  await signUp(page, product, email, inbox, 'HarborFamilyMedicineAndPediatrics'.repeat(2))
  const { websiteFeedback, ...unfinished } = ESTABLISHED_WITH_LINK
  await giveAnswers(product, email, unfinished)
  await page.goto(product.appUrl)

  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  const toggle = sidebar.getByRole('button', { name: 'Toggle sidebar' })
  const width = async () => (await sidebar.boundingBox())?.width
  await expect(page.getByText('You are at question 5.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go on' })).toHaveAttribute(
    'href',
    '/onboarding/current-website-feedback',
  )
  await expect(page.getByRole('term').filter({ hasText: 'Leads' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/learn-more')
  expect(await width()).toBe(256)
  await expectGoodInBothThemes(page)

  await toggle.click()
  await expect.poll(width).toBe(48)
  await sidebar.getByRole('link', { name: 'My Site' }).hover()
  await expect(page.getByRole('tooltip', { name: 'My Site' })).toBeVisible()
  await expectGoodInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await toggle.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip', { name: 'Home' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Home' })).toHaveAccessibleDescription('Home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toHaveText('Social Media')
  await sidebar.getByRole('link', { name: /Refer, Get Paid/ }).hover()
  await expect(page.getByRole('tooltip')).toHaveText(/Refer, Get Paid/)
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(await width()).toBe(48)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state')
  expect(cookie).toMatchObject({ value: 'false', path: '/', sameSite: 'Lax' })
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(120)
  await page.keyboard.press('Control+b')
  await expect.poll(width).toBe(256)
  await sidebar.getByRole('link', { name: 'Payments' }).click()
  await expect(page).toHaveURL(`${product.appUrl}/payments`)
  await expect(sidebar.getByRole('link', { name: 'Payments' })).toHaveAttribute('aria-current', 'page')

  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(product.appUrl)
  await expect(page.getByRole('link', { name: 'Go on' })).toBeVisible()
  await expect(sidebar).toHaveCount(0)
  await expectGoodInBothThemes(page)
  const opener = page.getByRole('button', { name: 'Open the menu' })
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  await expect(sheet).toBeVisible()
  expect((await sheet.boundingBox())?.width).toBe(288)
  await expectGoodInBothThemes(page)
  for (let presses = 0; presses < 16; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await sheet.getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveURL(`${product.appUrl}/reviews`)
  await expect(sheet).toHaveCount(0)

  await opener.click()
  await sheet.getByRole('link', { name: 'Log out' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL(`${product.appUrl}/onboarding/start`)
})
