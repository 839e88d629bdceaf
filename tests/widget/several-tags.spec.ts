// Several tags on one page: one widget for the same tag, and each of two partners is credited.

import { IN_FULL_RING } from '../cases-of.ts'
import { EMAIL, expect, hostPage, test } from './widget-test.ts'

test(
  'the same tag twice is one widget, another ref or mode is another',
  IN_FULL_RING,
  async ({ page, host, widget }) => {
    const tags = [
      host.tag(),
      host.tag(),
      host.tag({ ref: 'OTHER222' }),
      host.tag({ mode: 'button' }),
      host.tag({ mode: 'button' }),
    ]
    await host.open(hostPage(tags.join('')))
    await expect(widget).toHaveCount(3)
    await expect(page.getByRole('textbox', { name: 'Work email' })).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Free website draft' })).toHaveCount(1)
    // A tag that comes later is looked at as well.
    await page.evaluate(() => document.querySelector('script[data-mode=button]')?.cloneNode())
    await page.addScriptTag({ url: `${host.server.foyerUrl}/widget.js?ref=THIRD333&api=${host.api}` })
    await expect(widget).toHaveCount(4)
  },
)

test('each of two partners on a page is credited for its own form', async ({ page, host }) => {
  const form = (ref: string) => host.form(`<input type="hidden" name="foyer_ref" value="${ref}">`)
  await host.open(
    hostPage(
      form('FIRST222') +
        host.tag({ ref: 'FIRST222' }) +
        form('OTHER222').replaceAll('work', 'work2') +
        host.tag({ ref: 'OTHER222' }),
    ),
  )
  await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
  await page.getByRole('textbox').nth(1).fill(EMAIL)
  await page.getByRole('button', { name: 'Get my draft' }).nth(1).click()
  expect(await host.capture()).toMatchObject({ ref: 'OTHER222' })
})

test(
  'each of two partners is credited for the form of its own snippet, in any case and without a field',
  IN_FULL_RING,
  async ({ page, host, widget }) => {
    const tag = (ref: string) => host.tag({ ref })
    const lower = '<input type="hidden" name="foyer_ref" value="third333">'
    await host.open(
      hostPage(
        host.form('') +
          tag('FIRST222') +
          host.form('') +
          tag('OTHER222') +
          host.form(lower) +
          tag('THIRD333'),
      ),
    )
    await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
    for (const index of [1, 0, 2]) {
      await page.getByRole('textbox').nth(index).fill(`n${index}@practice.example`)
      await page.getByRole('button', { name: 'Get my draft' }).nth(index).click()
      await expect(page.getByText('Thank you.')).toHaveCount([2, 1, 3][index] ?? 0)
    }
    const refs = (await host.captures()).map(({ email, ref }) => [email, ref])
    expect(refs).toEqual([
      ['n1@practice.example', 'OTHER222'],
      ['n0@practice.example', 'FIRST222'],
      ['n2@practice.example', 'THIRD333'],
    ])
    // No card stands beside a form.
    expect(
      await widget.evaluateAll(
        (hosts) => hosts.filter((one) => one.shadowRoot?.querySelector('.card')).length,
      ),
    ).toBe(0)
  },
)
