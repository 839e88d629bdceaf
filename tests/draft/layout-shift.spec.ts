import { expect, test } from '@playwright/test'
import { DESIGN_STYLE_IDS } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'
import { movedBoxes } from './moved-boxes.ts'
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
const RARE = ['own-type', 'not-open-yet', 'hostile', 'fifty-states']
/** Widths at which a line of some persona once broke elsewhere when the fonts came. */
const WIDTHS = [
  320, 352, 360, 384, 416, 448, 480, 544, 576, 608, 640, 672, 704, 736, 768, 800, 832, 864, 928, 960, 1024,
  1056, 1088, 1100, 1120, 1152, 1184, 1200, 1248, 1280, 1312, 1472, 1536, 1600,
]

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
    const rare = personas.filter(({ id }) => RARE.includes(id))
    const rounds = [
      ...SIZES.map((viewport) => ({ viewport, opened: personas, most: MOST })),
      ...MORE_SIZES.map((viewport) => ({ viewport, opened: rare, most: MOST_OF_MORE })),
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

  test(`${name} has its boxes where they are with late fonts, at any width`, async ({ context, page }) => {
    const { open } = await draftOpener(context, page)
    for (const persona of personas) {
      await open(persona, style)
      expect.soft(await movedBoxes(page, WIDTHS), persona.id).toEqual([])
    }
  })
}
