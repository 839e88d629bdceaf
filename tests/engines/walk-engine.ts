import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { type Product, startProduct } from '../../scripts/product.ts'
import { RUNS_EVERY_CASE } from '../cases-of.ts'
import { makeScreen, type Screen } from './screen.ts'
import type { Engine } from './tab.ts'
import { walkFrame } from './walk-frame.ts'
import { walkLink, walkOwner } from './walk-owner.ts'
import { walkStyles } from './walk-styles.ts'
import { walkWidget } from './walk-widget.ts'

type EngineUnderTest = {
  readonly name: string
  readonly isInstalled: boolean
  readonly start: () => Promise<Engine>
}

/** The tests of the whole product in one engine, wherever it is installed. */
export function walkEngine({ name, isInstalled, start }: EngineUnderTest): void {
  describe.skipIf(!isInstalled)(name, () => {
    let product: Product
    let engine: Engine
    let screen: Screen
    beforeAll(async () => {
      product = await startProduct({
        // No test asks name servers of the internet.
        env: {
          ...process.env,
          FOYER_READER_ALLOWS_LOOPBACK: 'for tests',
          FOYER_DOH_URL: 'http://127.0.0.1:9',
        },
        // The widget needs one function, an owner most of them.
        ...(!RUNS_EVERY_CASE && { functionIdleMs: 600_000 }),
      })
      // A launch that died is repeated once.
      engine = await start().catch(start)
      screen = makeScreen(engine.tab)
    })
    afterAll(async () => {
      await engine?.close()
      await product?.stop()
    })
    beforeEach(({ onTestFailed, task }) => {
      onTestFailed(() => screen.keepPicture(`${name}, ${task.name}`))
    })

    it('shows every mode of the widget whole, and stores its leads', () => walkWidget(product, screen, name))
    // The walk of an owner takes minutes, and Chromium walks the same path in the first ring. Pages change with their styles,
    // whose sheets are checked against the oldest engines in browsers/.
    const inFullRing = it.runIf(RUNS_EVERY_CASE)
    inFullRing('shows a published page of each style whole on a phone and on paper', () => walkStyles(screen))
    inFullRing('stores a lead of a frame in a page of another origin', () => walkFrame(product, screen, name))
    inFullRing('signs up by link, downloads a table', () => walkLink(product, screen, `lee@${name}.example`))
    inFullRing('leads an owner from a code to a site that anybody reads', () =>
      walkOwner(product, screen, `dana@${name}.example`),
    )
  })
}
