// Code that comes after the screen: the content of the sidebar and the menu of phones.
import type { Page } from '@playwright/test'
import { intercept } from '../intercept.ts'
import { expect, test } from './foyer-test.ts'
import { signUp } from './onboarding-test.ts'

const SIDEBAR = '**/assets/sidebar-*.js'

/** Holds back the files of a pattern until the returned function is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('the menu of a phone says that it cannot be loaded, and opens once the network is back', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signUp(page, product, email, inbox)
  const repair = await intercept(page, SIDEBAR, (route) => route.abort('connectionfailed'))
  await page.goto(product.appUrl)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const opener = page.getByRole('button', { name: 'Open the menu' })
  const problem = page.getByRole('alert').filter({ hasText: 'The menu could not be loaded.' })
  await page.context().setOffline(true)
  await opener.click()
  await expect(problem).toBeVisible()
  await expect(heading).toBeVisible()
  await page.context().setOffline(false)
  repair()
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(problem).toHaveCount(0)
})

test('the sidebar shows the logo while its links load, and does not move it', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signUp(page, product, email, inbox)
  const release = await hold(page, SIDEBAR)
  await page.goto(product.appUrl, { waitUntil: 'commit' })
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  const logo = sidebar.getByRole('link', { name: 'Foyer, home' })
  await expect(logo).toBeVisible()
  await expect(sidebar.getByRole('link')).toHaveCount(1)
  const place = await logo.boundingBox()
  release()
  await expect(sidebar.getByRole('link', { name: 'My Site' })).toBeVisible()
  expect(await logo.boundingBox()).toEqual(place)
})
