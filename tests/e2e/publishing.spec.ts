// From a partner's page to a website that anybody reads at its own address, until its owner deletes the account.
import type { Browser, Locator, Page } from '@playwright/test'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { intercept } from '../intercept.ts'
import { expectGoodInEveryLook } from './every-look.ts'
import { expect, test } from './foyer-test.ts'
import { hiddenByEdge } from './hidden-by-edge.ts'
import { leaveEmail } from './leave-email.ts'
import { deliveredSlug, giveAnswers } from './onboarding-test.ts'
import { expectNoServicePage, expectServicePage, writeServicePage } from './service-page.ts'

const OWN = 'Care for people who work at night.'
/** How browsers of people name themselves. */
const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
// The words and the page of a service, each once.
const PUBLISH_CHANGES = 'Publish 2 changes'
const NEWER = 'Care for everybody who works at night.'

function lineOf(page: Page, id: string) {
  return page.frameLocator('main iframe').locator(`main draft-line[data-line="${id}"]`).first()
}

async function typeInto(page: Page, id: string, text: string): Promise<void> {
  await lineOf(page, id).click()
  await expect(lineOf(page, id)).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(lineOf(page, id)).toHaveText(text)
}

/** Another browser, which has never seen the app. */
async function openVisitor(browser: Browser) {
  const visitor = await (await browser.newContext()).newPage()
  return {
    visitor,
    /** Expects that an address shows a text, however long an engine may take to learn of it. */
    expectToRead: (address: string, text: string) =>
      expect
        .poll(async () => {
          await visitor.goto(address)
          return visitor.locator('body').textContent()
        })
        .toContain(text),
  }
}

/** Expects that a refusal, which appears below all else, is seen above the bar at the lower edge, however the window is. */
async function expectRefusalInSight(page: Page, publish: Locator): Promise<void> {
  const before = page.viewportSize()
  const publishAgain = await intercept(page, '**/functions/v1/sites*', (route) =>
    route.abort('connectionfailed'),
  )
  for (const size of [
    { width: 375, height: 667 },
    { width: 812, height: 375 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 0))
    await publish.click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not reach' })).toBeVisible()
    await expect.poll(() => hiddenByEdge(page, '[role=alert]:not(:empty)')).toBeNull()
  }
  publishAgain()
  if (before) await page.setViewportSize(before)
}

test('a stranger becomes the owner of a website that anybody reads, changes it, and takes it away', async ({
  page,
  browser,
  product,
  email,
  inbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${product.partnerUrl}/`)
  await leaveEmail(page, email)
  await page.getByLabel('First Name').fill('Dana')
  await page.getByLabel('Last Name').fill('Okafor')
  await page.getByLabel('Practice Name').fill('Harbor Family Medicine')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Start Now' }).click()
  const { code } = await inbox.waitForSignInMail()
  await page.getByLabel(/code/i).fill(code)
  await expect(page.getByRole('button', { name: "Let's Get Started" })).toBeVisible()
  await giveAnswers(product, email, THINKING)
  await page.goto(`${product.appUrl}/onboarding/waiting-draft?flow=build-presence`)
  const slug = await deliveredSlug(product, email, 1)

  // Two edits, and a line of the bar that says who sees them.
  await page.goto(`${product.appUrl}/drafts/${slug}`)
  await expect(page.getByText('Draft. Only you see it')).toBeVisible()
  await page.getByText('Edit', { exact: true }).click()
  await typeInto(page, 'hero/lede', OWN)
  await typeInto(page, 'visit/heading', 'Your first visit')
  await expect(page.getByText('Draft. Only you see it')).toBeVisible()

  // A portrait.
  await page.getByRole('button', { name: 'Edit as a list' }).click()
  await page.getByRole('button', { name: 'Add: Your photo' }).click()
  const drawer = page.getByRole('complementary', { name: 'Your photo' })
  await drawer
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await expect(page.frameLocator('main iframe').locator('img.pic-portrait')).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Draft. Only you see it')).toBeVisible()

  await page.getByRole('button', { name: 'Share privately' }).click()
  await expect(page.getByRole('complementary', { name: 'Share privately' })).toBeVisible()
  await expectGoodInEveryLook(page)
  await page.keyboard.press('Escape')

  // The address: offered, refused where it looks like another one's, and free.
  await page.getByRole('link', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: 'Where should people find you?' })).toBeFocused()
  await expect(page.getByText(/^harbor-family\.localhost:\d+ is available$/)).toBeVisible()
  const name = page.getByLabel('Your part of the address')
  await name.fill('Foyer Help')
  await expect(page.getByText('foyer-help is taken. Free:')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expectGoodInEveryLook(page)
  await page.getByRole('button', { name: 'Take harbor-family', exact: true }).click()
  await expect(page.getByText(/ is available$/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()

  // The check: a way to be reached, a decision on every suggestion, and the owner's word, in this order.
  await expect(page.getByRole('heading', { name: 'Check before you open' })).toBeFocused()
  await expect(page.getByText('A way to reach you is missing')).toBeVisible()
  await page.getByLabel('Phone number').fill('(423) 555-0142')
  await expect(page.getByText(/to confirm first$/)).toBeVisible()
  await expectGoodInEveryLook(page)
  const first = page.getByRole('group', { name: /^Is this true of your practice/ }).first()
  await first.getByText('Not us').click()
  const all = page.getByRole('button', { name: /^Yes to all in this section/ })
  for (let left = await all.count(); left > 0; left--) {
    await all.first().click()
    await expect(all).toHaveCount(left - 1)
  }
  await expect(page.getByText('Tick the box above first')).toBeVisible()
  await page.getByRole('checkbox', { name: 'These sentences are true of my practice.' }).check()
  await expectGoodInEveryLook(page)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByRole('heading', { name: 'Ready to open' })).toBeFocused()
  await expectGoodInEveryLook(page)
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await expectRefusalInSight(page, publish)
  await publish.click()
  await expect(page.getByRole('heading', { name: 'Your website is open' })).toBeFocused()
  await expect(page.getByRole('img', { name: /^QR code of harbor-family/ })).toBeVisible()
  await expectGoodInEveryLook(page)
  const address = (await page.getByRole('link', { name: 'See it live' }).getAttribute('href')) ?? ''

  const { visitor, expectToRead } = await openVisitor(browser)
  await expectToRead(address, OWN)
  await expect(visitor.getByRole('link', { name: /\(423\) 555-0142/ }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  )
  expect(await visitor.title()).toContain('Harbor Family Medicine')
  const portrait = visitor.locator('img.pic-portrait')
  await portrait.scrollIntoViewIfNeeded()
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  // A change and a page of a service wait until they are published.
  await page.goto(`${product.appUrl}/drafts/${slug}`)
  await expect(page.getByRole('link', { name: 'See it live' })).toBeVisible()
  await page.getByText('Edit', { exact: true }).click()
  await typeInto(page, 'hero/lede', NEWER)
  await expect(page.getByText('Live. 1 change only you see')).toBeVisible()
  await expectToRead(address, OWN)
  const service = await writeServicePage(page)
  await page.getByRole('button', { name: PUBLISH_CHANGES }).click()
  const changes = page.getByRole('complementary', { name: PUBLISH_CHANGES })
  await expect(changes.getByText(NEWER)).toBeVisible()
  await expect(changes.getByText('Tick the sentence first')).toBeVisible()
  await changes.getByRole('checkbox', { name: 'These sentences are true of my practice.' }).check()
  await expectGoodInEveryLook(page)
  await changes.getByRole('button', { name: PUBLISH_CHANGES }).click()
  await expect(page.getByText('Published. Visitors see it now')).toBeVisible()
  await expectToRead(address, NEWER)
  await expectServicePage(visitor, address, service, 'Harbor Family Medicine')

  // The words of the day before come back, and visitors see them after Publish.
  await page.goto(`${product.appUrl}/my-site`)
  const days = page.getByRole('region', { name: 'What your site said' })
  await expect(days.getByText('First published')).toBeVisible()
  await expectGoodInEveryLook(page)
  await days.getByRole('link', { name: /First published/ }).click()
  await expect(page.getByText(/^What your site said on /)).toBeVisible()
  await expect(page.locator('main iframe').contentFrame().getByText(OWN).first()).toBeVisible()
  await expectGoodInEveryLook(page)
  await page.getByRole('button', { name: /^Bring (this )?back$/ }).click()
  const back = page.getByRole('complementary', { name: PUBLISH_CHANGES })
  await expect(back.getByText(OWN)).toBeVisible()
  await expectToRead(address, NEWER)
  await back.getByRole('checkbox', { name: 'These sentences are true of my practice.' }).check()
  await back.getByRole('button', { name: PUBLISH_CHANGES }).click()
  await expectToRead(address, OWN)
  await expectNoServicePage(visitor, address, service)

  // To another address, to which the old one leads.
  await page.goto(`${product.appUrl}/my-site`)
  await page.getByRole('button', { name: 'Change the address' }).click()
  const move = page.getByRole('dialog', { name: 'Change the address' })
  await move.getByLabel('Your part of the address').fill('harbor-medicine')
  await expect(move.getByText(/^harbor-medicine\.localhost:\d+ is available$/)).toBeVisible()
  await move.getByRole('button', { name: 'Change the address' }).click()
  await expect(move).toHaveCount(0)
  const moved = address.replace('harbor-family.', 'harbor-medicine.')
  await expectToRead(moved, OWN)
  const led = await visitor.goto(address)
  expect([visitor.url(), (await led?.request().redirectedFrom()?.response())?.status()]).toEqual([
    `${moved}/`,
    308,
  ])

  // A person opened two pages; the visitor from before says that it is a program ("HeadlessChrome").
  const person = await (await browser.newContext({ userAgent: PERSON })).newPage()
  await person.goto(moved, { referer: 'http://directory.example/list' })
  await person.goto(moved)
  await person.context().close()
  await page.goto(`${product.appUrl}/my-site/visits`)
  const bars = page.getByRole('img', { name: /^Pages opened a day/ })
  await expect(async () => {
    await page.reload()
    await expect(bars).toHaveAccessibleName(/: 2 in all,/)
  }).toPass()
  await expect(page.getByRole('row', { name: 'Home page 2' })).toBeVisible()
  for (const name of ['directory.example 1', 'No site named 1'])
    await expect(page.getByRole('row', { name })).toBeVisible()
  await expectGoodInEveryLook(page)
  await page.goto(product.appUrl)
  await expect(page.getByRole('region', { name: 'Did anybody come?' })).toContainText('2pages opened')
  await expectGoodInEveryLook(page)
  await page.goto(`${product.appUrl}/my-site`)

  // Offline, and gone.
  await page.getByRole('button', { name: 'Take offline' }).click()
  await page.getByRole('button', { name: /^Take harbor-medicine.* offline$/ }).click()
  await expect(page.getByText(/visitors read that the site is closed/)).toBeVisible()
  await expect(page.locator('h2:focus')).toContainText('harbor-medicine')
  await expectToRead(moved, 'This website is offline')
  await expectGoodInEveryLook(page)
  await page.goto(`${product.appUrl}/settings`)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const farewell = page.getByRole('dialog', { name: 'Delete your account?' })
  await farewell.getByLabel('Type DELETE to confirm').fill('DELETE')
  await farewell.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible()
  for (const gone of [moved, address]) await expectToRead(gone, 'There is no website here')
  await visitor.context().close()
})
