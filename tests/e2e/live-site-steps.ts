// What happens to a website that is open: who reads it, what it said before, and where it stands.
import { type Browser, expect, type Page } from '@playwright/test'
import type { Product } from '../../scripts/product.ts'
import { expectGoodInEveryLook } from './every-look.ts'

/** The words of the first publication, and of the second. */
export const OWN = 'Care for people who work at night.'
export const NEWER = 'Care for everybody who works at night.'
export const PUBLISH_CHANGES = 'Publish 2 changes'

/** Another browser, which has never seen the app. */
export async function openVisitor(browser: Browser) {
  const visitor = await (await browser.newContext()).newPage()
  return {
    visitor,
    /** Expects that an address shows a text, however long an engine may take to learn of it. */
    expectToRead: (address: string, text: string) =>
      expect
        .poll(async () => {
          await visitor.goto(address)
          return visitor.locator('body').textContent()
        })
        .toContain(text),
  }
}

type Site = Awaited<ReturnType<typeof openVisitor>> & { readonly address: string }

/** The words of the day before come back, and visitors see them after Publish. */
export async function bringBack(
  page: Page,
  product: Product,
  { address, expectToRead }: Site,
): Promise<void> {
  await page.goto(`${product.appUrl}/my-site`)
  const days = page.getByRole('region', { name: 'What your site said' })
  await expect(days.getByText('First published')).toBeVisible()
  await days.getByRole('link', { name: /First published/ }).click()
  await expect(page.getByText(/^What your site said on /)).toBeVisible()
  await expect(page.locator('main iframe').contentFrame().getByText(OWN).first()).toBeVisible()
  await expectGoodInEveryLook(page)
  await page.getByRole('button', { name: /^Bring (this )?back$/ }).click()
  const back = page.getByRole('complementary', { name: PUBLISH_CHANGES })
  await expect(back.getByText(OWN)).toBeVisible()
  await expectToRead(address, NEWER)
  await back.getByRole('checkbox', { name: 'These sentences are true of my practice.' }).check()
  await back.getByRole('button', { name: PUBLISH_CHANGES }).click()
  await expectToRead(address, OWN)
}

/** Moves a website to another address, to which the old one leads, and returns it. */
export async function moveAway(
  page: Page,
  product: Product,
  { address, visitor, expectToRead }: Site,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<string> {
  await page.goto(`${product.appUrl}/my-site`)
  await page.getByRole('button', { name: 'Change the address' }).click()
  const move = page.getByRole('dialog', { name: 'Change the address' })
  await move.getByLabel('Your part of the address').fill(to)
  await expect(move.getByText(new RegExp(`^${to}\\.localhost:\\d+ is available$`))).toBeVisible()
  await move.getByRole('button', { name: 'Change the address' }).click()
  await expect(move).toHaveCount(0)
  const moved = address.replace(`${from}.`, `${to}.`)
  await expectToRead(moved, OWN)
  const led = await visitor.goto(address)
  expect([visitor.url(), (await led?.request().redirectedFrom()?.response())?.status()]).toEqual([
    `${moved}/`,
    308,
  ])
  return moved
}
