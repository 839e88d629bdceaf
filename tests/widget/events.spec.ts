// A visitor types into our form and edits, whatever the page does with the events that it hears.
import { casesOf } from '../cases-of.ts'
import { expect, hostPage, test } from './widget-test.ts'

const HOSTILE: Readonly<Record<string, string>> = {
  'the document': 'document.addEventListener("keydown", refuse)',
  'the document, in the capture phase': 'document.addEventListener("keydown", refuse, true)',
  'the window, in the capture phase, after the widget': 'addEventListener("keydown", refuse, true)',
  'the window, by a property': 'onkeydown = refuse',
  'an ancestor that is pressed':
    'document.querySelector("main").onmousedown = document.querySelector("main").onpointerdown = (event) => event.preventDefault()',
  'a document that forbids to paste, to select and to copy':
    'for (const name of ["paste", "copy", "selectstart", "beforeinput"]) document.addEventListener(name, (event) => event.preventDefault())',
}

// The last two stop what a visitor does by the earliest means and by the most of them.
for (const [name, listen] of casesOf(Object.entries(HOSTILE), ([one]) => /ancestor|forbids/.test(one))) {
  test(`the visitor types and edits under ${name}`, async ({ page, host }) => {
    await host.open(hostPage(host.tag()))
    const field = page.getByRole('textbox', { name: 'Work email' })
    await expect(field).toBeVisible()
    await page.evaluate(
      `const refuse = (event) => { if (event.target.localName !== 'input') event.preventDefault() }; ${listen}`,
    )
    await field.click()
    await expect(field).toBeFocused()
    await field.pressSequentially('dana@practice.examplex')
    await field.press('Backspace')
    await field.press('Home')
    await field.press('Delete')
    await field.pressSequentially('D')
    await expect(field).toHaveValue('Dana@practice.example')
    await field.press('Tab')
    await expect(page.getByRole('button', { name: 'Get my draft' })).toBeFocused()
    await field.press('Enter')
    expect(await host.capture()).toMatchObject({ email: 'dana@practice.example' })
  })
}
