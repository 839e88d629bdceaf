// What a screen reader finds in each state, and where the focus goes.

import { IN_FULL_RING } from '../cases-of.ts'
import { createGate, expect, hostPage, leaveEmail, test } from './widget-test.ts'

const BUSY = { status: 503, body: {}, headers: { 'retry-after': '600' } }

test('the card: form, problem, suggestion, waiting, success', async ({ page, host, widget }) => {
  await host.open(hostPage(host.tag()))
  await expect(widget).toMatchAriaSnapshot(`
    - paragraph: Get a free website draft
    - paragraph: Leave your email. A first draft is ready within 24 hours.
    - text: Work email
    - textbox "Work email":
      - /placeholder: you@practice.com
    - button "Get my draft"
    - status
    - paragraph:
      - text: No credit card required.
      - link "Privacy"
  `)
  await leaveEmail(page, 'dana@nowhere')
  await expect(page.getByRole('textbox')).toBeFocused()
  await expect(page.getByRole('textbox')).toHaveAccessibleDescription(/^Enter an email address like/)
  await expect(widget).toMatchAriaSnapshot(`
    - textbox "Work email": dana@nowhere
    - button "Get my draft"
    - status:
      - paragraph: Enter an email address like name@practice.com.
  `)
  await leaveEmail(page, 'ana@gmial.com')
  await expect(widget).toMatchAriaSnapshot(`
    - status:
      - button "Did you mean ana@gmail.com?"
  `)
  host.server.answers.push(BUSY)
  await leaveEmail(page, 'dana@practice.example')
  await expect(widget).toMatchAriaSnapshot(`
    - status:
      - paragraph:
        - text: Our server cannot be reached. Your email will be sent later.
        - link "Go on at Foyer"
  `)
  await leaveEmail(page, 'dana@practice.example')
  await expect(page.getByRole('heading', { name: 'Thank you. We have your email.' })).toBeFocused()
  // Nothing of the form is left, and the status is not hidden.
  await expect(widget).toMatchAriaSnapshot(`
    - /children: equal
    - status:
      - heading "Thank you. We have your email." [level=2]
      - paragraph: /Next come some questions .* about five minutes. Then we mail your draft to dana@practice.example./
      - link "Continue"
    - paragraph:
      - text: No credit card required.
      - link "Privacy"
      - text: Foyer
  `)
})

test('the button and its dialog', IN_FULL_RING, async ({ page, host, widget }) => {
  await host.open(hostPage(host.tag({ mode: 'button' })))
  await expect(widget).toMatchAriaSnapshot(`
    - region "Free website draft":
      - button "Free website draft"
  `)
  await page.getByRole('button', { name: 'Free website draft' }).click()
  await expect(page.getByRole('textbox')).toBeFocused()
  await leaveEmail(page)
  await expect(page.getByRole('heading', { name: 'Thank you. We have your email.' })).toBeFocused()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Get a free website draft":
      - status:
        - heading "Thank you. We have your email." [level=2]
        - paragraph
        - link "Continue"
      - paragraph
      - button "Close"
  `)
})

test('below a form of the page', IN_FULL_RING, async ({ page, host, widget }) => {
  await host.open(hostPage(host.form() + host.tag()))
  await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
  await leaveEmail(page)
  await expect(page.getByRole('heading', { name: 'Thank you. We have your email.' })).toBeFocused()
  await expect(widget).toMatchAriaSnapshot(`
    - status:
      - heading "Thank you. We have your email." [level=2]
      - paragraph
      - link "Continue"
  `)
})

test('says that it is sending', IN_FULL_RING, async ({ page, host, context, widget }) => {
  const gate = createGate()
  await context.route(host.api, async (route) => {
    await gate.opened
    await route.continue()
  })
  await host.open(hostPage(host.tag()))
  await leaveEmail(page)
  await expect(widget).toMatchAriaSnapshot(`
    - button "Sending…" [disabled]
    - status:
      - paragraph: Sending…
  `)
  gate.open()
  await expect(page.getByRole('heading', { name: 'Thank you.' })).toBeVisible()
})
