// The steps that the walks through Edit share: with a mouse, with the keyboard alone, and on a phone.
import type { Browser, Locator, Page } from '@playwright/test'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import type { Product } from '../../scripts/product.ts'
import { expectGoodInBothThemes } from './every-look.ts'
import { expect } from './foyer-test.ts'
import type { Inbox } from './inbox.ts'
import { deliveredSlug, giveAnswers, sharePrivately, signUp } from './onboarding-test.ts'
import { phonePhoto } from './phone-photo.ts'

export const LEDE = 'hero/lede'
export const PHONE = '(423) 555-0100'
export const SERVICE = 'House call after 5 pm'
export const OWN = 'Care for people who work at night, from somebody who did.'

/** The page of the draft. */
export function frameOf(page: Page) {
  return page.frameLocator('main iframe')
}

/** The line on the page itself, not in its menu. */
export function lineOf(page: Page, id: string) {
  return frameOf(page).locator(`main draft-line[data-line="${id}"]`).first()
}

/** Signs up, gives all answers, and opens the draft; returns the last part of its address. */
export async function openDraft(page: Page, product: Product, email: string, inbox: Inbox): Promise<string> {
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, THINKING)
  await page.goto(`${product.appUrl}/onboarding/waiting-draft?flow=build-presence`)
  const slug = await deliveredSlug(product, email, 1)
  await page.goto(`${product.appUrl}/drafts/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Family Medicine' })).toBeVisible()
  return slug
}

/** What the database has of the edits. */
export async function storedEdits(
  product: Product,
  email: string,
): Promise<Record<string, unknown> | undefined> {
  return product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query(
      `select
         coalesce(jsonb_object_agg(substr(e.key, 6), e.value) filter (where e.key like 'line/%'), '{}') as words,
         coalesce(jsonb_agg(e.value) filter (where e.key = 'order') -> 0, '[]') as section_order,
         coalesce(jsonb_object_agg(substr(e.key, 8), e.value) filter (where e.key like 'hidden/%'), '{}') as hidden
       from public.entries e join auth.users u on u.id = e.profile_id where u.email = $1 and e.value is not null`,
      [email],
    )
    return rows[0] as Record<string, unknown> | undefined
  })
}

/** Chooses a photo in the drawer of the portrait, which `press` has opened, and expects it on the page. */
export async function choosePortrait(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(page) }
  const drawer = page.getByRole('complementary', { name: 'Your photo' })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    press(drawer.getByRole('button', { name: 'Choose a photo' })),
  ])
  await chooser.setFiles(photo)
  await expect(drawer.getByLabel('What would you say about it on the phone?')).toHaveValue('Dana Okafor')
  await press(drawer.getByRole('button', { name: 'Close' }))
  await expect(drawer).toBeHidden()
  await expect(portraitOf(page)).toHaveCount(1)
}

/** The portrait on the page. */
export function portraitOf(page: Page): Locator {
  return frameOf(page).locator('img.pic-portrait')
}

/** Shares the draft, and opens it as somebody who has the address. */
export async function openAsVisitor(browser: Browser, product: Product, slug: string): Promise<Page> {
  await sharePrivately(product, slug)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${product.appUrl}/drafts/${slug}`)
  await expect(lineless(visitor).getByRole('heading', { level: 1 })).toBeVisible()
  return visitor
}

/** The ids of the sections, in their order on the page. */
export async function sectionsOf(page: Page): Promise<string[]> {
  return frameOf(page)
    .locator('main section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id))
}

/** The order without the values, whose place depends on suggestions that are open: others do not see those. */
export function settledOrder(sections: readonly string[]): string[] {
  return sections.filter((id) => id !== 'values')
}

/** @param rules that do not hold: an open menu stands beside all landmarks */
export async function expectGoodTools(page: Page, rules: string[] = []): Promise<void> {
  await expectGoodInBothThemes(page, { except: rules })
}

/** The words of the page: for visitors, lines have no ids. */
export function lineless(page: Page) {
  return page.frameLocator('main iframe').locator('main')
}

/** Expects that the bar covers neither a line nor the two around it, as far as the window has room for all three. */
export async function expectUncovered(page: Page, line: Locator): Promise<void> {
  const bar = page.getByRole('region', { name: /^This line: / })
  const frame = page.locator('main iframe')
  await expect
    .poll(async () => {
      const [tools, around] = await Promise.all([bar.boundingBox(), frame.boundingBox()])
      const seen = await line.evaluate((element) => {
        const lines = [...element.ownerDocument.querySelectorAll('main draft-line')].filter(
          (one) => one === element || one.getClientRects().length > 0,
        )
        const at = lines.indexOf(element)
        const boxes = lines.slice(Math.max(0, at - 1), at + 2).map((one) => one.getBoundingClientRect())
        const own = element.getBoundingClientRect()
        const span = (parts: readonly DOMRect[]) => ({
          top: Math.min(...parts.map(({ top }) => top)),
          bottom: Math.max(...parts.map(({ bottom }) => bottom)),
        })
        return {
          line: span([own]),
          all: span(boxes),
          width: element.ownerDocument.documentElement.clientWidth,
        }
      })
      if (!tools || !around) return null
      const scale = around.width / seen.width
      const free = Math.min(tools.y, around.y + around.height) - around.y
      const fits = (seen.all.bottom - seen.all.top) * scale <= free - 48 * scale
      const { top, bottom } = fits ? seen.all : seen.line
      return top * scale >= -1 && bottom * scale <= free + 1
    })
    .toBe(true)
}

/** The window as it is while the keyboard of a phone covers so much of it. */
export async function openKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((covered) => {
    const { visualViewport } = window
    if (!visualViewport) return
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - covered })
    visualViewport.dispatchEvent(new Event('resize'))
  }, height)
}
