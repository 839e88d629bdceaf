import { expect, test } from '@playwright/test'
import { DESIGN_STYLE_IDS } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'
import { draftOpener, FULL_PERSONAS, nextFrames, PROPOSAL_PERSONAS } from './open-draft.ts'

const SIZES = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
]
const MOST = 0.001
/**
 * Between these widths a line can be as wide as its column, to a percent: it then breaks elsewhere, which may move a
 * little. Only the personas with the longest and the rarest names are opened there.
 */
const MORE_SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]
const MOST_OF_MORE = 0.01
/** Widths at which long names once moved the button of a header, and with it the whole page, to another line. */
const HEADER_SIZES: Readonly<Record<string, readonly { width: number; height: number }[]>> = {
  warm: [
    { width: 1200, height: 800 },
    { width: 1280, height: 800 },
  ],
}
const LONG_NAMES = ['hostile', 'fifty-states']
const RARE = ['own-type', 'not-open-yet', 'hostile', 'fifty-states']

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const pages = [
  ...DESIGN_STYLE_IDS.map((style) => ({ name: style as string, style, personas: FULL_PERSONAS })),
  { name: 'proposal', style: 'modern' as const, personas: PROPOSAL_PERSONAS },
]

for (const { name, style, personas } of pages) {
  test(`nothing moves in ${name} when the fonts come late, for any persona`, async ({ context, page }) => {
    expect(personas.length).toBeGreaterThan(0)
    const { openWithLateFonts } = await draftOpener(context, page)
    await page.addInitScript(() => {
      const seen = { shift: 0 }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const longNames = personas.filter(({ id }) => LONG_NAMES.includes(id))
    const rare = personas.filter(({ id }) => RARE.includes(id))
    const rounds = [
      ...SIZES.map((viewport) => ({ viewport, opened: personas, most: MOST })),
      ...MORE_SIZES.map((viewport) => ({ viewport, opened: rare, most: MOST_OF_MORE })),
      ...(HEADER_SIZES[name] ?? []).map((viewport) => ({
        viewport,
        opened: longNames,
        most: MOST_OF_MORE,
      })),
    ]
    for (const { viewport, opened, most } of rounds) {
      await page.setViewportSize(viewport)
      for (const persona of opened) {
        await openWithLateFonts(persona, style)
        // A shift is reported in the frame after the one that shows it.
        await nextFrames(page, 4)
        const shift = await page.evaluate(
          () => (globalThis as unknown as { seen: { shift: number } }).seen.shift,
        )
        expect.soft(shift, `${persona.id} at ${viewport.width} px`).toBeLessThanOrEqual(most)
      }
    }
  })
}
