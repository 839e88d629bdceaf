// What a visitor sees: accessible in every state, of the host's font, in the right colours, in the language of the
// page, and nothing moves.

import { WIDGET_DEFAULTS } from '@foyer/shared/widget/options.ts'
import { reservePlace } from '@foyer/shared/widget/reserve-place.ts'
import { buildSnippet } from '@foyer/shared/widget/snippet.ts'
import type { Page } from '@playwright/test'
import { casesOf, IN_FULL_RING } from '../cases-of.ts'
import { expectAccessible, expectReadableColors } from '../e2e/expect-accessible.ts'
import { createGate, expect, type Host, hostPage, leaveEmail, test } from './widget-test.ts'

const BUSY = { status: 503, body: {}, headers: { 'retry-after': '600' } }

/** In this order, one page goes through all of them. */
const STATES: readonly { typed?: string; shows: string; fails?: boolean }[] = [
  { shows: 'Get my draft' },
  { typed: 'dana@nowhere', shows: 'Enter an email address' },
  { typed: 'ana@gmial.com', shows: 'Did you mean' },
  { typed: 'dana@practice.example', shows: 'will be sent later', fails: true },
  { typed: 'dana@practice.example', shows: 'Thank you.' },
]

const targetOf = ({ server, api }: Host) => ({
  appUrl: server.foyerUrl,
  captureUrl: api,
  builtInCaptureUrl: '',
  version: '0',
  integrity: '',
})

async function expectAccessibleInBothThemes(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadableColors(page)
}

// A popup is the dialog of the button without the button.
// The button shows the card in a dialog, and itself.
for (const mode of casesOf(['inline', 'button', 'form'], (one) => one === 'button')) {
  test(`axe finds nothing in any state: ${mode}`, async ({ page, host }) => {
    test.slow()
    const snippet =
      mode === 'form'
        ? buildSnippet(mode, 'LEDGER24', { ...WIDGET_DEFAULTS, handoff: 'stay' }, targetOf(host))
        : host.tag({ mode })
    await host.open(
      hostPage(snippet, { html: 'lang="en" style="color-scheme:light dark;background:canvas"' }),
    )
    await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
    if (mode === 'button') {
      await expectAccessibleInBothThemes(page)
      await page.evaluate('Foyer.open()')
    }
    for (const { typed, shows, fails } of STATES) {
      if (fails) host.server.answers.push(BUSY)
      if (typed) await leaveEmail(page, typed)
      await expect(page.getByText(shows)).toBeVisible()
      await expectAccessibleInBothThemes(page)
    }
    // Also below the form snippet, whose fields are spent.
    await expect(page.getByRole('button', { name: 'Get my draft' })).toBeHidden()
  })
}

// The card has both, the box and the notice alone.
for (const mode of casesOf(['inline', 'form'], (one) => one === 'inline')) {
  test(`axe finds nothing with a consent box, a notice and an accent: ${mode}`, async ({ page, host }) => {
    const form = (ref: string) =>
      mode === 'form' ? host.form(`<input type="hidden" name="foyer_ref" value="${ref}">`) : ''
    const tags = [
      form('BOX22222') + host.tag({ ref: 'BOX22222', consent: 'required' }),
      ...(mode === 'inline'
        ? [
            host.tag({ ref: 'NOTE2222', consent: 'You agree.' }),
            host.tag({ ref: 'TONE2222', accent: '#e8a33d' }),
          ]
        : []),
    ]
    await host.open(
      hostPage(tags.join(''), { html: 'lang="en" style="color-scheme:light dark;background:canvas"' }),
    )
    await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
    await page.getByRole('textbox', { name: 'Work email' }).first().fill('dana@practice.example')
    await page.getByRole('button', { name: 'Get my draft' }).first().click()
    await expect(page.getByText('Tick the box')).toBeVisible()
    if (mode === 'inline') await expect(page.getByText('You agree.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })
}

test('takes the font of the host and nothing else of its text', IN_FULL_RING, async ({ page, host }) => {
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

test('keeps still for those who ask for it', IN_FULL_RING, async ({ page, host }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await host.open(hostPage(host.tag({ mode: 'popup', trigger: 'load' })))
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCSS('animation-name', 'none')
})

test('controls have an outline when the colours are forced', IN_FULL_RING, async ({ page, host }) => {
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
    'an element in the place of the builder': (host: Host) =>
      reservePlace(WIDGET_DEFAULTS).replace(
        '\n</div>',
        '<foyer-form ref="LEDGER24" mode="inline" style="grid-area:1/1"></foyer-form></div>',
      ) + `<script async src="${host.server.foyerUrl}/widget.js"></script>`,
    'a popup': (host: Host) => host.tag({ mode: 'popup' }),
    'a floating button': (host: Host) => host.tag({ mode: 'button' }),
  }

  // A form that the page shows before the script comes has the most to move.
  for (const [name, snippet] of casesOf(Object.entries(places), ([one]) => one === 'a form of the page')) {
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

  // Of all modes, only the card takes a place in the page; its script is the snippet that most partners paste.
  const kinds = casesOf(['script', 'form', 'pinned', 'manager'] as const, (kind) => kind === 'script')
  const modes = casesOf(['inline', 'popup', 'button'] as const, (mode) => mode === 'inline')
  for (const kind of kinds) {
    for (const mode of modes) {
      if (kind === 'form' && mode !== 'inline') continue
      test(`with a snippet of the builder, at every width and in a wide font: ${kind}, ${mode}`, async ({
        page,
        host,
        context,
      }) => {
        const options = { ...WIDGET_DEFAULTS, mode }
        // With a tag manager, the page has the place.
        const place = kind === 'manager' && mode === 'inline' ? reservePlace(options) : ''
        const snippet =
          place + buildSnippet(kind, 'LEDGER24', options, targetOf(host)).replace(' integrity=""', '')
        for (const [width, font] of [
          [1280, 'serif'],
          [375, 'serif'],
          [375, 'Verdana, DejaVu Sans, sans-serif'],
          [320, 'Verdana, DejaVu Sans, sans-serif'],
        ] as const) {
          const gate = createGate()
          await context.unroute('**/widget.js*')
          await context.route('**/widget.js*', async (route) => {
            await gate.opened
            await route.continue()
          })
          await page.setViewportSize({ width, height: 800 })
          const head = `<style>body{font-family:${font}}</style>${shifts}`
          const opening = host.open(hostPage(snippet, { head }))
          await expect(page.locator('#after')).toBeVisible()
          const frames = () =>
            page.evaluate(
              () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
            )
          await frames()
          gate.open()
          await opening
          await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
          await frames()
          expect(await page.evaluate('shifts'), `${width} ${font}`).toEqual([])
          if (kind === 'script' && mode === 'inline') {
            // The card fills its place.
            const card = page.locator('foyer-widget .card')
            expect((await card.boundingBox())?.height).toBe(
              (await page.locator('#place > [data-foyer]').boundingBox())?.height,
            )
          }
        }
      })
    }
  }

  test('while the card is sent and when it is done', IN_FULL_RING, async ({ page, host, context }) => {
    const gate = createGate()
    await context.route(host.api, async (route) => {
      await gate.opened
      await route.continue()
    })
    await host.open(hostPage(host.tag()))
    const before = await page.locator('#after').boundingBox()
    await leaveEmail(page)
    await expect(page.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true')
    expect(await page.locator('#after').boundingBox()).toEqual(before)
    gate.open()
    await expect(page.getByText('Thank you.')).toBeVisible()
    expect(await page.locator('#after').boundingBox()).toEqual(before)
  })
})

test('says everything in Spanish on a Spanish page', IN_FULL_RING, async ({ page, host }) => {
  await host.open(hostPage(host.tag(), { html: 'lang="es-MX"' }))
  await expect(page.locator('foyer-widget .box')).toHaveAttribute('lang', 'es-MX')
  const field = page.getByRole('textbox', { name: 'Correo de trabajo' })
  const button = page.getByRole('button', { name: 'Quiero mi borrador' })
  await button.click()
  await expect(page.getByText('Escriba un correo como')).toBeVisible()
  await field.fill('ana@gmial.com')
  await button.click()
  await page.getByRole('button', { name: '¿Quiso decir ana@gmail.com?' }).click()
  await button.click()
  await expect(page.getByText('Gracias. Tenemos su correo.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continuar' })).toBeVisible()
})

test(
  'reads in the direction of its own texts on a page that reads from right to left',
  IN_FULL_RING,
  async ({ page, host }) => {
    const tags = host.tag() + host.tag({ ref: 'ARAB2222', title: 'مسودة مجانية لموقعك', text: 'اترك بريدك.' })
    await host.open(hostPage(tags, { html: 'lang="ar" dir="rtl"' }))
    await expect(page.getByText('A first draft is ready within 24 hours.')).toHaveCSS('direction', 'ltr')
    await expect(page.getByText('اترك بريدك.')).toHaveCSS('direction', 'rtl')
  },
)
