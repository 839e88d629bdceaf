// The whole product in Firefox and in WebKit, wherever they are installed.
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { type Product, startProduct } from '../../scripts/product.ts'
import { isFirefoxInstalled, startFirefox } from './firefox.ts'
import { makeScreen, type Screen } from './screen.ts'
import type { Engine } from './tab.ts'
import { walkFrame } from './walk-frame.ts'
import { walkLink, walkOwner } from './walk-owner.ts'
import { walkStyles } from './walk-styles.ts'
import { walkWidget } from './walk-widget.ts'
import { isWebKitInstalled, startWebKit } from './webkit.ts'

const ENGINES = [
  { name: 'firefox', isInstalled: isFirefoxInstalled, start: startFirefox },
  { name: 'webkit', isInstalled: isWebKitInstalled, start: startWebKit },
] as const

let product: Product
beforeAll(async () => {
  if (!ENGINES.some(({ isInstalled }) => isInstalled)) return
  product = await startProduct({
    // No test asks name servers of the internet.
    env: { ...process.env, FOYER_READER_ALLOWS_LOOPBACK: 'for tests', FOYER_DOH_URL: 'http://127.0.0.1:9' },
  })
})
afterAll(() => product?.stop())

for (const { name, isInstalled, start } of ENGINES) {
  describe.skipIf(!isInstalled)(name, () => {
    let engine: Engine
    let screen: Screen
    beforeAll(async () => {
      // A launch that died is repeated once.
      engine = await start().catch(start)
      screen = makeScreen(engine.tab)
    })
    afterAll(() => engine?.close())
    beforeEach(({ onTestFailed, task }) => {
      onTestFailed(() => screen.keepPicture(`${name}, ${task.name}`))
    })

    it('shows every mode of the widget whole, and stores its leads', () => walkWidget(product, screen, name))
    it('stores a lead of a frame in a page of another origin', () => walkFrame(product, screen, name))
    it('shows a published page of each style whole on a phone and on paper', () => walkStyles(screen))
    it('signs up by link, downloads a table', () => walkLink(product, screen, `lee@${name}.example`))
    it('leads an owner from a code to a site that anybody reads', () =>
      walkOwner(product, screen, `dana@${name}.example`))
  })
}
