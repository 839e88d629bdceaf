// On each page that makes life hard for a script from another site, a visitor sees the form, uses it, and the whole
// capture arrives. Nothing of such a page misleads the script.
import { casesOf, IN_FULL_RING } from '../cases-of.ts'
import { HOST_PAGES, snippet } from './host-pages.ts'
import { BROKEN_PAGES, PLAIN_FORM } from './patched-pages.ts'
import { EMAIL, expect, hostPage, leaveEmail, takeProblems, test, waitUntilStarted } from './widget-test.ts'

/** What the first ring has: a page for each thing that may be in the way (a policy, styles, old scripts, a tag manager, no storage). */
const KINDS_OF_PAGES = [
  'a policy that forbids everything but the script and the endpoint',
  'CSS that hits everything and hides what is not defined',
  'an old page: quirks mode, AMD and CommonJS, its own Foyer and ids like ours, no TLS and so no randomUUID',
  'a tag manager that strips data attributes',
  'a page that closes its storage',
]
const hosts = casesOf(Object.entries(HOST_PAGES), ([name]) => KINDS_OF_PAGES.includes(name))

for (const [name, { modes, build }] of hosts) {
  // The last mode of a page is the one that has the most to lose there: a form of the page, or else a dialog.
  for (const mode of casesOf(modes, (one) => one === modes.at(-1))) {
    test(`${name}: ${mode}`, async ({ page, host }) => {
      await host.open(build(host, mode), '/pricing?utm_source=news&gclid=g-1')
      if (mode === 'button') {
        const launcher = page.getByRole('button', { name: 'Free website draft' })
        await expect(launcher).toBeInViewport({ ratio: 1 })
        await launcher.click()
      }
      const field = page.getByRole('textbox', { name: 'Work email' })
      await expect(field).toBeVisible()
      if (mode !== 'form') {
        const size = await field.boundingBox()
        expect(size?.height).toBeGreaterThanOrEqual(44)
        await expect(field).toHaveCSS('color', 'rgb(18, 35, 28)')
      }
      await leaveEmail(page)
      expect(await host.capture()).toMatchObject({
        email: EMAIL,
        ref: 'LEDGER24',
        utm_source: 'news',
        click_ids: { gclid: 'g-1' },
        first_touch: { utm_source: 'news', click_ids: { gclid: 'g-1' } },
        page: `${host.server.hostUrl}/pricing`,
        submission_id: expect.stringMatching(/^[\da-f-]{36}$/),
        channel: 'widget',
        widget: { mode: mode === 'form' ? 'inline' : mode },
      })
      await expect(page).toHaveURL(`${host.server.foyerUrl}/onboarding/start?lead=1`)
    })
  }
}

test(
  'the policy that the documentation names lets captures and counts through',
  IN_FULL_RING,
  async ({ page, host }) => {
    const policy = `default-src 'none'; script-src ${host.server.foyerUrl}/widget.js; connect-src ${host.api}; form-action ${host.api}`
    await host.open({ html: hostPage(host.tag()), headers: { 'content-security-policy': policy } })
    await leaveEmail(page)
    await expect(page.getByText('Thank you.')).toBeVisible()
    await page.goto('about:blank')
    await expect.poll(() => host.server.counts.length).toBe(1)
  },
)

// A button has a dialog besides.
for (const mode of casesOf(['inline', 'button'] as const, (one) => one === 'button')) {
  test(`a sandboxed frame without storage, forms and navigation: ${mode}`, async ({
    page,
    host,
    problems,
  }) => {
    host.server.pages.set('/frame', { html: hostPage(snippet(host, mode)) })
    await host.open(
      hostPage(
        `<iframe sandbox="allow-scripts" width="600" height="700" src="/frame?utm_source=f"></iframe>`,
      ),
    )
    const frame = page.frameLocator('iframe')
    if (mode === 'button') await frame.getByRole('button', { name: 'Free website draft' }).click()
    await frame.getByRole('textbox', { name: 'Work email' }).fill(EMAIL)
    await frame.getByRole('button', { name: 'Get my draft' }).click()
    expect(await host.capture()).toMatchObject({ email: EMAIL, utm_source: 'f' })
    await expect(frame.getByText('Thank you.')).toBeVisible()
    await expect(frame.getByRole('link', { name: 'Continue' })).toHaveAttribute('target', '_blank')
    // That the frame may not navigate is worth a line for its developer, and no more than one.
    expect(await takeProblems(problems)).toEqual([expect.stringContaining('[foyer] SecurityError')])
  })
}

test('a frame that may navigate hands over the whole window', IN_FULL_RING, async ({ page, host }) => {
  host.server.pages.set('/frame', { html: hostPage(host.tag({ handoff: '' })) })
  await host.open(hostPage('<iframe width="600" height="700" src="/frame"></iframe>'))
  const frame = page.frameLocator('iframe')
  await frame.getByRole('textbox', { name: 'Work email' }).fill(EMAIL)
  await frame.getByRole('button', { name: 'Get my draft' }).click()
  await expect(page).toHaveURL(`${host.server.foyerUrl}/onboarding/start?lead=1`)
})

test('JavaScript off: the form of the page posts by itself', async ({ browser, host }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  host.server.pages.set('/', { html: hostPage(host.form() + host.tag()) })
  await page.goto(host.server.hostUrl)
  await leaveEmail(page)
  await expect.poll(() => host.server.received.length).toBe(1)
  expect(host.server.received[0]?.text).toBe(`email=${encodeURIComponent(EMAIL)}&foyer_ref=LEDGER24`)
  await context.close()
})

test(
  'a script that does not come: the form of the page posts by itself',
  IN_FULL_RING,
  async ({ page, host, context }) => {
    await context.route('**/widget.js', (route) => route.abort())
    await host.open(hostPage(host.form() + host.tag()))
    await leaveEmail(page)
    await expect.poll(() => host.server.received.length).toBe(1)
    expect(host.server.received[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
  },
)

test(
  'elements of the page that are named like properties send nothing elsewhere',
  IN_FULL_RING,
  async ({ page, host }) => {
    const traps = ['currentScript', 'body', 'documentElement', 'referrer', 'readyState', 'baseURI']
      .map(
        (name) =>
          `<img name="${name}" data-api="https://evil.example/" data-ref="EVIL2222" src="https://evil.example/widget.js?ref=EVIL2222">`,
      )
      .join('')
    const fields = ['elements', 'submit', 'action', 'method', 'id']
      .map((name) => `<input type="hidden" name="${name}" value="x">`)
      .join('')
    await host.open(hostPage(traps + host.form(fields) + host.tag(), { body: '<b id="Foyer"></b>' }))
    await expect.poll(() => page.evaluate(() => Object.hasOwn(window, 'Foyer'))).toBe(true)
    await leaveEmail(page)
    expect(await host.capture()).toMatchObject({ email: EMAIL, ref: 'LEDGER24' })
    await expect(page.getByText('Thank you.')).toBeVisible()
  },
)

test(
  'an element of the page that is named like its style sheets hinders no popup',
  IN_FULL_RING,
  async ({ page, host }) => {
    const trap = '<img name="adoptedStyleSheets" style="margin-top:3000px">'
    await host.open(hostPage(trap + host.tag({ mode: 'button' })))
    await page.getByRole('button', { name: 'Free website draft' }).click()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await page.keyboard.press('Escape')
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
  },
)

test(
  'a popup opens by itself and tells the page on a page whose elements are named like methods',
  IN_FULL_RING,
  async ({ page, host }) => {
    const traps = [
      'hasFocus',
      'addEventListener',
      'dispatchEvent',
      'querySelector',
      'querySelectorAll',
      'activeElement',
    ]
      .map((name) => `<img name="${name}">`)
      .join('')
    const listens = `<script>heard = false; addEventListener('foyer:open', () => { heard = true })</script>`
    await host.open(hostPage(traps + listens + host.tag({ mode: 'popup', trigger: 'delay:0' })))
    // Comes after the dialog is open. Locators need the methods that are hidden here.
    await expect.poll(() => page.evaluate('heard')).toBe(true)
  },
)

/** What breaks it before it starts, and when it sends. */
const BREAKS = ['without shadow roots', 'without JSON']

for (const [name, broken] of casesOf(Object.entries(BROKEN_PAGES), ([name]) => BREAKS.includes(name))) {
  // The broken part is used in every mode by the same lines.
  for (const mode of casesOf(['inline', 'button', 'form'] as const, (one) => one === 'inline')) {
    test(`a page that breaks the widget, ${name}, sends the lead by the browser: ${mode}`, async ({
      page,
      host,
      problems,
    }) => {
      await page.route(/\/embed\/plain-form\.js\?/, (route) => route.fulfill({ path: PLAIN_FORM }))
      await host.open(
        hostPage(snippet(host, mode), { head: `<script>${broken}</script>` }),
        '/pricing?utm_source=news',
      )
      const launcher = page.getByRole('button', { name: 'Free website draft' })
      const field = page.getByRole('textbox', { name: 'Work email' })
      await expect(launcher.or(field)).toBeVisible()
      if (await launcher.isVisible()) await launcher.click()
      await leaveEmail(page)
      await expect.poll(() => host.server.received.length).toBe(1)
      const [request] = host.server.received
      expect(request?.headers['content-type']).toBe('application/x-www-form-urlencoded')
      const sent = Object.fromEntries(new URLSearchParams(request?.text))
      expect(sent).toMatchObject({ email: EMAIL, foyer_ref: 'LEDGER24' })
      // The browser itself names no more than the origin of the page.
      if (mode !== 'form') expect(sent.foyer_page).toBe(`${host.server.hostUrl}/pricing?utm_source=news`)
      if (name === 'without JSON') expect(sent.foyer_submission_id).toMatch(/^[\da-f-]{36}$/)
      problems.splice(0)
    })
  }
}

test(
  'a page without JSON leaves what an earlier page stored',
  IN_FULL_RING,
  async ({ page, host, problems }) => {
    host.server.answers.push('drop', 'drop')
    await host.open(hostPage(host.tag()))
    await leaveEmail(page)
    await expect(page.getByText('Our server cannot be reached.')).toBeVisible()
    const stored = await host.stored()
    expect(Object.keys(stored).some((key) => key.startsWith('foyer.lead.'))).toBe(true)
    const received = host.server.received.length
    await host.open(hostPage(host.tag(), { head: '<script>JSON.parse = undefined</script>' }), '/broken')
    await waitUntilStarted(page)
    expect(await host.stored()).toMatchObject(
      Object.fromEntries(Object.entries(stored).filter(([key]) => key.startsWith('foyer.lead.'))),
    )
    await page.goto(host.server.hostUrl)
    await expect.poll(() => host.server.received.length).toBeGreaterThan(received)
    expect(await host.captures()).toContainEqual(expect.objectContaining({ email: EMAIL }))
    problems.splice(0)
  },
)

test('a tag in a shadow root is found with its ref', async ({ page, host }) => {
  await host.open(hostPage('<div id="root"></div>'))
  await page.evaluate(
    ([url = '', api = '']) => {
      const root = document.querySelector('#root')?.attachShadow({ mode: 'open' })
      const script = document.createElement('script')
      Object.assign(script.dataset, { ref: 'LEDGER24', api, handoff: 'stay' })
      script.src = url
      root?.append(script)
    },
    [`${host.server.foyerUrl}/widget.js`, host.api],
  )
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ ref: 'LEDGER24' })
})

test(
  'keys of the page are not pressed while the visitor types into the card',
  IN_FULL_RING,
  async ({ page, host }) => {
    await host.open(hostPage(host.tag({ mode: 'inline' })))
    await page.evaluate(() => {
      document.addEventListener('keydown', (event) => {
        const isTyping = event.target instanceof HTMLInputElement
        if (!isTyping && event.key === 'd') event.preventDefault()
      })
    })
    const field = page.getByRole('textbox', { name: 'Work email' })
    await field.pressSequentially('dana@practice.example')
    await expect(field).toHaveValue('dana@practice.example')
  },
)
