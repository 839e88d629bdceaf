// What Foyer.destroy() leaves behind: the page as it was, and captures that are on their way.

import { IN_FULL_RING } from '../cases-of.ts'
import { createGate, EMAIL, expect, hostPage, leaveEmail, test } from './widget-test.ts'

test('after destroy the page is as if the script had never run', async ({ page, host, context }) => {
  const counting = `<script>
    window.listening = 0
    for (const target of [EventTarget.prototype]) {
      const { addEventListener } = target
      target.addEventListener = function (name, handler, options) {
        if (this === window || this === document || this.nodeName) {
          listening++
          options?.signal?.addEventListener('abort', () => listening--)
        }
        return addEventListener.call(this, name, handler, options)
      }
    }
  </script>`
  const page$ = host.form() + host.tag() + host.tag({ mode: 'button' })
  await host.open(hostPage(page$, { head: counting }))
  const read = () => page.evaluate(() => document.documentElement.outerHTML)
  await expect(page.getByRole('button', { name: 'Free website draft' })).toBeVisible()
  const before = (await read()).replace(/<foyer-widget.*?<\/foyer-widget>/s, '')
  await page.getByRole('button', { name: 'Free website draft' }).click()
  await page.keyboard.press('Escape')
  await leaveEmail(page, 'dana@nowhere')
  await expect(page.getByText('Enter an email address like')).toBeVisible()
  await context.setOffline(true)
  await leaveEmail(page)
  await expect(page.getByText('Our server cannot be reached.')).toBeVisible()

  await page.evaluate('Foyer.destroy()')
  expect(await page.evaluate(() => 'Foyer' in window)).toBe(false)
  expect(await read()).toBe(before)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  // An unsent capture is not thrown away: the next visit sends it.
  expect(Object.keys(await host.stored())).toEqual([expect.stringMatching(/^foyer\.lead\./)])
  await context.setOffline(false)
  expect(host.server.received).toEqual([])

  // The form is the page's own again.
  await page.getByRole('button', { name: 'Get my draft' }).click()
  await expect.poll(() => host.server.received.length).toBe(1)
  expect(host.server.received[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
})

test('the script can come again after destroy', IN_FULL_RING, async ({ page, host, widget }) => {
  await host.open(hostPage(host.tag()))
  await expect(widget).toHaveCount(1)
  await page.evaluate('Foyer.destroy()')
  await expect(widget).toHaveCount(0)
  await page.addScriptTag({ url: `${host.server.foyerUrl}/widget.js?ref=A&api=${host.api}` })
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ ref: 'A' })
})

test('an answer that comes after destroy moves nobody', IN_FULL_RING, async ({ page, host, context }) => {
  const gate = createGate()
  await context.route(host.api, async (route) => {
    await gate.opened
    await route.continue()
  })
  await host.open(hostPage(host.tag()))
  const asked = page.waitForRequest(host.api)
  await leaveEmail(page)
  await asked
  await page.evaluate('Foyer.destroy()')
  gate.open()
  expect(await host.capture()).toMatchObject({ email: EMAIL })
  await expect.poll(() => host.stored()).toEqual({})
  expect(page.url()).toBe(`${host.server.hostUrl}/`)
})
