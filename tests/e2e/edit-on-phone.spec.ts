// Edit in the owner's viewer, with touch on a phone.
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
  openKeyboard,
  PHONE,
  portraitOf,
  SERVICE,
  sectionsOf,
  settledOrder,
  storedEdits,
} from './edit-walk.ts'
import { expect, test } from './foyer-test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('an owner types in a sheet under the line, closes the tab in the middle of a word, and saves it', async ({
    page,
    browser,
    product,
    email,
    inbox,
  }) => {
    const slug = await openDraft(page, product, email, inbox)
    // A tap that comes while the editor loads is not lost.
    const editor = Promise.withResolvers<void>()
    await page.route('**/edit-mode-*.js', async (route) => {
      await editor.promise
      await route.continue()
    })
    await page.getByText('Edit', { exact: true }).tap()
    const lede = lineOf(page, LEDE)
    await expect(lede.locator('..')).toHaveRole('button')
    await lede.tap()
    editor.resolve()
    const sheet = page.getByRole('region', { name: 'This line: First sentence' })
    const field = sheet.getByLabel('First sentence')
    await expect(field).toBeFocused()
    await page.setViewportSize({ width: 375, height: 667 })
    await expectUncovered(page, lede)
    await openKeyboard(page, 260)
    await expectUncovered(page, lede)
    await openKeyboard(page, 0)
    await expectGoodTools(page)
    await field.fill(OWN)
    await expect(lede).toHaveText(OWN)
    // What is beside the page knows the words as soon as the field loses the focus.
    await field.blur()
    await expect(page.getByRole('button', { name: 'What I changed, 1' })).toBeVisible()
    await expect(sheet).toBeVisible()
    await expect(lede).toHaveText(OWN)
    await sheet.getByRole('button', { name: 'Done' }).tap()
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: /^Undo: / }).tap()
    await expect(lede).not.toHaveText(OWN)
    await page.getByRole('button', { name: /^Redo: / }).tap()
    await expect(lede).toHaveText(OWN)
    // An empty line is not saved.
    await lede.tap()
    await field.fill('')
    await sheet.getByRole('button', { name: 'Done' }).tap()
    await expect(lede).toHaveText(OWN)
    // A service, in a sheet of fields.
    await lede.tap()
    await sheet.getByRole('button', { name: 'Add…' }).tap()
    await expectGoodTools(page, ['region'])
    await page.getByRole('menuitem', { name: /^A service/ }).tap()
    const item = page.getByRole('region', { name: 'This line: Service' })
    await expect(item.getByLabel('Name')).toBeFocused()
    await item.getByLabel('Name').fill(SERVICE)
    await item.getByLabel('Price').fill('$180')
    const service = frameOf(page).locator('#services li', { hasText: SERVICE })
    await expect(service).toHaveText(/\$180/)
    await expectGoodTools(page)
    await item.getByRole('button', { name: 'Done' }).tap()
    await expect(item).toBeHidden()
    const phone = lineOf(page, 'contact/phone')
    await phone.scrollIntoViewIfNeeded()
    await phone.tap()
    const fact = page.getByRole('region', { name: 'This line: Phone number' })
    await fact.getByRole('textbox').fill(PHONE)
    await expect(phone).toHaveText(PHONE)
    await expectGoodTools(page)
    await fact.getByRole('button', { name: 'Done' }).tap()
    await expect(fact).toBeHidden()

    // A suggestion, to which the legend leads.
    const suggestions = frameOf(page).locator('main draft-line[data-mark=suggestion]')
    const open = await suggestions.count()
    await page.getByRole('button', { name: 'Next suggestion' }).tap()
    await page.getByRole('button', { name: 'Not us' }).tap()
    await expect.poll(() => suggestions.count()).toBeLessThan(open)

    // A portrait, from the place that waits for it.
    await frameOf(page).getByRole('button', { name: 'A photo of you (to add), edit' }).tap()
    await choosePortrait(page, (button) => button.tap())
    await frameOf(page).getByRole('button', { name: 'Your photo, edit' }).tap()
    const photo = page.getByRole('complementary', { name: 'Your photo' })
    await expect(photo).toBeVisible()
    await page.goBack()
    await expect(photo).toBeHidden()

    // A section moves by the menu of one of its lines.
    const before = await sectionsOf(page)
    await lineOf(page, 'questions/heading').tap()
    await page.getByRole('button', { name: 'Section', exact: true }).tap()
    await expectGoodTools(page, ['region'])
    await page.getByRole('menuitem', { name: 'Move up' }).tap()
    await expect.poll(() => sectionsOf(page)).not.toEqual(before)
    const moved = await sectionsOf(page)

    await lineOf(page, 'questions/heading').scrollIntoViewIfNeeded()
    await lineOf(page, 'questions/heading').tap()
    await page.getByRole('textbox', { name: 'Heading' }).fill('In the middle of a wor')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Harbor Family Medicine' })).toBeVisible()
    await expect(lineOf(page, 'questions/heading')).toHaveText('In the middle of a wor')

    await expect
      .poll(async () => JSON.stringify(await storedEdits(product, email)))
      .toContain('In the middle of a wor')
    const visitor = await openAsVisitor(browser, product, slug)
    for (const text of ['In the middle of a wor', OWN, PHONE, SERVICE])
      await expect(lineless(visitor).getByText(text).first()).toBeVisible()
    await expect(portraitOf(visitor)).toHaveCount(1)
    // No step of the first visit was confirmed, and one step alone is no visit: others do not see it.
    expect(settledOrder(await sectionsOf(visitor))).toEqual(
      settledOrder(moved).filter((id) => id !== 'visit'),
    )
    await visitor.context().close()
  })
})
