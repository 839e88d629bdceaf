// Edit in the owner's viewer: with a mouse, with the keyboard alone, and with touch on a phone.
import type { Browser, Locator, Page } from '@playwright/test'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import type { Product } from '../../scripts/product.ts'
import { expectGoodInBothThemes } from './every-look.ts'
import { expect, test } from './foyer-test.ts'
import type { Inbox } from './inbox.ts'
import { deliveredSlug, giveAnswers, signUp } from './onboarding-test.ts'
import { phonePhoto } from './phone-photo.ts'

const LEDE = 'hero/lede'
const PHONE = '(423) 555-0100'
const SERVICE = 'House call after 5 pm'
const OWN = 'Care for people who work at night, from somebody who did.'

function frameOf(page: Page) {
  return page.frameLocator('main iframe')
}

/** The line on the page itself, not in its menu. */
function lineOf(page: Page, id: string) {
  return frameOf(page).locator(`main draft-line[data-line="${id}"]`).first()
}

async function openDraft(page: Page, product: Product, email: string, inbox: Inbox): Promise<string> {
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, THINKING)
  await page.goto(`${product.appUrl}/onboarding/waiting-draft?flow=build-presence`)
  const slug = await deliveredSlug(product, email, 1)
  await page.goto(`${product.appUrl}/drafts/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Family Medicine' })).toBeVisible()
  return slug
}

async function storedEdits(product: Product, email: string): Promise<Record<string, unknown> | undefined> {
  return product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query(
      'select e.words, e.section_order, e.hidden from public.site_edits e join auth.users u on u.id = e.profile_id where u.email = $1',
      [email],
    )
    return rows[0] as Record<string, unknown> | undefined
  })
}

/** Chooses a photo in the drawer of the portrait, which `press` has opened, and expects it on the page. */
async function choosePortrait(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
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

function portraitOf(page: Page): Locator {
  return frameOf(page).locator('img.pic-portrait')
}

/** Opens the draft as somebody who has the link. */
async function openAsVisitor(browser: Browser, product: Product, slug: string): Promise<Page> {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${product.appUrl}/drafts/${slug}`)
  await expect(lineless(visitor).getByRole('heading', { level: 1 })).toBeVisible()
  return visitor
}

async function sectionsOf(page: Page): Promise<string[]> {
  return frameOf(page)
    .locator('main section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id))
}

/** @param rules that do not hold: an open menu stands beside all landmarks */
async function expectGoodTools(page: Page, rules: string[] = []): Promise<void> {
  await expectGoodInBothThemes(page, { except: rules })
}

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
  await lede.click()
  await expect(lede).toBeFocused()
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
  // Share, pressed out of a line, knows what was typed there.
  await heading.click()
  await expect(heading).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' today')
  await page.getByRole('button', { name: 'Share' }).click()
  const share = page.getByRole('dialog', { name: 'Share your draft' })
  await expect(share.getByRole('button', { name: 'Save and share' })).toBeVisible()
  await expect(share.getByText(/ with us today$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(share).toHaveCount(0)
  const headingText = (await heading.textContent()) ?? ''

  // A word that a board may ask about gets advice, and is saved all the same.
  await lede.click()
  await expect(lede).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' We guarantee it.')
  await expect(page.getByText(/“guarantee”: Take this out or be ready to prove it/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lede).toHaveText(OWN)
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
  await expect(frameOf(page).getByRole('textbox', { name: 'Sentence, edit' })).toBeFocused()
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

  await page.getByRole('button', { name: /^What I changed, 6/ }).click()
  const drawer = page.getByRole('dialog', { name: 'What I changed' })
  await expect(drawer.getByText(ours)).toBeVisible()
  await expectGoodTools(page)
  await drawer.getByRole('button', { name: 'Show again' }).click()
  await drawer.getByRole('button', { name: 'Put our words back' }).last().click()
  await page.keyboard.press('Escape')
  await expect.poll(() => sectionsOf(page)).toEqual(moved)
  await page.getByRole('button', { name: /^Undo: putting our words back/ }).click()
  await expect(lede).toHaveText(OWN)
  await expect(heading).toHaveText(headingText)

  // A visitor sees none of it before it is saved.
  const visitor = await openAsVisitor(browser, product, slug)
  await expect(lineless(visitor).getByText(ours).first()).toBeVisible()
  await expect(lineless(visitor).getByText(SERVICE)).toHaveCount(0)
  await page.getByText('Look', { exact: true }).click()
  await page.getByRole('button', { name: 'Save as version 2' }).click()
  await expect(page.getByText('Version 2 is saved')).toBeVisible()
  await expect(page.getByText('Only you see these changes')).toBeHidden()
  await visitor.reload()
  await expect(lineless(visitor).getByText(OWN).first()).toBeVisible()
  await expect(lineless(visitor).getByText(PHONE).first()).toBeVisible()
  await expect(lineless(visitor).getByText(SERVICE)).toBeVisible()
  await expect(lineless(visitor).getByText('Monday and Tuesday')).toBeVisible()
  await expect(lineless(visitor).getByText(headingText)).toBeVisible()
  await expect(portraitOf(visitor)).toHaveCount(1)
  expect(await sectionsOf(visitor)).toEqual(moved)
  await visitor.context().close()
})

function lineless(page: Page) {
  return page.frameLocator('main iframe').locator('main')
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
  await expect(page.getByRole('menuitem', { name: /^A service/ })).toBeFocused()
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
  const visitor = await openAsVisitor(browser, product, slug)
  await expect(lineless(visitor).getByText('How it goes here')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Edit' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Save as version 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Version 2 is saved')).toBeVisible()
  await visitor.reload()
  for (const text of ['How it goes here', OWN, PHONE, SERVICE])
    await expect(lineless(visitor).getByText(text).first()).toBeVisible()
  await expect(portraitOf(visitor)).toHaveCount(1)
  expect(await sectionsOf(visitor)).toEqual(moved)
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
  await expect(page.getByText(/^Saved \d.*\. Not live yet$/)).toBeVisible()
  expect(await lede.evaluate((line, old) => line === old, before)).toBe(true)
  await expect(lede).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(OWN)
  await expect(lede).toHaveText(OWN)
}

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
    await expectGoodTools(page)
    await field.fill(OWN)
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
    await page.getByRole('complementary', { name: 'Your photo' }).getByRole('button', { name: 'Close' }).tap()

    // A section moves by the menu of one of its lines.
    const before = await sectionsOf(page)
    await lineOf(page, 'questions/heading').tap()
    await page.getByRole('button', { name: 'Section', exact: true }).tap()
    await expectGoodTools(page, ['region'])
    await page.getByRole('menuitem', { name: 'Move up' }).tap()
    await expect.poll(() => sectionsOf(page)).not.toEqual(before)
    const moved = await sectionsOf(page)

    await lineOf(page, 'visit/heading').scrollIntoViewIfNeeded()
    await lineOf(page, 'visit/heading').tap()
    await page.getByRole('textbox', { name: 'Heading' }).fill('In the middle of a wor')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Harbor Family Medicine' })).toBeVisible()
    await expect(lineOf(page, 'visit/heading')).toHaveText('In the middle of a wor')

    const visitor = await openAsVisitor(browser, product, slug)
    await expect(lineless(visitor).getByText('In the middle of a wor')).toHaveCount(0)
    await page.getByRole('button', { name: 'Save as version 2' }).tap()
    await expect(page.getByText('Version 2 is saved')).toBeVisible()
    await visitor.reload()
    for (const text of ['In the middle of a wor', OWN, PHONE, SERVICE])
      await expect(lineless(visitor).getByText(text).first()).toBeVisible()
    await expect(portraitOf(visitor)).toHaveCount(1)
    expect(await sectionsOf(visitor)).toEqual(moved)
    await visitor.context().close()
  })
})
