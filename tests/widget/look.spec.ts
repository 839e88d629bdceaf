// What a visitor sees: accessible in every state, of the host's font, in the right colours, and nothing moves.
import { expectAccessible, expectReadableColors } from '../e2e/expect-accessible.ts'
import { createGate, expect, type Host, hostPage, leaveEmail, test } from './widget-test.ts'

type Attributes = Readonly<Record<string, string>>

const BUSY = { status: 503, body: {} }

const STATES: Readonly<
  Record<string, { typed?: string; shows: string; attributes?: Attributes; fails?: boolean }>
> = {
  idle: { shows: 'Get my draft' },
  wrong: { typed: 'dana@nowhere', shows: 'Enter an email address' },
  mistyped: { typed: 'ana@gmial.com', shows: 'Did you mean' },
  kept: { typed: 'dana@practice.example', shows: 'will be sent later', fails: true },
  done: { typed: 'dana@practice.example', shows: 'Thank you.' },
  consent: { typed: 'dana@practice.example', shows: 'Tick the box', attributes: { consent: 'required' } },
  notice: { shows: 'You agree.', attributes: { consent: 'You agree.' } },
  accent: { shows: 'Get my draft', attributes: { accent: '#e8a33d' } },
}

for (const mode of ['inline', 'popup', 'button', 'form']) {
  test(`axe finds nothing in any state: ${mode}`, async ({ page, host }) => {
    test.slow()
    const expectAccessibleInBothThemes = async () => {
      await page.emulateMedia({ colorScheme: 'light' })
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectReadableColors(page)
    }
    for (const { typed, shows, attributes, fails } of Object.values(STATES)) {
      if (fails) host.server.answers.push(BUSY)
      if (mode === 'form' && attributes && !attributes.consent?.startsWith('required')) continue
      const tag = host.tag({ handoff: 'stay', ...(mode !== 'form' && { mode }), ...attributes })
      await host.open(hostPage((mode === 'form' ? host.form() : '') + tag))
      await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
      if (mode === 'button') await expectAccessibleInBothThemes()
      if (mode === 'popup' || mode === 'button') await page.evaluate('Foyer.open()')
      if (typed) await leaveEmail(page, typed)
      await expect(page.getByText(shows)).toBeVisible()
      await expectAccessibleInBothThemes()
    }
  })
}

test('takes the font of the host and nothing else of its text', async ({ page, host }) => {
  const head =
    '<style>html{font-size:62.5%}body{font:italic 700 30px/3 Courier,monospace;letter-spacing:5px;text-transform:uppercase;text-align:center;color:red}</style>'
  await host.open(hostPage(host.tag() + host.tag({ mode: 'button' }), { head }))
  for (const label of [
    page.getByText('Work email').first(),
    page.getByRole('button', { name: 'Free website draft' }),
  ]) {
    await expect(label).toHaveCSS('font-family', 'Courier, monospace')
    await expect(label).toHaveCSS('font-style', 'normal')
    await expect(label).toHaveCSS('text-transform', 'none')
    await expect(label).toHaveCSS('letter-spacing', 'normal')
  }
  await expect(page.getByRole('textbox')).toHaveCSS('font-size', '16px')
})

const WHITE = 'rgb(255, 255, 255)'
const NIGHT = 'rgb(20, 30, 26)'

test('follows the theme of the tag, then the background, then the color schemes of the page, then the visitor', async ({
  page,
  host,
}) => {
  for (const [schemes, theme, preferred, surface] of [
    ['', 'auto', 'light', WHITE],
    ['', 'auto', 'dark', WHITE],
    ['color-scheme:light', 'auto', 'dark', WHITE],
    ['color-scheme:dark', 'auto', 'light', NIGHT],
    ['color-scheme:light dark', 'auto', 'dark', NIGHT],
    // What is really behind the card decides first.
    ['background:#000', 'auto', 'light', NIGHT],
    ['background:#101820', 'auto', 'light', NIGHT],
    ['color-scheme:dark;background:oklch(0.95 0 0)', 'auto', 'dark', WHITE],
    ['color-scheme:dark', 'light', 'dark', WHITE],
    ['color-scheme:light', 'dark', 'light', NIGHT],
  ] as const) {
    await page.emulateMedia({ colorScheme: preferred })
    await host.open(hostPage(host.tag({ theme }), { head: `<style>:root{${schemes}}</style>` }))
    const card = page.locator('foyer-widget .card')
    await expect(card, `"${schemes}", theme ${theme}, ${preferred}`).toHaveCSS('background-color', surface)
  }
})

test('an accent colors the button with a label that can be read', async ({ page, host }) => {
  for (const [accent, fill, label] of [
    ['#3b2d6b', 'rgb(59, 45, 107)', 'lch(100 0 0)'],
    ['#e8a33d', 'rgb(232, 163, 61)', 'lch(0 0 0)'],
    ['#7f7f7f', 'rgb(127, 127, 127)', 'lch(0 0 0)'],
    // What is not a color leaves ours.
    ['red; background: url(x)', 'rgb(20, 80, 62)', 'lch(100 0 0)'],
  ] as const) {
    await host.open(hostPage(host.tag({ accent })))
    const button = page.getByRole('button', { name: 'Get my draft' })
    await expect(button).toHaveCSS('background-color', fill)
    await expect(button).toHaveCSS('color', label)
  }
})

test('a sheet that comes after the script is followed as well', async ({ page, host, context, widget }) => {
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
})

test('the host can set its colours and corners as custom properties', async ({ page, host }) => {
  const head = '<style>:root{--foyer-accent:#3b2d6b;--foyer-surface:#fffbe6;--foyer-radius:0px}</style>'
  await host.open(hostPage(host.tag(), { head }))
  await expect(page.getByRole('button')).toHaveCSS('background-color', 'rgb(59, 45, 107)')
  await expect(page.getByRole('button')).toHaveCSS('border-radius', '0px')
  await expect(page.locator('foyer-widget .card')).toHaveCSS('background-color', 'rgb(255, 251, 230)')
})

test('texts can be read on a surface that the page sets', async ({ page, host }) => {
  const LIGHT_TEXT = 'rgb(233, 240, 234)'
  for (const [declared, visitor, text, label] of [
    ['--foyer-surface:#102030', 'light', LIGHT_TEXT, 'lch(0 0 0)'],
    ['--foyer-surface:#102030;--foyer-accent:#3b2d6b', 'light', LIGHT_TEXT, 'lch(100 0 0)'],
    ['--foyer-surface:#102030;background:#fff;color:#333', 'light', LIGHT_TEXT, 'lch(0 0 0)'],
    ['--foyer-surface:#102030;--foyer-text:#ffeecc', 'light', 'rgb(255, 238, 204)', 'lch(0 0 0)'],
    ['--foyer-surface:#fffbe6;background:#000', 'dark', 'rgb(18, 35, 28)', 'lch(100 0 0)'],
  ] as const) {
    await page.emulateMedia({ colorScheme: visitor })
    await host.open(hostPage(host.tag(), { head: `<style>:root{${declared}}</style>` }))
    await leaveEmail(page, 'dana@nowhere')
    await expect(page.getByText('Enter an email address')).toBeVisible()
    await expect(page.getByText('Get a free website draft'), declared).toHaveCSS('color', text)
    await expect(page.getByRole('button', { name: 'Get my draft' }), declared).toHaveCSS('color', label)
    await expectReadableColors(page)
  }
})

test('everything to press is at least 44 pixels high', async ({ page, host }) => {
  await host.open(hostPage(host.tag({ mode: 'button', consent: 'required' })))
  const sizeOf = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.height ?? 0
  expect(await sizeOf('Free website draft')).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: 'Free website draft' }).click()
  await leaveEmail(page, 'ana@gmial.com')
  await page.getByRole('checkbox').check()
  await leaveEmail(page, 'ana@gmial.com')
  for (const name of ['Close', 'Get my draft', 'Did you mean']) {
    expect(await sizeOf(name), name).toBeGreaterThanOrEqual(44)
  }
  const label = await page.locator('label:has([type=checkbox])').boundingBox()
  expect(label?.height).toBeGreaterThanOrEqual(44)
})

test('keeps still for those who ask for it', async ({ page, host }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await host.open(hostPage(host.tag({ mode: 'popup', trigger: 'load' })))
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCSS('animation-name', 'none')
})

test('controls have an outline when the colours are forced', async ({ page, host }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await host.open(hostPage(host.tag({ mode: 'button' })))
  const launcher = page.getByRole('button', { name: 'Free website draft' })
  await expect(launcher).toHaveCSS('border-top-style', 'solid')
  await launcher.click()
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid')
})

test.describe('nothing of the page moves', () => {
  const shifts = `<script>
    window.shifts = []
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
      .observe({ type: 'layout-shift', buffered: true })
  </script>`
  const places = {
    'a form of the page': (host: Host) => host.form() + host.tag(),
    'a place of its own height': (host: Host) =>
      `<div data-foyer style="min-height:232px;width:460px"></div>${host.tag()}`,
    'a popup': (host: Host) => host.tag({ mode: 'popup' }),
    'a floating button': (host: Host) => host.tag({ mode: 'button' }),
  }

  for (const [name, snippet] of Object.entries(places)) {
    test(`when the script comes late: ${name}`, async ({ page, host, context }) => {
      const gate = createGate()
      await context.route('**/widget.js', async (route) => {
        await gate.opened
        await route.continue()
      })
      const opening = host.open(hostPage(snippet(host), { head: shifts }))
      const after = page.locator('#after')
      await expect(after).toBeVisible()
      const frames = () =>
        page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      await frames()
      const before = await after.boundingBox()
      gate.open()
      await opening
      await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
      await frames()
      expect(await after.boundingBox()).toEqual(before)
      expect(await page.evaluate('shifts')).toEqual([])
    })
  }

  test('while the card is sent and when it is done', async ({ page, host, context }) => {
    const gate = createGate()
    await context.route(host.api, async (route) => {
      await gate.opened
      await route.continue()
    })
    await host.open(hostPage(host.tag({ handoff: 'stay' })))
    const before = await page.locator('#after').boundingBox()
    await leaveEmail(page)
    await expect(page.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true')
    expect(await page.locator('#after').boundingBox()).toEqual(before)
    gate.open()
    await expect(page.getByText('Thank you.')).toBeVisible()
    expect(await page.locator('#after').boundingBox()).toEqual(before)
  })
})
