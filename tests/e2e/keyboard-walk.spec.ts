// The path of an owner who uses a keyboard and a screen reader: no pointer, and the tree of names at each decisive step.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './foyer-test.ts'
import { readResponses } from './onboarding-test.ts'
import { expectFewShifts, expectScreen, recordShifts } from './walk.ts'

/** Presses Tab until an element has the focus; fails if it never has it. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Forty presses of Tab did not reach the element.')
}

test('the keyboard alone leads from a partner page to the draft, and each step has its names', async ({
  page,
  product,
  email,
  inbox,
}) => {
  const main = page.getByRole('main')
  const press = (...keys: string[]) =>
    keys.reduce(async (before, key) => {
      await before
      await page.keyboard.press(key)
    }, Promise.resolve())
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await recordShifts(page)
  await page.goto(product.partnerUrl)
  await tabTo(page, page.getByRole('textbox', { name: /email/i }))
  await page.keyboard.type(email)
  await press('Enter')

  await expect(page).toHaveURL(`${product.appUrl}/onboarding/start`)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expectScreen(page, /.+/)
  await tabTo(page, page.getByLabel('First Name'))
  await page.keyboard.type('Dana')
  await tabTo(page, page.getByLabel('Last Name'))
  await page.keyboard.type('Okafor')
  await tabTo(page, page.getByRole('checkbox'))
  await press('Space')
  await tabTo(page, button('Start Now'))
  await press('Enter')
  await expectScreen(page, 'Check your email')
  const { code } = await inbox.waitForSignInMail()
  await tabTo(page, page.getByLabel(/code/i))
  await page.keyboard.type(code)
  await expect(button("Let's Get Started")).toBeVisible()
  await tabTo(page, button("Let's Get Started"))
  await press('Enter')

  await expectScreen(page, /journey/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(main).toMatchAriaSnapshot(`
    - progressbar "Progress"
    - heading "What best descibes where you are in your practice journey?" [level=1]
    - radiogroup:
      - radio /Thinking/
      - radio "Recently Launched"
      - radio "Established"
  `)
  await press('2')
  const recent = page.getByRole('radio', { name: 'Recently Launched' })
  await expect(recent).toBeFocused()
  await expect(recent).toBeChecked()
  // The group moves its focus in a separate task and selects while the key is down, so the key is held like by a finger.
  await page.keyboard.down('ArrowUp')
  await expect(page.getByRole('radio', { name: /^Thinking/ })).toBeChecked()
  await page.keyboard.up('ArrowUp')
  await press('Enter')
  await expectScreen(page, /share your information/)
  await press('1', 'Space')
  await expectScreen(page, /special/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await press('1', 'ArrowDown', 'Space')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await press('ArrowUp', 'Space')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)

  // An own card: the dialog has its name, errors name their field, and closing it gives the focus back.
  await tabTo(page, page.getByRole('button', { name: 'Add Your Own' }))
  await press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await press('Enter')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - dialog "Add Value Proposition":
      - heading "Add Value Proposition" [level=2]
      - textbox "Title" [invalid]
      - paragraph: A title is missing
      - textbox "Description" [invalid]
      - paragraph: A description is missing
      - button "Cancel"
      - button "Save"
  `)
  await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription(/A title is missing/)
  await page.keyboard.type('House calls')
  await tabTo(page, dialog.getByLabel('Description'))
  await page.keyboard.type('At home, every Thursday.')
  await tabTo(page, dialog.getByRole('button', { name: 'Save' }))
  await press('Enter')
  await expect(dialog).toHaveCount(0)
  // It is chosen when it is added.
  await expect(page.getByRole('checkbox', { name: 'House calls' })).toBeChecked()
  await tabTo(page, button('Continue'))
  await press('Enter')

  await expectScreen(page, /motivates/)
  await press('1', 'Enter')
  await expectScreen(page, /type of practice/)
  await press('1', 'Enter')
  await expectScreen(page, /business model/)
  await press('1', 'Enter')
  await expectScreen(page, /Where will you/)
  await press('1')
  const zip = page.getByLabel('Primary Office Zipcode')
  // A field that has only just appeared is not wrong yet.
  await expect(zip).not.toHaveAttribute('aria-invalid', 'true')
  await tabTo(page, zip)
  await page.keyboard.type('3310')
  await press('Enter')
  await expect(zip).toBeFocused()
  await expect(zip).toHaveAttribute('aria-invalid', 'true')
  // A toast that is dismissed before it is shown would stay.
  await expect(page.getByText('Invalid zipcode')).toBeVisible()
  await page.keyboard.type('1')
  await tabTo(page, page.getByRole('combobox', { name: "States You'll Practice In" }))
  await page.keyboard.type('fl')
  await press('Enter')
  await expect(button('Remove Florida')).toBeVisible()
  await tabTo(page, button('Continue'))
  await press('Enter')
  await expectScreen(page, /Share Your Background/)
  await tabTo(page, page.getByLabel('Write your story'))
  await page.keyboard.type('I trained in Miami.')
  await tabTo(page, button('Continue'))
  await press('Enter')
  await expectScreen(page, /What style/)
  await expect(main).toMatchAriaSnapshot(`
    - progressbar "Progress"
    - heading "What style most resonates with you?" [level=1]
    - radiogroup
  `)
  await press('1', 'Enter')

  await expectScreen(page, 'Your draft is ready')
  await expect(main).toMatchAriaSnapshot(`
    - heading "Your draft is ready" [level=1]
    - link "Open your draft"
    - link "Share privately"
  `)
  const rows = await readResponses(product, email)
  expect(rows.map(({ step_number }) => step_number)).toEqual([1, 6, 7, 8, 9, 10, 11, 12, 13])
  await tabTo(page, page.getByRole('link', { name: 'Open your draft' }).last())
  await press('Enter')
  await tabTo(page, page.getByRole('button', { name: /^Before launch/ }))
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Before launch' })).toBeVisible()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - heading "Before launch" [level=2]
  `)
  await expectFewShifts(page)
})
