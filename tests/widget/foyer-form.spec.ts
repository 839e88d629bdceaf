// The custom element: placed by builders and frameworks, and taken out again.

import { IN_FULL_RING } from '../cases-of.ts'
import { bundlePage } from './bundle-page.ts'
import { EMAIL, expect, type Host, hostPage, leaveEmail, test } from './widget-test.ts'

const TITLE = 'Get a free website draft'

/** Our script without settings: it registers the element. */
function script(host: Host): string {
  return `<script async src="${host.server.foyerUrl}/widget.js"></script>`
}

function element(host: Host, attributes: string): string {
  return `<foyer-form data-api="${host.api}" data-handoff="stay" ${attributes}></foyer-form>`
}

test('shows a form of its own for each element, whether the script was there before it or not', async ({
  page,
  host,
}) => {
  await host.open(hostPage(element(host, 'ref="LEDGER24"') + script(host)))
  await expect(page.locator('foyer-form').getByText(TITLE)).toBeVisible()
  await page.locator('#place').evaluate(
    (place, html) => {
      place.insertAdjacentHTML('beforeend', html)
    },
    element(host, 'ref="OTHER222" lang="es"'),
  )
  await page.getByRole('textbox', { name: 'Correo de trabajo' }).fill(EMAIL)
  await page.getByRole('button', { name: 'Quiero mi borrador' }).click()
  expect(await host.capture()).toMatchObject({ ref: 'OTHER222', email: EMAIL })
  await expect(page.locator('foyer-form .card')).toHaveCount(2)
  // The elements are as the page wrote them.
  expect(
    await page.locator('foyer-form').evaluateAll((forms) => forms.map(({ outerHTML }) => outerHTML)),
  ).toEqual([element(host, 'ref="LEDGER24"'), element(host, 'ref="OTHER222" lang="es"')])
})

test('keeps what is typed when it is moved, follows its attributes, and leaves nothing when it goes', async ({
  page,
  host,
}) => {
  await host.open(hostPage(element(host, 'ref="LEDGER24"') + script(host)))
  const field = page.getByRole('textbox', { name: 'Work email' })
  await field.fill('dana@')
  const form = page.locator('foyer-form')
  await form.evaluate((moved) => document.querySelector('main')?.append(moved))
  await expect(field).toHaveValue('dana@')
  await form.evaluate((changed) => changed.setAttribute('lang', 'es'))
  await expect(page.getByRole('textbox', { name: 'Correo de trabajo' })).toBeVisible()
  await form.evaluate((changed) => changed.setAttribute('mode', 'button'))
  await page.getByRole('button', { name: 'Borrador web gratis' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await form.evaluate((gone) => gone.remove())
  await expect(page.locator('foyer-widget')).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
})

test('a popup of two elements stays until the last of them goes', IN_FULL_RING, async ({ page, host }) => {
  const button = element(host, 'ref="LEDGER24" mode="button"')
  await host.open(hostPage(button + button + script(host)))
  const launcher = page.getByRole('button', { name: 'Free website draft' })
  await expect(launcher).toHaveCount(1)
  const removeFirst = () =>
    page
      .locator('foyer-form')
      .first()
      .evaluate((first) => first.remove())
  await removeFirst()
  await expect(launcher).toHaveCount(1)
  await removeFirst()
  await expect(launcher).toHaveCount(0)
})

test('stands in a page of React and survives its navigation', IN_FULL_RING, async ({ page, host }) => {
  const root = `<div id="root" data-api="${host.api}"></div>${await bundlePage(new URL('./react-page.ts', import.meta.url))}`
  await host.open(hostPage(root + script(host)))
  await expect(page.locator('foyer-form').getByText(TITLE)).toBeVisible()
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page.locator('foyer-form')).toHaveCount(0)
  await page.getByRole('link', { name: 'Home' }).click()
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ ref: 'LEDGER24', landing_page: '/' })
  // React renders again without disturbing the form.
  await page.getByRole('button', { name: 'Count 0' }).click()
  await expect(page.getByText('Count 1')).toBeVisible()
  await expect(page.getByText('Thank you.')).toBeVisible()
  await expect(page.locator('foyer-form .card')).toHaveCount(1)
})
