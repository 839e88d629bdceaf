// A page that builds its elements again, by whatever library, keeps the form and what was typed, without running the
// script again.
import { casesOf } from '../cases-of.ts'
import { REBUILD_HEAD, REBUILDS } from './rebuilds.ts'
import { EMAIL, expect, type Host, hostPage, test } from './widget-test.ts'

const SCRIPT = (host: Host) => `<script defer src="${host.server.foyerUrl}/widget.js"></script>`

/** The ways to put a form on a page, with the head and the place. */
const WAYS: Readonly<Record<string, (host: Host) => readonly [head: string, place: string]>> = {
  'the element': (host) => [
    SCRIPT(host),
    `<foyer-form ref="LEDGER24" data-api="${host.api}" data-handoff="stay"></foyer-form>`,
  ],
  'two elements alike': (host) => [
    SCRIPT(host),
    `<foyer-form ref="LEDGER24" data-api="${host.api}" data-handoff="stay"></foyer-form>`.repeat(2),
  ],
  'the script': (host) => ['', host.tag()],
  'the script in its place': (host) => ['', `<div data-foyer><i></i></div>${host.tag()}`],
  'the script in the head and a place': (host) => [host.tag(), '<div data-foyer></div>'],
  'the script in the head': (host) => [host.tag(), ''],
  'the floating button': (host) => ['', host.tag({ mode: 'button' })],
}

// An element that belongs to the page: it has the most to lose, since the page has put it there itself.
for (const [way, build] of casesOf(Object.entries(WAYS), ([one]) => one === 'the element')) {
  test(`${way} outlives every way of building a page again`, async ({ page, host }) => {
    const [head, place] = build(host)
    host.server.pages.set('/other', { html: hostPage('', { head: REBUILD_HEAD + head }) })
    await host.open(hostPage(place, { head: REBUILD_HEAD + head }))
    if (way === 'the floating button') await page.getByRole('button', { name: 'Free website draft' }).click()
    const fields = page.getByRole('textbox', { name: 'Work email' })
    const values = Array.from({ length: way.startsWith('two') ? 2 : 1 }, (_, index) => `dana${index}@`)
    for (const [index, value] of values.entries()) await fields.nth(index).fill(value)
    const elements = () =>
      page.locator('foyer-form').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML).join())
    const before = await elements()
    for (const [name, rebuild] of Object.entries(REBUILDS)) {
      await page.evaluate(`(async () => { ${rebuild}
        await nextFrame() })()`)
      await expect
        .poll(() => fields.evaluateAll((all) => all.map((one) => Reflect.get(one, 'value'))), name)
        .toEqual(values)
      // It has its style sheet.
      await expect(fields.last(), name).toHaveCSS('min-height', '46px')
      expect(await elements(), name).toBe(before)
      await expect(page.locator('foyer-widget'), name).toHaveCount(way.includes('element') ? 0 : 1)
    }
    await fields.last().fill(EMAIL)
    await page.getByRole('button', { name: 'Get my draft' }).last().click()
    expect(await host.capture()).toMatchObject({ email: EMAIL, ref: 'LEDGER24' })
    await expect(page.getByText('Thank you.')).toBeVisible()
  })
}
