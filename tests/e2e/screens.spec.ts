// The screens of the sidebar that help beside the website: accessible, empty and full, and what only a browser draws.

import { readFileSync } from 'node:fs'
import {
  ESTABLISHED_WITH_LINK,
  RECENT_WITHOUT_WEBSITE,
} from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { IN_FULL_RING } from '../cases-of.ts'
import { expectGoodInEveryLook } from './every-look.ts'
import { expect, test } from './foyer-test.ts'
import { giveAnswers, signIn } from './onboarding-test.ts'

const SCREENS = [
  ['/reviews', 'Reviews'],
  ['/bookings', 'Bookings'],
  ['/payments', 'Payments'],
  ['/social-media', 'Social Media'],
  ['/marketing', 'Marketing'],
] as const
const LATER = /^Later: .* There is no date\.$/

test('each screen is worth opening without an answer, and accessible', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await signIn(page, product, email, inbox)
  for (const [path, title] of SCREENS) {
    await page.goto(product.appUrl + path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(LATER)).toBeVisible()
    await expectGoodInEveryLook(page)
  }
})

test(
  'full screens are accessible, draw their pictures, and print',
  IN_FULL_RING,
  async ({ page, product, email, inbox }) => {
    await signIn(page, product, email, inbox, 'Cedar Grove Family Medicine')
    await giveAnswers(product, email, {
      ...RECENT_WITHOUT_WEBSITE,
      webPresence: { selected_options: ['google'], updated_at: '2026-11-21T09:00:00.000Z' },
      webPresenceLinks: {
        links: { google: 'g.page/r/CQ7cedargrove/review' },
        selected_options: ['google'],
        updated_at: '2026-11-21T09:00:00.000Z',
      },
    })
    await product.stack.database.asSuperuser(async (transaction) => {
      await transaction.query(
        `insert into public.entries (profile_id, key, value, typed_at, changed_at)
       select id, 'item/add-aaaa',
         '{"kind": "price", "at": 1, "name": "Sports physical", "price": "$60", "text": "For school"}', now(), now()
       from auth.users where email = $1`,
        [email],
      )
    })
    await page.goto(`${product.appUrl}/reviews`)
    const card = page.getByRole('img', { name: /A QR code leads to g\.page/ })
    await expect(card).toBeVisible()
    expect(await card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
    await expectGoodInEveryLook(page)

    await page.goto(`${product.appUrl}/social-media`)
    const download = page.waitForEvent('download')
    await page
      .getByRole('button', { name: /^Picture/ })
      .first()
      .click()
    const png = readFileSync(await (await download).path())
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      1080,
      1080,
    ])
    await expectGoodInEveryLook(page)

    await page.goto(`${product.appUrl}/payments/estimate`)
    await page.getByLabel('Add from the price list').selectOption({ index: 1 })
    await expect(page.getByText('Expected total $60.00')).toBeVisible()
    await expectGoodInEveryLook(page)
    await page.evaluate(() => {
      window.print = () => {}
    })
    await page.getByRole('button', { name: 'Print the estimate' }).click()
    await expect(page.locator('.print-sheet')).toContainText('1-800-985-3059')
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  },
)

test('a website is read after a yes, and what is confirmed fills the checklist', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await signIn(page, product, email, inbox)
  // The partner site of the product is a website on this machine; its pages name no practice.
  await giveAnswers(product, email, {
    ...ESTABLISHED_WITH_LINK,
    webPresenceLinks: {
      links: { website: product.partnerUrl },
      selected_options: ['website'],
      updated_at: '2026-11-21T09:00:00.000Z',
    },
  })
  await page.goto(`${product.appUrl}/my-site/found`)
  await expectGoodInEveryLook(page)
  await page.getByRole('button', { name: 'Yes, read it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /We found/ })).toBeVisible()
  await expectGoodInEveryLook(page)
})
