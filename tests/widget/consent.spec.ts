// What is kept on the visitor's device, and when.

import { casesOf, IN_FULL_RING } from '../cases-of.ts'
import { EMAIL, expect, hostPage, leaveEmail, test, waitUntilStarted } from './widget-test.ts'

const SENTENCE = 'Foyer may keep my email and how I found this page, to prepare my website draft.'

test('without a consent attribute only the touches are kept, and no consent is claimed', async ({
  page,
  host,
}) => {
  await host.open(hostPage(host.tag()), '/?utm_source=news')
  await waitUntilStarted(page)
  expect(Object.keys(await host.stored())).toEqual(['foyer.touches'])
  await leaveEmail(page)
  expect(await host.capture()).not.toHaveProperty('consent')
})

test('required: nothing is stored or sent before the box is ticked', async ({ page, host }) => {
  const html = hostPage(host.tag({ consent: 'required' }))
  await host.open(html, '/?utm_source=news')
  await leaveEmail(page)
  await expect(page.getByText('Tick the box to go on.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: SENTENCE })).toBeFocused()
  expect(host.server.received).toEqual([])
  expect(await host.stored()).toEqual({})
  await page.getByRole('checkbox', { name: SENTENCE }).check()
  await expect(page.getByText('Tick the box to go on.')).toBeHidden()
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({
    utm_source: 'news',
    consent: { text: SENTENCE, given: true, at: expect.stringMatching(/^\d{4}-.*Z$/) },
  })
  await expect(page.getByText('Thank you.')).toBeVisible()
  expect(Object.keys(await host.stored()).sort()).toEqual(['foyer.popup', 'foyer.touches'])
  // The next page knows that consent was given.
  await host.open(html, '/?utm_source=later')
  await expect.poll(async () => (await host.stored())['foyer.touches']).toContain('later')
})

test('required: touches of a page that did not require consent do not prove it', async ({ page, host }) => {
  await host.open(hostPage(host.tag()), '/before?utm_source=news')
  await waitUntilStarted(page)
  expect(Object.keys(await host.stored())).toEqual(['foyer.touches'])
  await host.open(hostPage(host.tag({ consent: 'required' })), '/after')
  await waitUntilStarted(page)
  expect(await host.stored()).toEqual({})
})

test('required, in words of the host', IN_FULL_RING, async ({ page, host }) => {
  await host.open(hostPage(host.tag({ consent: 'required: Yes, keep my email.' })))
  await page.getByRole('checkbox', { name: 'Yes, keep my email.' }).check()
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ consent: { text: 'Yes, keep my email.', given: true } })
})

test('one tag that requires it decides for the page', IN_FULL_RING, async ({ page, host, widget }) => {
  await host.open(hostPage(host.tag() + host.tag({ ref: 'OTHER222', consent: 'required' })))
  await expect(widget).toHaveCount(2)
  await waitUntilStarted(page)
  expect(await host.stored()).toEqual({})
})

test('a sentence alone is shown and recorded, without a box', async ({ page, host }) => {
  const text = 'By pressing the button you let us write to you.'
  await host.open(hostPage(host.tag({ consent: text })))
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ consent: { text, given: true } })
})

test('required, on a form of the page without a box: the box appears when the form is sent', async ({
  page,
  host,
}) => {
  await host.open(hostPage(host.form() + host.tag({ consent: 'required' })))
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await leaveEmail(page)
  await expect(page.getByRole('checkbox', { name: SENTENCE })).toBeFocused()
  await page.getByRole('checkbox', { name: SENTENCE }).check()
  expect(host.server.received).toEqual([])
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ consent: { text: SENTENCE, given: true } })
  await expect(page.getByText('Thank you.')).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeHidden()
})

for (const isTicked of casesOf([true, false], (one) => !one)) {
  test(`the box of a form of the page is recorded: ${isTicked}`, async ({ page, host }) => {
    const box = '<label><input type="checkbox" name="foyer_consent"> Send me news</label>'
    await host.open(hostPage(host.form(box) + host.tag()))
    await page.getByRole('checkbox').setChecked(isTicked)
    await leaveEmail(page)
    expect(await host.capture()).toMatchObject({ consent: { text: 'Send me news', given: isTicked } })
  })
}

test('required, on a form of the page with a box: the box decides', IN_FULL_RING, async ({ page, host }) => {
  const box = '<label><input type="checkbox" name="foyer_consent"> I agree</label>'
  await host.open(hostPage(host.form(box) + host.tag({ consent: 'required' })))
  await leaveEmail(page)
  await expect(page.getByText('Tick the box to go on.')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.getByRole('checkbox').check()
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ consent: { text: 'I agree', given: true } })
})

for (const [name, script] of casesOf(
  [
    ['globalPrivacyControl', 'true'],
    ['doNotTrack', '"1"'],
  ],
  ([one]) => one === 'globalPrivacyControl',
)) {
  test(`${name}: everything works and nothing outlives the page`, async ({ page, host, context }) => {
    await host.open(hostPage(host.tag()), '/?utm_source=before')
    await waitUntilStarted(page)
    expect(Object.keys(await host.stored())).toEqual(['foyer.touches'])
    await page.addInitScript(
      `Object.defineProperty(Navigator.prototype, '${name}', { get: () => ${script} })`,
    )
    await host.open(hostPage(host.tag()), '/?utm_source=private')
    await waitUntilStarted(page)
    expect(await host.stored()).toEqual({})
    await page.evaluate('Foyer.consent(true)')
    await context.setOffline(true)
    await leaveEmail(page)
    await expect(page.getByText('Keep this page open')).toBeVisible()
    expect(await host.stored()).toEqual({})
    await context.setOffline(false)
    expect(await host.capture()).toMatchObject({ email: EMAIL, utm_source: 'private' })
    await expect(page.getByText('Thank you.')).toBeVisible()
  })
}

test(
  'Foyer.consent: a consent manager of the page says yes, then no',
  IN_FULL_RING,
  async ({ page, host, context }) => {
    await host.open(hostPage(host.tag({ consent: 'required' })), '/?utm_source=news')
    await waitUntilStarted(page)
    expect(await host.stored()).toEqual({})
    await page.evaluate('Foyer.consent(true)')
    expect(Object.keys(await host.stored())).toEqual(['foyer.touches'])
    await context.setOffline(true)
    await page.getByRole('checkbox').check()
    await leaveEmail(page)
    await expect(page.getByText('Our server cannot be reached.')).toBeVisible()
    expect(Object.keys(await host.stored())).toHaveLength(2)
    await page.evaluate('Foyer.consent(false)')
    expect(await host.stored()).toEqual({})
  },
)

test('nothing but keys that begin with foyer is ever touched', IN_FULL_RING, async ({ page, host }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theirs', '1')
    localStorage.setItem('foyerless', '2')
  })
  await host.open(hostPage(host.tag()))
  await leaveEmail(page)
  await expect(page.getByText('Thank you.')).toBeVisible()
  await page.evaluate('Foyer.destroy()')
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theirs: '1', foyerless: '2' })
})
