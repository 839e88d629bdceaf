// When a popup stays closed: on later visits, and while the visitor is busy elsewhere on the page.
import { expect, type Host, hostPage, leaveEmail, stopClock, test } from './widget-test.ts'

test.describe('a popup', () => {
  const popup = (host: Host, attributes: Readonly<Record<string, string>> = {}, body = '') =>
    hostPage(host.tag({ mode: 'popup', trigger: 'load', handoff: 'stay', ...attributes }), {
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
    await expect(dialog).toBeHidden()
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
    await host.open(popup(host, {}, '<input id="mine"><dialog id="theirs">Theirs</dialog>'))
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
    })
    await page.clock.runFor(2_000)
    await expect(dialog).toBeVisible()
  })

  test('holds the page still, and shows its button in a low window', async ({ page, host }) => {
    await page.setViewportSize({ width: 720, height: 340 })
    await host.open(popup(host))
    await expect(page.getByRole('button', { name: 'Get my draft' })).toBeInViewport({ ratio: 1 })
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await page.evaluate(() => [scrollY, document.adoptedStyleSheets.length])).toEqual([0, 0])
  })
})
