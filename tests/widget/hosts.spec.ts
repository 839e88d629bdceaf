// Pages that make life hard for a script of somebody else. On each of them, in every mode, a visitor sees the form, uses
// it, and the whole capture arrives.

import type { HostPage } from './widget-server.ts'
import { EMAIL, expect, type Host, hostPage, leaveEmail, test } from './widget-test.ts'

type Mode = 'inline' | 'popup' | 'button' | 'form'

const MODES: readonly Mode[] = ['inline', 'popup', 'button', 'form']

function snippet(host: Host, mode: Mode, scriptAttributes?: string): string {
  if (mode === 'form') return host.form() + host.tag({}, scriptAttributes)
  return host.tag({ mode, ...(mode === 'popup' && { trigger: 'load' }) }, scriptAttributes)
}

/** Written against a host, because a policy names its origins. */
const HOSTS: Readonly<Record<string, (host: Host, mode: Mode) => HostPage>> = {
  'a policy that forbids everything but the script and the endpoint': (host, mode) => ({
    html: hostPage(snippet(host, mode)),
    headers: {
      'content-security-policy': [
        "default-src 'none'",
        `script-src ${host.server.foyerUrl}/widget.js`,
        `connect-src ${host.api}`,
        `form-action ${host.api}`,
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
    },
  }),
  'an isolated page (COOP and COEP)': (host, mode) => ({
    html: hostPage(snippet(host, mode)),
    headers: {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    },
  }),
  'CSS that hits everything': (host, mode) => ({
    html: hostPage(snippet(host, mode), {
      head: `<style>
        * { all: unset !important; display: inline !important; font-size: 3px !important; color: transparent !important }
        body *:not(:defined) { visibility: hidden !important }
        form, form * { visibility: visible; display: block !important; color: #000 !important; font-size: 16px !important }
        dialog, [role=dialog] { display: none !important }
      </style>`,
    }),
  }),
  'CSS that hides what is not defined': (host, mode) => ({
    html: hostPage(snippet(host, mode), {
      head: '<style>:not(:defined){visibility:hidden!important;display:none!important;opacity:0!important}html{font-size:62.5%}</style>',
    }),
  }),
  'quirks mode': (host, mode) => ({
    html: hostPage(snippet(host, mode)).replace('<!doctype html>', ''),
  }),
  'a base address elsewhere': (host, mode) => ({
    html: hostPage(snippet(host, mode), {
      head: '<base href="https://elsewhere.invalid/deep/" target="_blank">',
    }),
  }),
  'a page that reads from right to left': (host, mode) => ({
    html: hostPage(snippet(host, mode), { html: 'lang="ar" dir="rtl"' }),
  }),
  'AMD and CommonJS globals': (host, mode) => ({
    html: hostPage(snippet(host, mode), {
      head: `<script>
        window.define = () => { throw new Error('define was called') }
        window.define.amd = {}
        window.module = { exports: { mine: true } }
        window.exports = window.module.exports
        window.require = () => { throw new Error('require was called') }
      </script>`,
    }),
  }),
  'prototypes that old libraries have extended': (host, mode) => ({
    html: hostPage(snippet(host, mode), {
      head: `<script>
        Array.prototype.each = function () {}
        Array.prototype.toJSON = function () { return 'array' }
        Object.prototype.toJSON = function () { return 'object' }
        String.prototype.toJSON = function () { return 'string' }
        Date.prototype.toJSON = function () { return 'date' }
        Object.prototype.extend = function () {}
        Object.prototype.label = 'polluted'
        Object.prototype.method = 'DELETE'
        Object.prototype.duplex = 'half'
        Array.from = function (list) { return [].slice.call(list) }
      </script>`,
    }),
  }),
  'a page without TLS, whose crypto has no randomUUID': (host, mode) => ({
    html: hostPage(snippet(host, mode), { head: '<script>crypto.randomUUID = undefined</script>' }),
  }),
  'something else named Foyer, and elements named like ours': (host, mode) => ({
    html: hostPage(snippet(host, mode), {
      head: '<script>window.Foyer = { open: 1 }</script>',
      body: '<div id="email"></div><div id="title"></div><div id="note"></div>',
    }),
  }),
  'a deferred script in the head': (host, mode) => ({
    html: hostPage(mode === 'form' ? host.form() : '', {
      head: snippet(host, mode === 'form' ? 'inline' : mode, 'defer'),
    }),
  }),
  'a script that blocks, in the head': (host, mode) => ({
    html: hostPage(mode === 'form' ? host.form() : '', {
      head: snippet(host, mode === 'form' ? 'inline' : mode, ''),
    }),
  }),
  'a script of type module': (host, mode) => ({
    html: hostPage(snippet(host, mode, 'type="module" crossorigin')),
  }),
  'a tag manager that puts the script into the head': (host, mode) => ({
    html: hostPage(mode === 'form' ? host.form() : '', {
      body: `<script>addEventListener('load', () => {
        const holder = document.createElement('div')
        holder.innerHTML = ${JSON.stringify(snippet(host, mode === 'form' ? 'inline' : mode)).replaceAll('</', '<\\/')}
        const script = document.createElement('script')
        for (const { name, value } of holder.firstChild.attributes) script.setAttribute(name, value)
        document.head.append(script)
      })</script>`,
    }),
  }),
  'a tag manager that strips data attributes': (host, mode) => {
    const query = new URLSearchParams({ ref: 'LEDGER24', api: host.api })
    if (mode !== 'form') query.set('mode', mode)
    if (mode === 'popup') query.set('trigger', 'load')
    const source = `${host.server.foyerUrl}/widget.js?${query}`
    return {
      html: hostPage(mode === 'form' ? host.form() : '', {
        body: `<script>
          const script = document.createElement('script')
          script.src = ${JSON.stringify(source)}
          document.head.append(script)
        </script>`,
      }),
    }
  },
  'a module whose tag has only an address': (host, mode) => {
    const query = new URLSearchParams({ ref: 'LEDGER24', api: host.api })
    if (mode !== 'form') query.set('mode', mode)
    if (mode === 'popup') query.set('trigger', 'load')
    const source = `${host.server.foyerUrl}/widget.js?${query}`.replaceAll('&', '&amp;')
    const tag = `<script type="module" crossorigin src="${source}"></script>`
    return { html: hostPage((mode === 'form' ? host.form() : '') + tag) }
  },
  'a page that closes its storage': (host, mode) => ({
    html: hostPage(snippet(host, mode), {
      head: `<script>
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, name, { get() { throw new DOMException('Blocked', 'SecurityError') } })
      </script>`,
    }),
  }),
}

for (const [name, build] of Object.entries(HOSTS)) {
  for (const mode of MODES) {
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
      })
      await expect(page).toHaveURL(`${host.server.foyerUrl}/onboarding/start?lead=1`)
    })
  }
}

for (const mode of ['inline', 'popup', 'button'] as const) {
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
    expect(problems.splice(0)).toEqual([expect.stringContaining('[foyer] SecurityError')])
  })
}

test('a frame that may navigate hands over the whole window', async ({ page, host }) => {
  host.server.pages.set('/frame', { html: hostPage(host.tag()) })
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
  await expect.poll(() => host.server.arrivals.length).toBe(1)
  expect(host.server.arrivals[0]?.text).toBe(`email=${encodeURIComponent(EMAIL)}&ref=LEDGER24`)
  await context.close()
})

test('a script that does not come: the form of the page posts by itself', async ({ page, host, context }) => {
  await context.route('**/widget.js', (route) => route.abort())
  await host.open(hostPage(host.form() + host.tag()))
  await leaveEmail(page)
  await expect.poll(() => host.server.arrivals.length).toBe(1)
  expect(host.server.arrivals[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
})
