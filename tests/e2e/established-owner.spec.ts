// An owner with a website: one consent at its link, facts to say yes to, a whole site as the first draft, and live.
import { expectGoodInEveryLook } from './every-look.ts'
import { test as base, expect } from './foyer-test.ts'
import { expectQuestion, proceed, signUp } from './onboarding-test.ts'
import { serveLocally } from './serve-locally.ts'

const OLD_SITE = `<!doctype html><title>Harbor Family Medicine</title><h1>Harbor Family Medicine</h1>
<p>Call us: (423) 555-0142</p><p>Mon to Fri 8 to 5</p>
${Array.from({ length: 9 }, (_, number) => `<a href="/news/${number}">News</a>`).join('')}`

const test = base.extend<{ readonly oldSite: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
  oldSite: async ({}, use) => {
    const server = await serveLocally((request, response) => {
      // Pages that keep their readers waiting, for longer than the test looks at the reading.
      if (request.url?.startsWith('/news')) return
      const isPage = request.url === '/'
      response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' }).end(isPage ? OLD_SITE : '')
    })
    await use(server.url)
    server.close()
  },
})

test('goes from the link of the old website to a new one that is live', async ({
  oldSite,
  page,
  browser,
  product,
  email,
  inbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signUp(page, product, email, inbox)
  await proceed(page, "Let's Get Started")
  await expectQuestion(page, 'business-details', /journey/)
  await page.getByRole('radio', { name: 'Established' }).click()
  await expectQuestion(page, 'marketing-details', /marketing/)
  await page.getByRole('radio', { name: 'We Do It Ourselves' }).click()
  await expectQuestion(page, 'web-presence', /web presence/)
  await page.getByRole('checkbox', { name: 'Existing Website' }).click()
  await proceed(page)

  await expectQuestion(page, 'web-presence-links', 'Tell us about your business')
  await page.getByLabel('Existing Website').fill(oldSite)
  // The address of this machine gets a hint, which moves what stands below.
  await page.keyboard.press('Tab')
  await page.getByRole('radio', { name: 'Yes, read it' }).check({ force: true })
  await expectGoodInEveryLook(page)
  await proceed(page, 'Next')

  await expectQuestion(page, 'current-website-feedback', /improved/)
  await expect(page.getByText(/1 of 10 pages read, 3 facts so far\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'See the pages' }).click()
  const pages = page.getByRole('list', { name: 'Pages' }).getByRole('listitem')
  await expect(pages).toContainText([/^Home page.*3 facts$/, '/news/0', 'Reading...', '/news/2', 'Next'])
  await page.getByRole('button', { name: 'Stop reading' }).click()
  await expect(page.getByText('3 facts from your website wait for your yes.')).toBeVisible()
  await expect(pages).toContainText([/^Home page.*3 facts$/, '/news/0Not read'])
  await expectGoodInEveryLook(page)
  await page.getByRole('checkbox', { name: 'Mobile Experience' }).click()
  await proceed(page, 'Submit Feedback')

  await expect(page).toHaveURL(`${product.appUrl}/onboarding/waiting-draft?flow=current-website`)
  await expect(page.getByText('Your first draft is a whole site')).toBeVisible()
  await expectGoodInEveryLook(page)
  await page.getByRole('link', { name: 'Say yes or no to three facts' }).click()
  await expect(page.getByRole('heading', { name: 'We found this on your site. Right?' })).toBeVisible()
  await expect(page.getByText(/^Home page: “Call us:/)).toBeVisible()
  for (const fact of ['Name', 'Phone', 'Hours'])
    await page.getByRole('button', { name: `Yes, ${fact}` }).click()
  await expect(page.getByText('All of it is settled.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()

  await expectQuestion(page, 'build-presence/practice-vision', /special/)
  await page.getByRole('checkbox', { name: 'Accessibility' }).click()
  await proceed(page)
  await expectQuestion(page, 'build-presence/practice-motivation', /motivates/)
  await page.getByRole('checkbox', { name: 'Wellness' }).click()
  await proceed(page)
  await expectQuestion(page, 'build-presence/practice-type', /type of practice/)
  await page.getByRole('radio', { name: 'Primary Care' }).click()
  await proceed(page)
  await expectQuestion(page, 'build-presence/clinic-model', /model/)
  await page.getByRole('radio', { name: /^Traditional/ }).click()
  await proceed(page)
  await expectQuestion(page, 'build-presence/practice-location', /Where will you/)
  await page.getByRole('checkbox', { name: /^Physical/ }).click()
  await page.getByLabel('Primary Office Zipcode').fill('37402')
  await page.getByLabel(/^States You/).fill('Tennessee')
  await page.keyboard.press('Enter')
  await proceed(page)
  await expectQuestion(page, 'build-presence/clinician-details', /Story/)
  await page
    .getByLabel('Write your story')
    .fill('I have looked after families here since 2009. I come from a family of nurses, and it shows.')
  await proceed(page)
  await expectQuestion(page, 'build-presence/design-details', /style/)
  await page.getByRole('radio', { name: /^Warm/ }).click()
  await proceed(page)

  await expect(page.getByRole('heading', { level: 1, name: 'Your draft is ready' })).toBeVisible()
  const draft = await inbox.waitForDraftMail()
  await page.getByRole('link', { name: 'Read the proposal' }).click()
  const proposal = page.frameLocator('main iframe')
  await expect(proposal.getByText('Redesign proposal').first()).toBeVisible()
  await expect(proposal.getByText('Answer six questions')).toHaveCount(0)
  await expectGoodInEveryLook(page)
  await page.goto(draft)
  await expect(page.frameLocator('main iframe').getByText('(423) 555-0142').first()).toBeVisible()

  await page.goto(`${product.appUrl}/publish`)
  await expect(page.getByText(/ is available$/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Check before you open' })).toBeFocused()
  const all = page.getByRole('button', { name: /^Yes to all in this section/ })
  await expect(all.first()).toBeVisible()
  for (let left = await all.count(); left > 0; left--) {
    await all.first().click()
    await expect(all).toHaveCount(left - 1)
  }
  await page.getByRole('checkbox', { name: 'These sentences are true of my practice.' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your website is open' })).toBeFocused()
  const address = (await page.getByRole('link', { name: 'See it live' }).getAttribute('href')) ?? ''
  const visitor = await (await browser.newContext()).newPage()
  await expect
    .poll(async () => {
      await visitor.goto(address)
      return visitor.locator('body').textContent()
    })
    .toContain('(423) 555-0142')
})
