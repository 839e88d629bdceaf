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
import { HOSTS, STRANGE_PAGES } from './wrapped-pages.ts'

const startChromium = async () =>
  startPuppeteer({ browser: 'chrome', executablePath: await findBrowser(), args: BROWSER_ARGS })

const ENGINES = [
  { name: 'chromium', isInstalled: true, start: startChromium },
  { name: 'firefox', isInstalled: isFirefoxInstalled, start: startFirefox },
  { name: 'webkit', isInstalled: isWebKitInstalled, start: startWebKit },
] as const

const PAGES = Object.entries({
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

    it.each(PAGES)('%s', async (_name, { mode = 'inline', build }) => {
      const settings = { ref: 'LEDGER24', mode, handoff: 'stay', api: `${server.foyerUrl}/capture-lead` }
      const attributes = Object.entries(settings).map(([key, value]) => ` data-${key}="${value}"`)
      const built = build({
        tag: `<script async src="${server.foyerUrl}/widget.js"${attributes.join('')}></script>`,
        source: `${server.foyerUrl}/widget.js?${new URLSearchParams(settings)}`,
      })
      server.pages.set('/page', typeof built === 'string' ? { html: built } : built)
      await screen.tab.go(`${server.hostUrl}/page?utm_source=news`)
      if (mode === 'button') await screen.press('Free website draft')
      await screen.fill(/Work email/, 'dana@harbor.example')
      await screen.press(/^Get my draft/)
      await screen.see(/^Thank you\./)
      expect(server.received.map(({ text }) => JSON.parse(text))).toMatchObject([
        { email: 'dana@harbor.example', ref: 'LEDGER24', widget: { mode } },
      ])
    })
  })
}
