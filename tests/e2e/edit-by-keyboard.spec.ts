// Edit in the owner's viewer, with the keyboard alone.
import type { Locator, Page } from '@playwright/test'
import {
  choosePortrait,
  expectGoodTools,
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

test('an owner with the keyboard alone writes on the page and in the list, and saves it', async ({
  page,
  browser,
  product,
  email,
  inbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const slug = await openDraft(page, product, email, inbox)
  await page.getByRole('radio', { name: 'Look' }).focus()
  // F6 leads into the page and out of it in Look as well.
  await page.keyboard.press('F6')
  await expect(page.locator('main iframe')).toBeFocused()
  await page.keyboard.press('F6')
  await expect(page.locator('header :focus')).toHaveCount(1)
  await page.getByRole('radio', { name: 'Look' }).focus()
  await page.keyboard.press('ArrowRight')
  const lede = lineOf(page, LEDE)
  const ours = (await lede.textContent()) ?? ''
  const button = frameOf(page)
    .getByRole('button', { name: /first sentence, .*, edit$/ })
    .first()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(lede).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(OWN)
  await expectHostileWords(page)
  // From the line to its bar, to the tools, and back.
  await page.keyboard.press('F6')
  await expect(page.getByRole('region', { name: 'This line: First sentence' }).locator(':focus')).toHaveCount(
    1,
  )
  await expect(lede.locator('..')).toHaveRole('button')
  await page.keyboard.press('F6')
  await expect(page.locator('header :focus')).toHaveCount(1)
  await page.keyboard.press('F6')
  await expect(button).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(lede).toHaveText(OWN)
  await page.keyboard.press('Control+z')
  await expect(lede).toHaveText(ours)
  await page.keyboard.press('Control+Shift+z')
  await expect(lede).toHaveText(OWN)

  // A gap, with the keyboard.
  await lineOf(page, 'contact/phone').locator('..').focus()
  await page.keyboard.press('Enter')
  const fact = page.getByRole('region', { name: 'This line: Phone number' })
  await expect(fact.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(PHONE)
  await page.keyboard.press('Enter')
  await expect(lineOf(page, 'contact/phone').locator('..')).toBeFocused()
  await expect(lineOf(page, 'contact/phone')).toHaveText(PHONE)

  // A section moves from any of its lines.
  const before = await sectionsOf(page)
  await lineOf(page, 'questions/heading').locator('..').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => sectionsOf(page)).not.toEqual(before)
  await expect(page.getByText(/^Questions, now \w+ of \w+\.$/)).toBeAttached()

  // A service, from the bar of a line: the menu and each field are reached by keys.
  await lineOf(page, 'services/heading').locator('..').focus()
  await page.keyboard.press('Enter')
  await expect(lineOf(page, 'services/heading')).toBeFocused()
  await page.keyboard.press('F6')
  const add = page.getByRole('region', { name: 'This line: Heading' }).getByRole('button', { name: 'Add…' })
  for (let press = 0; press < 5 && !(await isFocused(add)); press++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const serviceItem = page.getByRole('menuitem', { name: /^A service/ })
  await expect(serviceItem).toBeFocused()
  // Escape closes the menu alone.
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(serviceItem).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(frameOf(page).getByRole('textbox', { name: 'Name, edit' })).toBeFocused()
  await page.keyboard.type(SERVICE)
  await page.keyboard.press('Tab')
  await expect(frameOf(page).getByRole('textbox', { name: 'Price, edit' })).toBeFocused()
  await page.keyboard.type('$180')
  await page.keyboard.press('Shift+Tab')
  await expect(frameOf(page).getByRole('textbox', { name: 'Name, edit' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(frameOf(page).locator('#services')).toContainText(/House call after 5 pm\s*\$180/)

  // A suggestion: the legend leads to it, F6 to its question.
  const suggestions = frameOf(page).locator('main draft-line[data-mark=suggestion]')
  const open = await suggestions.count()
  await page.getByRole('button', { name: 'Next suggestion' }).focus()
  await page.keyboard.press('Enter')
  await expect(frameOf(page).locator('draft-line:focus')).toHaveCount(1)
  await page.keyboard.press('F6')
  await expect(page.getByRole('button', { name: 'Yes, that is us' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => suggestions.count()).toBeLessThan(open)

  // A portrait.
  await frameOf(page).getByRole('button', { name: 'A photo of you (to add), edit' }).focus()
  await page.keyboard.press('Enter')
  await choosePortrait(page, (button) => button.press('Enter'))

  await page.getByRole('button', { name: 'Edit as a list' }).focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'Edit as a list' })
  const visit = list.getByRole('region', { name: 'Visits' })
  await visit.getByLabel('Heading').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('How it goes here')
  await page.keyboard.press('Enter')
  await expect(visit.getByRole('button', { name: 'Put our words back' })).toBeVisible()
  await expectGoodTools(page)
  await visit.getByRole('button', { name: 'Hide: Visits' }).focus()
  await page.keyboard.press('Enter')
  await expect(visit.getByRole('button', { name: 'Show again: Visits' })).toBeVisible()
  await visit.getByRole('button', { name: 'Show again: Visits' }).focus()
  await page.keyboard.press('Enter')
  await expect(visit.getByRole('button', { name: 'Hide: Visits' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lineOf(page, 'visit/heading')).toHaveText('How it goes here')
  await expect
    .poll(async () => JSON.stringify(await storedEdits(product, email)))
    .toContain('How it goes here')

  const moved = await sectionsOf(page)
  await page.getByRole('radio', { name: 'Edit' }).focus()
  await page.keyboard.press('ArrowLeft')
  // Who has the address sees the newest state at each load.
  const visitor = await openAsVisitor(browser, product, slug)
  for (const text of ['How it goes here', OWN, PHONE, SERVICE])
    await expect(lineless(visitor).getByText(text).first()).toBeVisible()
  await expect(portraitOf(visitor)).toHaveCount(1)
  expect(settledOrder(await sectionsOf(visitor))).toEqual(settledOrder(moved))
  await visitor.context().close()
})

function isFocused(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element === document.activeElement)
}

/** An input method, words from the right, and emoji: the line is never rendered under the caret, and takes back what is not kept. */
async function expectHostileWords(page: Page): Promise<void> {
  const lede = lineOf(page, LEDE)
  const before = await lede.elementHandle()
  const client = await page.context().newCDPSession(page)
  for (const text of ['k', 'こ', 'こん'])
    await client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await expect(lede).toHaveText(`${OWN}こん`)
  await page.keyboard.insertText('今 ')
  await page.keyboard.insertText('שלום 👩🏽‍⚕️')
  await expect(lede).toHaveText(`${OWN}今 שלום 👩🏽‍⚕️`)
  await expect(page.getByText('Draft. Only you see it')).toBeVisible()
  expect(await lede.evaluate((line, old) => line === old, before)).toBe(true)
  await expect(lede).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(OWN)
  await expect(lede).toHaveText(OWN)
}
