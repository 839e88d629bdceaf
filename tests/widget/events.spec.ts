// What a page hears of the form in our shadow root, and what a visitor can do there whatever the page does with it.
import { casesOf, IN_FULL_RING } from '../cases-of.ts'
import { EMAIL, expect, hostPage, test } from './widget-test.ts'

/** Composed events that a page may hear: the list in packages/widget/src/keep-events.ts. */
const HEARD = /^(focus|blur|focusin|focusout|securitypolicyviolation|pointerrawupdate)$/

/** Every name that elements of this browser have an `on…` property for, and those without one. */
const NAMES = `[...new Set([...Object.keys(HTMLElement.prototype), ...Object.keys(Element.prototype)]
  .filter((name) => name.startsWith('on')).map((name) => name.slice(2)).concat(
  'focusin focusout beforeinput compositionstart compositionupdate compositionend textInput touchstart touchmove touchend touchcancel'.split(' ')))]`

/** Records what arrives at the window, and what is on its way from inside of the form. */
const LISTENERS = `<script>
  heard = new Set(); inside = new Set()
  const ours = (event) => event.composedPath().some(({ localName }) => localName === 'form')
  const start = () => ${NAMES}.forEach((name) => {
    addEventListener(name, (event) => /^foyer-/.test(event.target.localName) && heard.add(name), { passive: true })
    document.querySelector('foyer-form').shadowRoot.querySelector('form')
      .addEventListener(name, (event) => event.composed && inside.add(name), { passive: true })
  })
</script>`

test.use({ hasTouch: true })

test('nothing that a visitor does in the form reaches the page', async ({ page, host }) => {
  const element = `<foyer-form ref="LEDGER24" data-api="${host.api}" data-handoff="stay"></foyer-form>`
  await host.open(
    hostPage(`${element}<script defer src="${host.server.foyerUrl}/widget.js"></script>`, {
      head: LISTENERS,
    }),
  )
  const field = page.getByRole('textbox', { name: 'Work email' })
  await expect(field).toBeVisible()
  await page.evaluate('start()')
  await field.hover()
  await field.click()
  await field.dblclick()
  await field.tap()
  await field.click({ button: 'right' })
  await page.mouse.wheel(0, 10)
  await field.fill('dana@')
  for (const keys of [
    'ControlOrMeta+a',
    'ControlOrMeta+c',
    'ControlOrMeta+x',
    'ControlOrMeta+v',
    'Home',
    'ArrowRight',
    'Backspace',
    'Escape',
  ])
    await field.press(keys)
  await field.pressSequentially('x')
  const debug = await page.context().newCDPSession(page)
  await debug.send('Input.imeSetComposition', { text: 'é', selectionStart: 1, selectionEnd: 1 })
  await debug.send('Input.insertText', { text: 'é' })
  await field.fill(EMAIL)
  await field.press('Enter')
  expect(await host.capture()).toMatchObject({ email: EMAIL })
  const [heard, inside] = (await page.evaluate('[[...heard], [...inside]]')) as string[][]
  expect(heard?.filter((name) => !HEARD.test(name))).toEqual([])
  // The visitor's side of the table: these did happen.
  for (const name of 'click dblclick auxclick mousedown mouseup mousemove mouseover pointerdown pointerup pointermove touchstart touchend input copy cut paste focusin'.split(
    ' ',
  ))
    expect(inside).toContain(name)
})

test(
  'no composed event of any name leaves the form, but those that are listed',
  IN_FULL_RING,
  async ({ page, host }) => {
    const element = `<foyer-form ref="LEDGER24" data-api="${host.api}" data-handoff="stay"></foyer-form>`
    await host.open(
      hostPage(`${element}<script defer src="${host.server.foyerUrl}/widget.js"></script>`, {
        head: LISTENERS,
      }),
    )
    await expect(page.getByRole('textbox', { name: 'Work email' })).toBeVisible()
    await page.evaluate('start()')
    const left = await page.evaluate(`${NAMES}.filter((name) => {
    heard.clear()
    document.querySelector('foyer-form').shadowRoot.querySelector('input').dispatchEvent(new Event(name, { bubbles: true, composed: true }))
    return heard.size
  })`)
    expect((left as string[]).filter((name) => !HEARD.test(name))).toEqual([])
  },
)

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

// The first ring has the one that stops what a visitor does by the most means.
for (const [name, listen] of casesOf(Object.entries(HOSTILE), ([one]) => /forbids/.test(one))) {
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
