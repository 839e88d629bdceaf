// In which colors a widget appears: those of the tag, of what is behind it, of the page.
import type { Page } from '@playwright/test'
import { IN_FULL_RING } from '../cases-of.ts'
import { expectReadableColors } from '../e2e/expect-accessible.ts'
import { createGate, expect, hostPage, leaveEmail, test } from './widget-test.ts'

const WHITE = 'rgb(255, 255, 255)'
const NIGHT = 'rgb(20, 30, 26)'

test('follows the theme of the tag, then the background, then the color schemes of the page, then the visitor', async ({
  page,
  host,
}) => {
  const themes = ['auto', 'light', 'dark'] as const
  await host.open(hostPage(themes.map((theme) => host.tag({ theme, ref: theme })).join('')))
  const cards = page.locator('foyer-widget .card')
  await expect(cards).toHaveCount(3)
  for (const [schemes, theme, preferred, surface] of [
    ['', 'auto', 'light', WHITE],
    ['', 'auto', 'dark', WHITE],
    ['color-scheme:light', 'auto', 'dark', WHITE],
    ['color-scheme:dark', 'auto', 'light', NIGHT],
    ['color-scheme:light dark', 'auto', 'dark', NIGHT],
    // The background behind the card takes precedence.
    ['background:#000', 'auto', 'light', NIGHT],
    ['background:#101820', 'auto', 'light', NIGHT],
    ['color-scheme:dark;background:oklch(0.95 0 0)', 'auto', 'dark', WHITE],
    ['color-scheme:dark', 'light', 'dark', WHITE],
    ['color-scheme:light', 'dark', 'light', NIGHT],
  ] as const) {
    await page.emulateMedia({ colorScheme: preferred })
    await setRootStyle(page, schemes)
    const card = cards.nth(themes.indexOf(theme))
    await expect(card, `"${schemes}", theme ${theme}, ${preferred}`).toHaveCSS('background-color', surface)
  }
})

/** Changes the style of the page as a switch of the page does: with a press, after which the widget looks again. */
async function setRootStyle(page: Page, style: string) {
  await page.evaluate((text) => {
    document.documentElement.style.cssText = text
    document.body.click()
  }, style)
}

test('an accent colors the button with a label that can be read', async ({ page, host }) => {
  for (const [accent, fill, label] of [
    ['#3b2d6b', 'rgb(59, 45, 107)', 'rgb(255, 255, 255)'],
    ['#e8a33d', 'rgb(232, 163, 61)', 'rgb(0, 0, 0)'],
    ['#7f7f7f', 'rgb(127, 127, 127)', 'rgb(0, 0, 0)'],
    // An invalid color keeps the default.
    ['red; background: url(x)', 'rgb(20, 80, 62)', 'rgb(255, 255, 255)'],
  ] as const) {
    await host.open(hostPage(host.tag({ accent })))
    const button = page.getByRole('button', { name: 'Get my draft' })
    await expect(button).toHaveCSS('background-color', fill)
    await expect(button).toHaveCSS('color', label)
  }
})

test(
  'a sheet that comes after the script is followed as well',
  IN_FULL_RING,
  async ({ page, host, context, widget }) => {
    const gate = createGate()
    await context.route('**/late.css', async (route) => {
      await gate.opened
      await route.fulfill({
        contentType: 'text/css',
        body: ':root{color-scheme:light}body{font-family:Courier,monospace}',
      })
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    const head = `<link rel="stylesheet" href="/late.css" media="none" onload="this.media='all'">`
    const opening = host.open(hostPage(host.tag() + host.tag({ mode: 'button' }), { head }))
    await expect(widget).toHaveCount(2)
    gate.open()
    await opening
    await expect(page.locator('foyer-widget .card').first()).toHaveCSS('background-color', WHITE)
    await expect(page.getByRole('button', { name: 'Free website draft' })).toHaveCSS(
      'font-family',
      'Courier, monospace',
    )
  },
)

test(
  'the host can set its colours and corners as custom properties',
  IN_FULL_RING,
  async ({ page, host }) => {
    const head = '<style>:root{--foyer-accent:#3b2d6b;--foyer-surface:#fffbe6;--foyer-radius:0px}</style>'
    await host.open(hostPage(host.tag(), { head }))
    await expect(page.getByRole('button')).toHaveCSS('background-color', 'rgb(59, 45, 107)')
    await expect(page.getByRole('button')).toHaveCSS('border-radius', '0px')
    await expect(page.locator('foyer-widget .card')).toHaveCSS('background-color', 'rgb(255, 251, 230)')
  },
)

test('texts can be read on a surface that the page sets', IN_FULL_RING, async ({ page, host }) => {
  const LIGHT_TEXT = 'rgb(233, 240, 234)'
  await host.open(hostPage(host.tag()))
  await leaveEmail(page, 'dana@nowhere')
  await expect(page.getByText('Enter an email address')).toBeVisible()
  for (const [declared, visitor, text, label] of [
    ['--foyer-surface:#102030', 'light', LIGHT_TEXT, 'rgb(0, 0, 0)'],
    ['--foyer-surface:#102030;--foyer-accent:#3b2d6b', 'light', LIGHT_TEXT, 'rgb(255, 255, 255)'],
    ['--foyer-surface:#102030;background:#fff;color:#333', 'light', LIGHT_TEXT, 'rgb(0, 0, 0)'],
    ['--foyer-surface:#102030;--foyer-text:#ffeecc', 'light', 'rgb(255, 238, 204)', 'rgb(0, 0, 0)'],
    ['--foyer-surface:#fffbe6;background:#000', 'dark', 'rgb(18, 35, 28)', 'rgb(255, 255, 255)'],
  ] as const) {
    await page.emulateMedia({ colorScheme: visitor })
    await setRootStyle(page, declared)
    await expect(page.getByText('Get a free website draft'), declared).toHaveCSS('color', text)
    await expect(page.getByRole('button', { name: 'Get my draft' }), declared).toHaveCSS('color', label)
    await expectReadableColors(page)
  }
})

test("follows the page's own main button with the theme page, with a label that can be read", async ({
  page,
  host,
}) => {
  const own = '<button class="btn">Menu</button><button class="btn btn-primary">Theirs</button>'
  const head =
    '<style>.btn{background:#fff;border:0}.btn-primary{background:oklch(0.9 0.15 100);border-radius:3px}</style>'
  await host.open(hostPage(own + host.tag({ theme: 'page' }), { head }))
  const button = page.getByRole('button', { name: 'Get my draft' })
  await expect(button).toHaveCSS('background-color', 'oklch(0.9 0.15 100)')
  await expect(button).toHaveCSS('border-radius', '3px')
  await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test(
  'takes the corners of a round button of the page for a pill, with the theme page',
  IN_FULL_RING,
  async ({ page, host }) => {
    const round = '<button class="btn" style="background:#c00;border-radius:50%">Theirs</button>'
    await host.open(hostPage(round + host.tag({ theme: 'page' })))
    // In percent, a wide button would be an ellipse.
    await expect(page.getByRole('button', { name: 'Get my draft' })).toHaveCSS('border-radius', '50px')
  },
)

test(
  'a click costs nothing while nothing has changed, however many buttons the page has',
  IN_FULL_RING,
  async ({ page, host, widget }) => {
    const buttons = '<button>One</button>'.repeat(2_000)
    await host.open(
      hostPage(
        `<button class="btn" style="background:#14503e">Main</button>${host.tag({ theme: 'page' })}${buttons}`,
      ),
    )
    await expect(widget).toHaveCount(1)
    const work = () =>
      page.evaluate(() => {
        let readings = 0
        const read = window.getComputedStyle
        window.getComputedStyle = (...args) => {
          readings++
          return read(...args)
        }
        const host = document.querySelector('foyer-widget')?.shadowRoot?.querySelector('.box')
        const before = host?.getAttribute('style')
        document.body.click()
        window.getComputedStyle = read
        return { readings, isSame: before === host?.getAttribute('style') }
      })
    const { readings, isSame } = await work()
    expect(readings).toBeLessThan(20)
    expect(isSame).toBe(true)
    // And what changes is followed.
    await page.evaluate(() => {
      document.body.style.background = '#0f1b3d'
      document.body.click()
    })
    await expect(widget.locator('.box')).toHaveCSS('color-scheme', 'dark')
  },
)

test(
  'with the theme of the page, the surface is mixed from what is behind',
  IN_FULL_RING,
  async ({ page, host, widget }) => {
    await host.open(
      hostPage(host.tag({ theme: 'page' }) + host.tag({ ref: 'OTHER222' }), {
        head: '<style>body{background:#0f1b3d}</style>',
      }),
    )
    await expect(widget).toHaveCount(2)
    await expect(page.getByRole('textbox').first()).toBeVisible()
    const colors = await widget.evaluateAll((hosts) =>
      hosts.map(({ shadowRoot }) => {
        const card = shadowRoot?.querySelector('.card')
        return card ? getComputedStyle(card).background : ''
      }),
    )
    // A lighter navy, and our own dark green.
    expect(colors[0]).toMatch(
      /linear-gradient\(rgba\(255, 255, 255, 0\.12.*rgb\(15, 27, 61\)|rgb\(15, 27, 61\).*linear-gradient\(rgba\(255, 255, 255, 0\.12/,
    )
    expect(colors[1]).toContain('rgb(20, 30, 26)')
  },
)
