import { expect, test } from '@playwright/test'
import type { Persona } from '../../packages/draft/src/personas/persona.ts'
import { DESIGN_STYLE_IDS } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'
import { casesOf } from '../cases-of.ts'
import { movedBoxes, narrowTwins } from './moved-boxes.ts'
import { draftOpener, FULL_PERSONAS, nextFrames, PROPOSAL_PERSONAS } from './open-draft.ts'

/** At some widths a line can be as wide as its column, to a percent: it then breaks elsewhere, which may move a little. */
const EVERY_SIZE = [
  { width: 375, height: 812, most: 0.001 },
  { width: 1440, height: 900, most: 0.001 },
  { width: 390, height: 844, most: 0.01 },
  { width: 768, height: 1024, most: 0.01 },
]
/** On a phone most lines break. */
const SIZES = casesOf(EVERY_SIZE, ({ width }) => width === 375)
/** The personas with the longest and the rarest names are opened with late fonts; the boxes of all are compared. */
const RARE = casesOf(['own-type', 'not-open-yet', 'hostile', 'fifty-states'], (id) => id === 'not-open-yet')
/** The usual widths, and those at which a line of some persona once broke elsewhere when the fonts came. */
const WIDTHS = [
  320, 352, 360, 375, 384, 416, 448, 480, 544, 576, 608, 640, 672, 704, 736, 768, 800, 832, 864, 928, 960,
  1024, 1056, 1088, 1100, 1120, 1152, 1184, 1200, 1248, 1280, 1312, 1440, 1472, 1536, 1600,
]

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const isRare = ({ id }: Persona) => RARE.includes(id)
const isLongest = ({ id }: Persona) => id === 'redesign-all-areas'
const pages = [
  ...DESIGN_STYLE_IDS.map((style) => ({
    name: style as string,
    style,
    personas: casesOf(FULL_PERSONAS, isRare),
  })),
  { name: 'proposal', style: 'modern' as const, personas: casesOf(PROPOSAL_PERSONAS, isLongest) },
]

// Sheets of all styles are written alike; a draft is modern unless its owner chose.
for (const { name, style, personas } of casesOf(pages, ({ name }) => name === 'modern')) {
  test(`nothing moves in ${name} when the fonts come late: not for the rarest names, and no box of any persona at any width`, async ({
    context,
    page,
  }) => {
    const { open, openWithLateFonts } = await draftOpener(context, page)
    await page.addInitScript(() => {
      const seen = { shift: 0 }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const rare = style === name ? personas.filter(isRare) : personas
    expect(rare.length).toBeGreaterThan(0)
    for (const { most, ...viewport } of SIZES) {
      await page.setViewportSize(viewport)
      for (const persona of rare) {
        await openWithLateFonts(persona, style)
        // A shift is reported in the frame after the one that shows it.
        await nextFrames(page, 4)
        const shift = await page.evaluate(
          () => (globalThis as unknown as { seen: { shift: number } }).seen.shift,
        )
        expect.soft(shift, `${persona.id} at ${viewport.width} px`).toBeLessThanOrEqual(most)
      }
    }
    for (const persona of personas) {
      await open(persona, style)
      expect.soft(await narrowTwins(page), `${persona.id}: narrow twins`).toEqual([])
      expect.soft(await movedBoxes(page, WIDTHS), persona.id).toEqual([])
    }
  })
}
