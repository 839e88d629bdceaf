// From a draft to a website that anybody reads at its own address, until its owner deletes the account. main-path.spec.ts
// leads to the draft.
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { casesOf, RUNS_EVERY_CASE } from '../cases-of.ts'
import { intercept } from '../intercept.ts'
import { expectGoodInEveryLook } from './every-look.ts'
import { expectFittingBar } from './expect-fitting-bar.ts'
import { expect, test } from './foyer-test.ts'
import { hiddenByEdge } from './hidden-by-edge.ts'
import { bringBack, moveAway, NEWER, OWN, openVisitor, PUBLISH_CHANGES } from './live-site-steps.ts'
import { buildDraft, giveAnswers, signIn } from './onboarding-test.ts'
import { expectNoServicePage, expectServicePage, writeServicePage } from './service-page.ts'

/** How browsers of people name themselves. */
const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const WINDOWS = [
  { width: 375, height: 667 },
  { width: 812, height: 375 },
  { width: 1280, height: 800 },
]

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

/** Expects that a refusal, which appears below all else, is seen above the bar at the lower edge, however the window is. */
async function expectRefusalInSight(page: Page, publish: Locator): Promise<void> {
  const before = page.viewportSize()
  const publishAgain = await intercept(page, '**/functions/v1/sites*', (route) =>
    route.abort('connectionfailed'),
  )
  // A phone held sideways has the least room above the bar.
  for (const size of casesOf(WINDOWS, ({ height }) => height === 375)) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 0))
    await publish.click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not reach' })).toBeVisible()
    await expect.poll(() => hiddenByEdge(page, '[role=alert]:not(:empty)')).toBeNull()
  }
  publishAgain()
  if (before) await page.setViewportSize(before)
}

test('an owner opens a website that anybody reads, changes it, and takes it away', async ({
  page,
  browser,
  product,
  email,
  inbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Other tests publish as Harbor Family Medicine.
  const id = randomUUID().slice(0, 8)
  const [name, practice] = [`harbor-${id}`, `Harbor ${id} Medicine`]
  const token = await signIn(page, product, email, inbox, practice)
  await giveAnswers(product, email, THINKING)
  const slug = await buildDraft(product, email, token)

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
  await expect(page.getByText(new RegExp(`^${name}\\.localhost:\\d+ is available$`))).toBeVisible()
  await page.getByLabel('Your part of the address').fill('Foyer Help')
  await expect(page.getByText('foyer-help is taken. Free:')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expectGoodInEveryLook(page)
  await page.getByRole('button', { name: `Take ${name}`, exact: true }).click()
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
  await expect(page.getByRole('img', { name: new RegExp(`^QR code of ${name}`) })).toBeVisible()
  await expectGoodInEveryLook(page)
  const address = (await page.getByRole('link', { name: 'See it live' }).getAttribute('href')) ?? ''

  const site = { address, ...(await openVisitor(browser)) }
  const { visitor, expectToRead } = site
  await expectToRead(address, OWN)
  await expect(visitor.getByRole('link', { name: /\(423\) 555-0142/ }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  )
  expect(await visitor.title()).toContain(practice)
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
  await expectFittingBar(page)
  await page.getByText('Look', { exact: true }).click()
  await expectFittingBar(page)
  await page.getByRole('button', { name: PUBLISH_CHANGES }).click()
  const changes = page.getByRole('complementary', { name: PUBLISH_CHANGES })
  await expect(changes.getByText(NEWER)).toBeVisible()
  await expect(changes.getByText('Tick the sentence first')).toBeVisible()
  await changes.getByRole('checkbox', { name: 'These sentences are true of my practice.' }).check()
  await expectGoodInEveryLook(page)
  await changes.getByRole('button', { name: PUBLISH_CHANGES }).click()
  await expect(page.getByText('Published. Visitors see it now')).toBeVisible()
  await expectToRead(address, NEWER)
  await expectServicePage(visitor, address, service, practice)

  // In the first ring, tests/integration (sites, sites-engine) brings words back and moves a site; the screens have tests in
  // packages/app.
  let [host, at] = [name, address]
  if (RUNS_EVERY_CASE) {
    await bringBack(page, product, site)
    await expectNoServicePage(visitor, address, service)
    host = `${name}-moved`
    at = await moveAway(page, product, site, { from: name, to: host })
  }

  // A person opened two pages; the visitor from before says that it is a program ("HeadlessChrome").
  const person = await (await browser.newContext({ userAgent: PERSON })).newPage()
  await person.goto(at, { referer: 'http://directory.example/list' })
  await person.goto(at)
  await person.context().close()
  await page.goto(`${product.appUrl}/my-site/visits`)
  const bars = page.getByRole('img', { name: /^Pages opened a day/ })
  await expect(async () => {
    await page.reload()
    await expect(bars).toBeVisible()
    // Read once: what is not counted yet comes with a reload alone.
    expect(await bars.getAttribute('aria-label')).toMatch(/: 2 in all,/)
  }).toPass()
  await expect(page.getByRole('row', { name: 'Home page 2' })).toBeVisible()
  for (const name of ['directory.example 1', 'No site named 1'])
    await expect(page.getByRole('row', { name })).toBeVisible()
  await expectGoodInEveryLook(page)
  await page.goto(product.appUrl)
  await expect(page.getByRole('region', { name: 'Did anybody come?' })).toContainText('2pages opened')
  await expectGoodInEveryLook(page)

  // Offline, and gone.
  await page.goto(`${product.appUrl}/my-site`)
  const said = page.getByRole('region', { name: 'What your site said' })
  await expect(said.getByText('First published')).toBeVisible()
  await expectGoodInEveryLook(page)
  await page.getByRole('button', { name: 'Take offline' }).click()
  await page.getByRole('button', { name: new RegExp(`^Take ${host}.* offline$`) }).click()
  await expect(page.getByText(/visitors read that the site is closed/)).toBeVisible()
  await expect(page.locator('h2:focus')).toContainText(host)
  await expectToRead(at, 'This website is offline')
  await expectGoodInEveryLook(page)
  await page.goto(`${product.appUrl}/settings`)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const farewell = page.getByRole('dialog', { name: 'Delete your account?' })
  await farewell.getByLabel('Type DELETE to confirm').fill('DELETE')
  await farewell.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible()
  for (const gone of new Set([at, address])) await expectToRead(gone, 'There is no website here')
  await visitor.context().close()
})
