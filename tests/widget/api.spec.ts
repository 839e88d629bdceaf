// What the page can do with the widget and hear from it.
import { WIDGET_VERSION } from '../../packages/widget/bundle-widget.ts'
import { casesOf, IN_FULL_RING } from '../cases-of.ts'
import { EMAIL, expect, hostPage, leaveEmail, takeProblems, test } from './widget-test.ts'

const RECORD_EVENTS = `<script>
  window.heard = []
  for (const name of ['open', 'close', 'captured', 'error'])
    document.addEventListener('foyer:' + name, (event) => heard.push([name, event.target.localName, event.detail]))
</script>`

type Heard = [name: string, target: string, detail: Record<string, unknown>][]

const TARGETS = [
  ['inline', 'foyer-widget'],
  ['popup', 'foyer-widget'],
  ['button', 'foyer-widget'],
  ['form', 'form'],
] as const

// A dialog has all events: it opens and closes.
for (const [mode, target] of casesOf(TARGETS, ([one]) => one === 'popup')) {
  test(`events bubble from the widget's element and never hold the email: ${mode}`, async ({
    page,
    host,
  }) => {
    host.server.answers.push({ status: 403, body: { error: { code: 'origin_not_allowed', message: 'No.' } } })
    const tag = host.tag({ ...(mode !== 'form' && { mode }) })
    await host.open(hostPage((mode === 'form' ? host.form() : '') + tag, { head: RECORD_EVENTS }))
    const isDialog = mode === 'popup' || mode === 'button'
    await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
    await page.evaluate('Foyer.on("captured", (detail) => heard.push(["on", "", detail]))')
    if (isDialog) await page.evaluate('Foyer.open()')
    await leaveEmail(page)
    await expect(page.getByText('No.', { exact: true })).toBeVisible()
    await leaveEmail(page)
    await expect(page.getByText('Thank you.')).toBeVisible()
    if (isDialog) await page.evaluate('Foyer.close()')

    const base = { ref: 'LEDGER24', mode: mode === 'form' ? 'inline' : mode }
    const submission_id = expect.stringMatching(/^[\da-f-]{36}$/)
    const captured = { ...base, submission_id }
    const expected = [
      ...(isDialog ? [['open', target, base]] : []),
      ['error', target, { ...base, code: 'origin_not_allowed', status: 403, submission_id }],
      ['captured', target, captured],
      ['on', '', captured],
      ...(isDialog ? [['close', target, base]] : []),
    ]
    await expect.poll(() => page.evaluate('heard.length')).toBe(expected.length)
    const heard = (await page.evaluate('heard')) as Heard
    expect(heard).toEqual(expected)
    expect(JSON.stringify(heard)).not.toContain('dana')
  })
}

test('a handler of the page that throws harms nobody', IN_FULL_RING, async ({ page, host, problems }) => {
  await host.open(hostPage(host.tag({ handoff: '' })))
  await page.evaluate('Foyer.on("captured", () => { throw new Error("theirs") })')
  await leaveEmail(page)
  await expect(page).toHaveURL(`${host.server.foyerUrl}/onboarding/start?lead=1`)
  expect(await takeProblems(problems)).toEqual(
    ['[foyer] Error: theirs'].map((line) => expect.stringContaining(line)),
  )
})

test('open and close work by name, and opening twice is opening once', async ({ page, host }) => {
  await host.open(hostPage(host.tag({ mode: 'button' }), { head: RECORD_EVENTS }))
  const dialog = page.getByRole('dialog', { name: 'Get a free website draft' })
  await expect(page.getByRole('button', { name: 'Free website draft' })).toBeVisible()
  await page.evaluate('Foyer.open(); Foyer.open()')
  await expect(dialog).toBeVisible()
  await page.evaluate('Foyer.close(); Foyer.close()')
  await expect(dialog).toBeHidden()
  await expect.poll(() => page.evaluate('heard.map(([name]) => name)')).toEqual(['open', 'close'])
  expect(await page.evaluate('Foyer.version')).toBe(WIDGET_VERSION)
})

test(
  'open right after close leaves the page still, and the last close lets it scroll',
  IN_FULL_RING,
  async ({ page, host, widget }) => {
    const root = page.locator('html')
    await host.open(hostPage(host.tag({ mode: 'button' }), { head: RECORD_EVENTS }))
    await expect(widget).toHaveCount(1)
    await page.evaluate('Foyer.open(); Foyer.close(); Foyer.open()')
    await expect.poll(() => page.evaluate('heard.map(([name]) => name).join()')).toBe('open,open,close')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(root).toHaveCSS('overflow', 'hidden')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(root).toHaveCSS('overflow', 'visible')
  },
)

test('open works before the page is parsed', IN_FULL_RING, async ({ page, host }) => {
  await host.open(hostPage(`${host.tag({ mode: 'button' }, '')}<script>Foyer.open()</script>`))
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('open moves the focus into the card when there is no dialog', IN_FULL_RING, async ({ page, host }) => {
  await host.open(hostPage(host.tag()))
  await expect(page.getByRole('textbox')).toBeVisible()
  await page.evaluate('Foyer.open()')
  await expect(page.getByRole('textbox')).toBeFocused()
})

test(
  'open finds the card below a form of the page, whose own tag shows no card',
  IN_FULL_RING,
  async ({ page, host }) => {
    await host.open(hostPage(host.form() + host.tag() + host.tag({ ref: 'OTHER222' })))
    const card = page.locator('foyer-widget')
    await expect(card.getByRole('textbox')).toBeVisible()
    await page.evaluate('Foyer.open()')
    await expect(card.getByRole('textbox')).toBeFocused()
  },
)

test("a host's own window.Foyer is left alone", IN_FULL_RING, async ({ page, host }) => {
  await host.open(hostPage(host.tag(), { head: '<script>window.Foyer = { theirs: true }</script>' }))
  await expect(page.getByRole('textbox')).toBeVisible()
  expect(await page.evaluate('Foyer')).toEqual({ theirs: true })
})

test('leaves one global name and nothing else', async ({ page, host }) => {
  await host.open(hostPage('<div data-foyer></div>'))
  const before = await page.evaluate(() => Object.getOwnPropertyNames(window))
  await page.addScriptTag({ url: `${host.server.foyerUrl}/widget.js?ref=A` })
  await expect(page.getByRole('textbox')).toBeVisible()
  const after = await page.evaluate(() => Object.getOwnPropertyNames(window))
  expect(after.filter((name) => !before.includes(name))).toEqual(['Foyer'])
})

test.describe('client-side navigation', () => {
  test('a popup and its button outlive the body, and what is in it', async ({ page, host }) => {
    await host.open(hostPage(host.tag({ mode: 'button' })), '/?utm_source=news')
    await expect(page.getByRole('button', { name: 'Free website draft' })).toBeVisible()
    await page.evaluate(() => {
      history.pushState({}, '', '/next')
      document.body.replaceWith(document.createElement('body'))
    })
    await expect(page.getByRole('button', { name: 'Free website draft' })).toBeVisible()
    await page.evaluate(() => {
      document.body.innerHTML = '<main><h1>Next</h1></main>'
    })
    await page.getByRole('button', { name: 'Free website draft' }).click()
    await leaveEmail(page)
    expect(await host.capture()).toMatchObject({ utm_source: 'news', landing_page: '/next' })
  })

  test('a form that a router renders later is upgraded as well', IN_FULL_RING, async ({ page, host }) => {
    await host.open(hostPage(host.form() + host.tag()))
    await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
    await page.locator('#place').evaluate((place, html) => {
      place.innerHTML = html
    }, host.form())
    await leaveEmail(page)
    expect(await host.capture()).toMatchObject({ channel: 'widget' })
    await expect(page.getByText('Thank you.')).toBeVisible()
  })

  test('a tag that runs again puts its card back', IN_FULL_RING, async ({ page, host, widget }) => {
    await host.open(hostPage(host.tag()), '/?utm_source=news')
    await expect(widget).toHaveCount(1)
    const source = `${host.server.foyerUrl}/widget.js`
    await page.locator('#place').evaluate((place) => place.replaceChildren())
    await expect(widget).toHaveCount(0)
    await page.evaluate(
      ([src = '', api = '']) => {
        const script = document.createElement('script')
        Object.assign(script.dataset, { ref: 'LEDGER24', api, handoff: 'stay' })
        script.src = src
        document.querySelector('#place')?.append(script)
      },
      [source, host.api],
    )
    await expect(page.locator('#place foyer-widget')).toHaveCount(1)
    await leaveEmail(page)
    expect(await host.capture()).toMatchObject({ utm_source: 'news' })
  })
})

test('says what the host writes, as text', async ({ page, host }) => {
  const words = {
    title: 'A <b>bold</b> title',
    text: 'Some "text" & more',
    button: 'Go on',
    placeholder: 'me@home.example',
    success: '<i>Done</i>',
    handoff: 'stay',
  }
  await host.open(hostPage(host.tag(words)))
  await expect(page.getByText(words.title, { exact: true })).toBeVisible()
  await expect(page.getByText(words.text, { exact: true })).toBeVisible()
  await page.getByPlaceholder(words.placeholder).fill(EMAIL)
  await page.getByRole('button', { name: words.button }).click()
  await expect(page.getByText(words.success)).toBeVisible()
})
