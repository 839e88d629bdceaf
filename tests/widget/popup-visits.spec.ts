// When a popup stays closed: on later visits, and while the visitor is busy elsewhere on the page.

import { IN_FULL_RING } from '../cases-of.ts'
import { expect, type Host, hostPage, leaveEmail, stopClock, test, waitUntilClosed } from './widget-test.ts'

test.describe('a popup', () => {
  const popup = (host: Host, attributes: Readonly<Record<string, string>> = {}, body = '') =>
    hostPage(host.tag({ mode: 'popup', trigger: 'load', ...attributes }), {
      body: `${body}<div style="height:3000px"></div>`,
    })

  test('opens once in a session, not for 7 days after it was closed, and never after a capture', async ({
    page,
    host,
  }) => {
    await stopClock(page)
    const dialog = page.getByRole('dialog')
    const visit = async (html: string, expected: 'opens' | 'stays closed') => {
      await host.open(html)
      await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
      await page.clock.runFor(100)
      await expect(dialog)[expected === 'opens' ? 'toBeVisible' : 'toBeHidden']()
    }
    await visit(popup(host, { snooze: '0' }), 'opens')
    await visit(popup(host), 'opens')
    // The visitor went on without closing it.
    await visit(popup(host), 'stays closed')
    await page.evaluate('Foyer.open()')
    const day = 86_400_000
    await page.clock.fastForward(5 * day)
    await page.getByRole('button', { name: 'Close' }).click()
    await waitUntilClosed(page)
    await page.clock.fastForward(6.9 * day)
    await visit(popup(host), 'stays closed')
    await page.clock.fastForward(0.2 * day)
    await visit(popup(host), 'opens')
    await leaveEmail(page)
    await page.clock.runFor(1_000)
    await expect(page.getByText('Thank you.')).toBeVisible()
    await page.clock.fastForward(400 * day)
    await visit(popup(host, { snooze: '0' }), 'stays closed')
  })

  test('waits while the visitor is in a field or in another dialog', async ({ page, host }) => {
    await stopClock(page)
    const dialog = page.getByRole('dialog', { name: 'Get a free website draft' })
    await host.open(
      popup(host, {}, '<input id="mine"><dialog id="theirs">Theirs</dialog><p id="alert">Theirs</p>'),
    )
    await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
    await page.locator('#mine').focus()
    await page.clock.runFor(2_000)
    await expect(dialog).toBeHidden()
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#theirs')?.showModal())
    await page.clock.runFor(4_000)
    await expect(dialog).toBeHidden()
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('#theirs')?.close()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      document.querySelector('#alert')?.setAttribute('role', 'alertdialog')
    })
    await page.clock.runFor(4_000)
    await expect(dialog).toBeHidden()
    await page.evaluate(() => document.querySelector('#alert')?.removeAttribute('role'))
    await page.clock.runFor(2_000)
    await expect(dialog).toBeVisible()
  })

  test('waits while a video of the page fills the screen', IN_FULL_RING, async ({ page, host }) => {
    await stopClock(page)
    const dialog = page.getByRole('dialog', { name: 'Get a free website draft' })
    await host.open(popup(host, {}, '<video id="video" controls></video>'))
    await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
    await page.locator('#video').evaluate((video) => video.requestFullscreen())
    await page.clock.runFor(4_000)
    await expect(dialog).toBeHidden()
    await page.evaluate(() => document.exitFullscreen())
    await page.clock.runFor(2_000)
    await expect(dialog).toBeVisible()
  })

  test(
    'waits while the visitor is in a field that the page has built itself',
    IN_FULL_RING,
    async ({ page, host }) => {
      await stopClock(page)
      await host.open(popup(host, {}, '<page-field></page-field>'))
      await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
      await page.locator('page-field').evaluate((element) => {
        const field = document.createElement('input')
        element.attachShadow({ mode: 'closed' }).append(field)
        field.focus()
      })
      await page.clock.runFor(4_000)
      await expect(page.locator('page-field')).toBeFocused()
      await expect(page.getByRole('dialog', { name: 'Get a free website draft' })).toBeHidden()
    },
  )

  test(
    'waits while the visitor types in a frame, or is in another window',
    IN_FULL_RING,
    async ({ page, host }) => {
      await stopClock(page)
      host.server.pages.set('/frame', { html: '<input>' })
      await host.open(popup(host, {}, '<iframe src="/frame"></iframe>'))
      await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
      const dialog = page.getByRole('dialog')
      await page.frameLocator('iframe').getByRole('textbox').click()
      await page.clock.runFor(4_000)
      await expect(page.frameLocator('iframe').getByRole('textbox')).toBeFocused()
      await expect(dialog).toBeHidden()
      await page.getByRole('heading', { name: 'Host' }).click()
      await page.evaluate(() => {
        Document.prototype.hasFocus = () => false
      })
      await page.clock.runFor(4_000)
      await expect(dialog).toBeHidden()
      await page.evaluate(() => {
        Document.prototype.hasFocus = () => true
      })
      await page.clock.runFor(2_000)
      await expect(dialog).toBeVisible()
    },
  )

  test(
    'waits in a frame while the visitor types in the page around it',
    IN_FULL_RING,
    async ({ page, host }) => {
      await stopClock(page)
      host.server.pages.set('/frame', { html: popup(host) })
      await host.open(hostPage('<input id="mine"><iframe src="/frame" width="600" height="500"></iframe>'))
      const frame = page.frameLocator('iframe')
      await expect(frame.locator('foyer-widget')).toHaveCount(1)
      await page.locator('#mine').focus()
      await page.clock.runFor(4_000)
      await expect(page.locator('#mine')).toBeFocused()
      await expect(frame.getByRole('dialog')).toBeHidden()
      await frame.getByRole('heading', { name: 'Host' }).click()
      await page.clock.runFor(2_000)
      await expect(frame.getByRole('dialog')).toBeVisible()
    },
  )

  test(
    'does not wait for dialogs that are closed, or for a button that was pressed',
    IN_FULL_RING,
    async ({ page, host }) => {
      const closed = [
        '<div role="dialog" style="visibility:hidden">Menu</div>',
        '<div role="dialog" style="opacity:0;pointer-events:none">Cart</div>',
        '<div role="dialog" aria-hidden="true">Search</div>',
        '<div role="button" tabindex="0" autofocus>Opening hours</div>',
      ].join('')
      await host.open(popup(host, {}, closed))
      await expect(page.getByRole('dialog', { name: 'Get a free website draft' })).toBeVisible()
    },
  )

  test('holds the page still, and shows its button in a low window', async ({ page, host }) => {
    await page.setViewportSize({ width: 720, height: 340 })
    await host.open(popup(host))
    await expect(page.getByRole('button', { name: 'Get my draft' })).toBeInViewport({ ratio: 1 })
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('Escape')
    await waitUntilClosed(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
