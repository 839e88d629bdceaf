// The widget on pages that wrap its script as the hosts of the guides do, in every engine that is installed.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bundleWidget } from '../../packages/widget/bundle-widget.ts'
import { BROWSER_ARGS, findBrowser } from '../../scripts/find-browser.ts'
import { startWidgetServer, type WidgetServer } from '../widget/widget-server.ts'
import { isFirefoxInstalled, startFirefox } from './firefox.ts'
import { startPuppeteer } from './puppeteer-engine.ts'
import { makeScreen, type Screen } from './screen.ts'
import type { Engine } from './tab.ts'
import { isWebKitInstalled, startWebKit } from './webkit.ts'
import { HOSTS, STRANGE_PAGES, type WrappedPage } from './wrapped-pages.ts'

const PATIENCE = { timeout: 60_000 }

const startChromium = async () =>
  startPuppeteer({ browser: 'chrome', executablePath: await findBrowser(), args: BROWSER_ARGS })

const ENGINES = [
  { name: 'chromium', isInstalled: true, start: startChromium },
  { name: 'firefox', isInstalled: isFirefoxInstalled, start: startFirefox },
  { name: 'webkit', isInstalled: isWebKitInstalled, start: startWebKit },
] as const

const PAGES = Object.entries<WrappedPage>({
  ...HOSTS,
  ...Object.fromEntries(Object.entries(STRANGE_PAGES).map(([name, page]) => [`a page ${name}`, page])),
})

let server: WidgetServer
beforeAll(async () => {
  server = await startWidgetServer(
    await bundleWidget({
      captureUrl: 'https://api.example/capture',
      leadUrl: 'https://app.example/lead',
      privacyUrl: 'https://app.example/p',
    }),
  )
})
afterAll(() => server?.close())

for (const { name, isInstalled, start } of ENGINES) {
  describe.skipIf(!isInstalled)(name, () => {
    let engine: Engine
    let screen: Screen
    beforeAll(async () => {
      // A launch that died is repeated once.
      engine = await start().catch(start)
      screen = makeScreen(engine.tab)
      await engine.tab.resize(1000, 700)
    })
    afterAll(() => engine?.close())
    beforeEach(({ onTestFailed, task }) => {
      server.reset()
      onTestFailed(() => screen.keepPicture(`${name}, ${task.name}`.replaceAll('/', ' ')))
    })

    const address = () => `${server.hostUrl}/page?utm_source=news`
    const leave = async ({ mode = 'inline', build }: WrappedPage) => {
      const settings = { ref: 'LEDGER24', mode, handoff: 'stay', api: `${server.foyerUrl}/capture-lead` }
      const attributes = Object.entries(settings).map(([key, value]) => ` data-${key}="${value}"`)
      const built = build({
        tag: `<script async src="${server.foyerUrl}/widget.js"${attributes.join('')}></script>`,
        source: `${server.foyerUrl}/widget.js?${new URLSearchParams(settings)}`,
      })
      server.pages.set('/page', typeof built === 'string' ? { html: built } : built)
      await screen.tab.go(address())
      if (mode === 'button') await screen.press('Free website draft')
      await screen.fill(/Work email/, 'dana@harbor.example')
      await screen.press(/^Get my draft/)
    }
    const received = () => server.received.map(({ text }) => JSON.parse(text))

    it.each(PAGES)('%s', async (_name, wrapped) => {
      await leave(wrapped)
      await screen.see(/^Thank you\./)
      expect(received()).toMatchObject([
        { email: 'dana@harbor.example', ref: 'LEDGER24', widget: { mode: wrapped.mode ?? 'inline' } },
      ])
    })

    it('gives the form back to a visitor who comes back to a page where the lead was sent', async () => {
      await leave(HOSTS['plain HTML'])
      await screen.see(/^Thank you\./)
      server.pages.set('/next', { html: '<!doctype html><title>Next</title><h1>Next</h1>' })
      await screen.tab.go(`${server.hostUrl}/next`)
      await screen.tab.run(() => {
        setTimeout(() => history.back())
      })
      await screen.see(/^Get my draft/)
      await screen.fill(/Work email/, 'sam@harbor.example')
      await screen.press(/^Get my draft/)
      await screen.see(/^Thank you\./)
      expect(received()).toMatchObject([{ email: 'dana@harbor.example' }, { email: 'sam@harbor.example' }])
    })

    it('sends a lead again with its id when the visitor left before the answer', async () => {
      server.answers.push('hold')
      await leave(HOSTS['plain HTML'])
      await expect.poll(() => received().length, PATIENCE).toBe(1)
      server.pages.set('/next', { html: '<!doctype html><title>Next</title><h1>Next</h1>' })
      await screen.tab.go(`${server.hostUrl}/next`)
      await screen.tab.go(address())
      await expect.poll(() => received().length, PATIENCE).toBe(2)
      const [first, second] = received()
      expect(second).toEqual(first)
      // Answered, it is not sent a third time.
      const kept = () => screen.tab.run(() => Object.keys(localStorage).filter((key) => /lead/.test(key)))
      await expect.poll(kept, PATIENCE).toEqual([])
      await screen.tab.go(address())
      await screen.see(/^Get my draft/)
      expect(received()).toHaveLength(2)
    })
  })
}
