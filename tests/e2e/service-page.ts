import type { Page } from '@playwright/test'
import { expectGoodInEveryLook } from './every-look.ts'
import { expect } from './foyer-test.ts'

/** A page that an owner has given to a service. */
export type ServicePage = { readonly name: string; readonly path: string }

const WORDS =
  'We talk about what brings you, look at what has helped before, and agree on one thing to try until we meet again.'

/** Gives the service that the checklist offers a page, as its owner does. */
export async function writeServicePage(page: Page): Promise<ServicePage> {
  await page.getByRole('button', { name: /^(Before|After) launch/ }).click()
  const list = page.getByRole('complementary', { name: /launch/ })
  const offer = list.getByRole('button', { name: /^A page for “/ })
  const [, name = ''] = /“(.+)”/.exec((await offer.textContent()) ?? '') ?? []
  await offer.click()
  await list.getByLabel('What it is').fill(Array(4).fill(WORDS).join(' '))
  await expectGoodInEveryLook(page)
  await list.getByRole('button', { name: 'See the page' }).click()
  await expect(page.frameLocator('main iframe').getByRole('heading', { level: 1 })).toContainText(name)
  await list.getByRole('button', { name: 'Close the checklist' }).click()
  const path = `/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}/`
  return { name, path }
}

/** Expects that a visitor finds the page at its address: from the first page and back, in a search result and in the sitemap. */
export async function expectServicePage(
  visitor: Page,
  address: string,
  { name, path }: ServicePage,
  practice: string,
): Promise<void> {
  await visitor.goto(address)
  await visitor.locator('#services').getByRole('link', { name }).click()
  await expect(visitor).toHaveURL(`${address}${path}`)
  expect(await visitor.title()).toMatch(new RegExp(`^${name} in Miami, FL: ${practice}$`))
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', `${address}${path}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${name} in Miami`)
  const sitemap = await visitor.evaluate(async () => (await fetch('/sitemap.xml')).text())
  expect(sitemap).toContain(`<loc>${address}${path}</loc>`)
  await visitor
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name: practice })
    .click()
  await expect(visitor).toHaveURL(`${address}/`)
}

/** Expects that no page stands at the address any more. */
export async function expectNoServicePage(
  visitor: Page,
  address: string,
  { path }: ServicePage,
): Promise<void> {
  await expect.poll(async () => (await visitor.goto(`${address}${path}`))?.status()).toBe(404)
}
