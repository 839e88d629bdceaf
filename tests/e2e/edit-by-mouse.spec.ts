// Edit in the owner's viewer, with a mouse.

import type { Locator, Page } from '@playwright/test'
import { IN_FULL_RING } from '../cases-of.ts'
import {
  choosePortrait,
  expectGoodTools,
  expectUncovered,
  frameOf,
  LEDE,
  lineless,
  lineOf,
  OWN,
  openAsVisitor,
  openDraft,
  PHONE,
  portraitOf,
  SERVICE,
  sectionsOf,
  settledOrder,
  storedEdits,
} from './edit-walk.ts'
import { expect, test } from './foyer-test.ts'

test('an owner with a mouse writes on the page, adds a service, moves a section, undoes, and saves it', async ({
  page,
  browser,
  product,
  email,
  inbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const slug = await openDraft(page, product, email, inbox)
  // Look does not load the editor.
  const hasEditor = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/edit-mode-')),
    )
  expect(await hasEditor()).toBe(false)
  await page.getByText('Edit', { exact: true }).click()
  await expect.poll(hasEditor).toBe(true)
  const lede = lineOf(page, LEDE)
  const ours = (await lede.textContent()) ?? ''
  // The caret stands where it was clicked: before the first letter.
  const start = await startOf(page, lede)
  await page.mouse.click(start.x, start.y)
  await expect(lede).toBeFocused()
  await page.keyboard.type('So ')
  await expect(lede).toHaveText(`So ${ours}`)
  await expectGoodTools(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Care for people who work at nite')
  // What is typed is kept at once, and the page is not rendered under the caret.
  await expect.poll(async () => JSON.stringify(await storedEdits(product, email))).toContain('at nite')
  await expect(lede).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(OWN)
  const heading = lineOf(page, 'visit/heading')
  // From line to line with one click: leaving keeps the words.
  await heading.scrollIntoViewIfNeeded()
  await heading.click()
  await expect(heading).toBeFocused()
  await expect(lede).toHaveText(OWN)
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' with us')
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText(/ with us$/)
  // A long heading is kept; the bar says how it fills a phone, and shows it.
  await heading.click()
  await expect(heading).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(', and what everybody in the county should know before they call us')
  await expect(page.getByText(/On a phone it fills \d+ lines\./)).toBeVisible()
  for (const [width, height] of [
    [1280, 700],
    [1024, 800],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectUncovered(page, heading)
  }
  await page.getByRole('button', { name: 'Show it', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked()
  await expect
    .poll(() => heading.evaluate((line) => line.ownerDocument.documentElement.clientWidth))
    .toBe(375)
  await page.getByRole('radio', { name: 'Desktop' }).check({ force: true })
  await page.getByRole('button', { name: 'Undo: the words of “Heading”' }).click()
  await expect(heading).toHaveText(/ with us$/)
  // Share, pressed out of a line, keeps what was typed there.
  await heading.click()
  await expect(heading).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' today')
  await page.getByRole('button', { name: 'Share privately' }).click()
  const share = page.getByRole('complementary', { name: 'Share privately' })
  await expect(share).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(share).toHaveCount(0)
  await expect(heading).toHaveText(/ with us today$/)
  const headingText = (await heading.textContent()) ?? ''

  // A word that a board may ask about gets advice, and is saved all the same.
  await lede.click()
  await expect(lede).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' We guarantee it.')
  await expect(page.getByText(/“guarantee”: Take this out or be ready to prove it/)).toBeVisible()
  // Escape takes back what was typed, which Undo would bring back; the next one closes the line.
  await page.keyboard.press('Escape')
  await expect(lede).toHaveText(OWN)
  await expect(lede).toBeFocused()
  await expect(page.getByRole('button', { name: 'Undo: the words of “First sentence”' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(lede.locator('..')).toBeFocused()

  // A paste becomes plain text; one that no line can hold changes nothing.
  await lede.click()
  await expect(lede).toBeFocused()
  await page.keyboard.press('Control+End')
  await paste(page, LEDE, '<b>bold</b>\n words')
  await expect(lede).toHaveText(`${OWN}<b>bold</b> words`)
  await paste(page, LEDE, 'x'.repeat(1_000_000))
  await expect(page.getByText('Too long for one line')).toBeVisible()
  await expect(lede).toHaveText(`${OWN}<b>bold</b> words`)
  await page.keyboard.press('Escape')
  await expect(lede).toHaveText(OWN)
  await page.keyboard.press('Escape')
  await expect(lede.locator('..')).toBeFocused()

  // A suggestion and a gap are settled where they stand; both tick the checklist.
  await page.getByRole('button', { name: 'Next suggestion' }).click()
  await page.getByRole('button', { name: 'Yes, that is us' }).click()
  await expect(page.getByRole('button', { name: 'Undo: “Yes, that is us”' })).toBeEnabled()
  const phone = lineOf(page, 'contact/phone')
  await phone.click()
  const fact = page.getByRole('region', { name: 'This line: Phone number' })
  await fact.getByRole('textbox', { name: 'Phone number' }).fill('ask me')
  await page.keyboard.press('Enter')
  await expect(fact.getByText('Enter a phone number like (423) 555-0100.')).toBeVisible()
  await expectGoodTools(page)
  await fact.getByRole('textbox', { name: 'Phone number' }).fill(PHONE)
  await expect(phone).toHaveText(PHONE)
  await page.keyboard.press('Enter')
  await expect(fact).toBeHidden()
  await page.getByRole('button', { name: 'Undo: “Phone number”' }).click()
  await expect(phone).toHaveText(/^To add/)
  await page.getByRole('button', { name: 'Redo: “Phone number”' }).click()
  await expect(phone).toHaveText(PHONE)

  // A service and the hours, from the handle in the margin of the page.
  await frameOf(page).locator('#services').hover()
  await page.getByRole('button', { name: /^Add to the page: / }).click()
  await expectGoodTools(page, ['region'])
  await page.getByRole('menuitem', { name: /^A service/ }).click()
  await expect(frameOf(page).getByRole('textbox', { name: 'Name, edit' })).toBeFocused()
  await page.keyboard.type(SERVICE)
  await page.keyboard.press('Tab')
  await expect(frameOf(page).getByRole('textbox', { name: 'Price, edit' })).toBeFocused()
  await page.keyboard.type('$180')
  await page.keyboard.press('Tab')
  await expect(frameOf(page).getByRole('textbox', { name: 'What it is, edit' })).toBeFocused()
  await expectGoodTools(page)
  await page.keyboard.type('Within ten miles.')
  await page.keyboard.press('Enter')
  const service = frameOf(page).locator('#services li', { hasText: SERVICE })
  await expect(service).toHaveText(/\$180.*Within ten miles\./)
  const undo = page.getByRole('button', { name: `Undo: the change of “${SERVICE}”` })
  await undo.click()
  await undo.click()
  await page.getByRole('button', { name: `Undo: adding “${SERVICE}”` }).click()
  await expect(service).toHaveCount(0)
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: /^Redo: / }).click()
  await expect(service).toHaveText(/\$180.*Within ten miles\./)
  // The hours, from the bar of a line: its menu takes the focus out of the line.
  await heading.click()
  await expect(heading).toBeFocused()
  await page.getByRole('region', { name: 'This line: Heading' }).getByRole('button', { name: 'Add…' }).click()
  await page.getByRole('menuitem', { name: /^Opening hours/ }).click()
  const hours = page.getByRole('region', { name: 'This line: Opening hours' })
  await hours.getByRole('button', { name: 'Open: Monday' }).click()
  await hours.getByRole('button', { name: 'Tuesday as on Monday' }).click()
  await expectGoodTools(page)
  await hours.getByRole('button', { name: 'Done' }).click()
  await expect(frameOf(page).locator('#hours')).toContainText('Monday and Tuesday')

  // A portrait, from the place that waits for it.
  await frameOf(page).getByRole('button', { name: 'A photo of you (to add), edit' }).click()
  await choosePortrait(page, (button) => button.click())

  // Sections move from the same handle.
  const before = await sectionsOf(page)
  await frameOf(page).locator('#questions').hover()
  await page.getByRole('button', { name: /^Move up: / }).click()
  await expect.poll(() => sectionsOf(page)).not.toEqual(before)
  await page.getByRole('button', { name: /^Undo: the move of/ }).click()
  await expect.poll(() => sectionsOf(page)).toEqual(before)
  await page.getByRole('button', { name: /^Redo: the move of/ }).click()
  await expect.poll(() => sectionsOf(page)).not.toEqual(before)
  const moved = await sectionsOf(page)
  await frameOf(page).locator('#why').hover()
  await page.getByRole('button', { name: /^Hide: / }).click()
  await expect(frameOf(page).locator('#why')).toHaveCount(0)
  await expect(frameOf(page).getByRole('button', { name: /is hidden. Show again/ })).toBeVisible()

  await page.getByRole('button', { name: /^What I changed, \d/ }).click()
  const drawer = page.getByRole('dialog', { name: 'What I changed' })
  await expect(drawer.getByText(ours)).toBeVisible()
  const listed = await drawer.getByRole('listitem').count()
  await expectGoodTools(page)
  await drawer.getByRole('button', { name: 'Undo: A section, left out' }).click()
  await drawer.getByRole('button', { name: 'Undo: First sentence', exact: true }).click()
  await expect(drawer.getByRole('listitem')).toHaveCount(listed - 2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `What I changed, ${listed - 2}` })).toBeVisible()
  await expect.poll(() => sectionsOf(page)).toEqual(moved)
  await page.getByRole('button', { name: 'Undo: going back in “First sentence”' }).click()
  await expect(lede).toHaveText(OWN)
  await expect(heading).toHaveText(headingText)

  // Who has the address sees the newest state at each load.
  await page.getByText('Look', { exact: true }).click()
  await expect.poll(async () => JSON.stringify(await storedEdits(product, email))).toContain(headingText)
  const visitor = await openAsVisitor(browser, product, slug)
  await expect(lineless(visitor).getByText(OWN).first()).toBeVisible()
  await expect(lineless(visitor).getByText(PHONE).first()).toBeVisible()
  await expect(lineless(visitor).getByText(SERVICE)).toBeVisible()
  await expect(lineless(visitor).getByText('Monday and Tuesday')).toBeVisible()
  await expect(lineless(visitor).getByText(headingText)).toBeVisible()
  await expect(portraitOf(visitor)).toHaveCount(1)
  expect(settledOrder(await sectionsOf(visitor))).toEqual(settledOrder(moved))
  await visitor.context().close()
})

/** Where the first letter of a line begins, in the window: the frame shows the page smaller than it is. */
async function startOf(page: Page, line: Locator): Promise<{ x: number; y: number }> {
  const frame = await page.locator('main iframe').boundingBox()
  const letter = await line.evaluate((element) => {
    const { ownerDocument } = element
    const text = ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    if (!text) throw new Error('The line is empty.')
    const range = ownerDocument.createRange()
    range.setStart(text, 0)
    range.setEnd(text, 1)
    const { left, top, height } = range.getBoundingClientRect()
    return { left, middle: top + height / 2, width: ownerDocument.defaultView?.innerWidth ?? 1 }
  })
  if (!frame) throw new Error('No page.')
  const scale = frame.width / letter.width
  return { x: frame.x + (letter.left + 1) * scale, y: frame.y + letter.middle * scale }
}

async function paste(page: Page, id: string, text: string): Promise<void> {
  await lineOf(page, id).evaluate((line, pasted) => {
    const view = line.ownerDocument.defaultView
    if (!view) return
    const clipboardData = new view.DataTransfer()
    clipboardData.setData('text/plain', pasted)
    clipboardData.setData('text/html', '<b onclick="x()">formatted</b>')
    line.dispatchEvent(new view.ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test(
  'a tab that is closed in the middle of a word loses none of it, online or offline',
  IN_FULL_RING,
  async ({ page, product, email, inbox }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const slug = await openDraft(page, product, email, inbox)
    const context = page.context()
    let tab = page
    const typeAndClose = async (text: string) => {
      await tab.getByText('Edit', { exact: true }).click()
      const lede = lineOf(tab, LEDE)
      await lede.click()
      await expect(lede).toBeFocused()
      await tab.keyboard.press('Control+a')
      await tab.keyboard.type(text)
      await tab.close({ runBeforeUnload: true })
      tab = await context.newPage()
      await tab.setViewportSize({ width: 1280, height: 800 })
    }
    const open = async (text: string) => {
      await tab.goto(`${product.appUrl}/drafts/${slug}`)
      await expect(lineless(tab).getByText(text)).toBeVisible()
      await expect.poll(async () => JSON.stringify(await storedEdits(product, email))).toContain(text)
    }
    await typeAndClose('Typed until the tab was clo')
    await open('Typed until the tab was clo')

    await context.route('**/rpc/save_entries', (route) => route.abort())
    await typeAndClose('Typed while nothing was reach')
    await context.unroute('**/rpc/save_entries')
    await open('Typed while nothing was reach')
  },
)
