// A browser test of the built script on a host page that the test writes. Each test has the server of its worker to itself.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type HostPage, startWidgetServer, type WidgetServer } from './widget-server.ts'

/** Where bundle.setup.ts puts the script. */
export const SCRIPT_FILE = join(import.meta.dirname, '../../test-results/widget-script.js')

type Attributes = Readonly<Record<string, string>>

export type Host = {
  readonly server: WidgetServer
  readonly api: string
  /**
   * The tag of a partner, with the capture endpoint of this test unless `api` says otherwise. After a capture the visitor
   * stays, unless `handoff` says otherwise: Chromium may hang when a test ends in the middle of a redirect.
   */
  tag(attributes?: Attributes, scriptAttributes?: string): string
  /** The form of a partner, as it works without the script. */
  form(fields?: string): string
  /** Serves a page under a path of the host's origin and goes there. */
  open(page: string | HostPage, address?: string): Promise<void>
  /** The bodies of the captures that arrived, in order. */
  captures(): Promise<Capture[]>
  /** The first capture, once it is there. */
  capture(): Promise<Capture>
  /** Everything that the widget keeps on the device. */
  stored(): Promise<Record<string, string>>
}

type Capture = Readonly<Record<string, unknown>>

export const test = base.extend<
  { host: Host; widget: Locator; problems: string[]; headStartMs: number },
  { server: WidgetServer }
>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const server = await startWidgetServer(readFileSync(SCRIPT_FILE, 'utf8'))
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  headStartMs: [2_000, { option: true }],
  host: async ({ page, server, headStartMs }, use) => {
    server.reset()
    // A form waits until its page is 0.9 s old. Most tests need not: their pages say that they are older.
    await page.addInitScript((ms) => {
      const now = performance.now.bind(performance)
      performance.now = () => now() + ms
    }, headStartMs)
    await use(createHost(page, server))
  },
  widget: async ({ page }, use) => {
    await use(page.locator('foyer-widget'))
  },
  // What the page would have noticed: a widget never throws into its host.
  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(String(error)))
      page.on('console', (message) => {
        if (/\[foyer\]|Content Security|Trusted|autofocus/i.test(message.text()))
          problems.push(message.text())
      })
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const EMAIL = 'dana@harborfamily.example'

/** A page as a host would write it, with the snippet in its main part. */
export function hostPage(snippet: string, { head = '', html = 'lang="en"', body = '' } = {}): string {
  return `<!doctype html><html ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title>${head}</head><body><main><h1>Host</h1><div id="place">${snippet}</div><p id="after">The host goes on.</p></main>${body}</body></html>`
}

/** Types an email and presses the button, wherever the form is. */
export async function leaveEmail(page: Page, email = EMAIL): Promise<void> {
  await page.getByRole('textbox', { name: 'Work email' }).fill(email)
  await page.getByRole('button', { name: 'Get my draft' }).click()
}

/**
 * Stops the clock of the page, so that time passes only as a test says. Playwright installs a clock that runs and
 * refuses to stop it at a time that has passed: an hour ahead is never too early, however slow the machine.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(3_600_000)
}

/** Waits until the widget has done what it leaves until after its first paint: it stores, and watches its trigger. */
export async function waitUntilStarted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/**
 * Waits until a popup has heard that its dialog is closed, and has given the page its scrolling back: a browser hides
 * a dialog some time before it says so.
 */
export async function waitUntilClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
}

/** Waits for what the widget logs, which may come after what the page shows, and takes it from the list. */
export async function takeProblems(problems: string[]): Promise<string[]> {
  await expect.poll(() => problems.length).toBeGreaterThan(0)
  return problems.splice(0)
}

/** A promise that the test resolves. */
export function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

function createHost(page: Page, server: WidgetServer): Host {
  const api = `${server.foyerUrl}/capture-lead`
  const captures = async () => server.received.map(({ text }): Capture => JSON.parse(text))
  return {
    server,
    api,
    tag(attributes = {}, scriptAttributes = 'async') {
      const data = Object.entries({ ref: 'LEDGER24', api, handoff: 'stay', ...attributes })
        .map(([name, value]) => ` data-${name}="${value.replaceAll('"', '&quot;')}"`)
        .join('')
      return `<script ${scriptAttributes} src="${server.foyerUrl}/widget.js"${data}></script>`
    },
    form(fields = '<input type="hidden" name="foyer_ref" value="LEDGER24">') {
      return `<form method="post" action="${api}" data-foyer><label for="work">Work email</label> <input id="work" name="email" type="email" required>${fields}<button>Get my draft</button></form>`
    },
    async open(content, address = '/') {
      const { pathname } = new URL(address, server.hostUrl)
      server.pages.set(pathname, typeof content === 'string' ? { html: content } : content)
      await page.goto(server.hostUrl + address)
    },
    captures,
    async capture() {
      await expect.poll(() => server.received.length).toBeGreaterThan(0)
      const [first] = await captures()
      return first ?? {}
    },
    stored: () =>
      page.evaluate(() =>
        Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('foyer'))),
      ),
  }
}
