import { expect, test } from '@playwright/test'
import { DESIGN_STYLE_IDS } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'
import { draftOpener, FULL_PERSONAS, PROPOSAL_PERSONAS } from './open-draft.ts'

// Fonts come this much later than the page: enough for a browser to show the page without them.
const DELAY_MS = 350
const SIZES = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
]
const MOST = 0.001
// A usual name, a long one with a long place, and the longest first screen.
const DECISIVE = ['cedar-grove', 'northline', 'fifty-states']

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const pages = [
  ...DESIGN_STYLE_IDS.map((style) => ({
    name: style as string,
    style,
    personas: FULL_PERSONAS.filter(({ id }) => DECISIVE.includes(id)),
  })),
  { name: 'proposal', style: 'modern' as const, personas: PROPOSAL_PERSONAS.slice(0, 1) },
]

for (const { name, style, personas } of pages) {
  test(`nothing moves in ${name} when the fonts come late`, async ({ browser }) => {
    expect(personas.length).toBeGreaterThan(0)
    for (const viewport of SIZES) {
      for (const persona of personas) {
        // A new context has no fonts in its cache.
        const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
        const page = await context.newPage()
        const { open } = await draftOpener(context, page, { fontDelayMs: DELAY_MS })
        await page.addInitScript(() => {
          const seen = { shift: 0 }
          Object.assign(globalThis, { seen })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await open(persona, style)
        // A shift is reported in the frame after the one that shows it.
        const shift = await page.evaluate(async () => {
          for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
          return (globalThis as unknown as { seen: { shift: number } }).seen.shift
        })
        expect.soft(shift, `${persona.id} at ${viewport.width} px`).toBeLessThanOrEqual(MOST)
        await context.close()
      }
    }
  })
}
