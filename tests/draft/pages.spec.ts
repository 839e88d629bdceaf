import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { DESIGN_STYLE_IDS } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'
import { draftOpener, FULL_PERSONAS, PROPOSAL_PERSONAS } from './open-draft.ts'

// 320 px is also what is left of 1280 px at 400 % zoom.
const WIDTHS = [320, 375, 768, 1440]
const AXE_WIDTHS = [375, 768, 1440]
// Contrast takes longer than all other rules together; layouts change their grounds between these two.
const CONTRAST_WIDTHS = [375, 1440]
const HEIGHT = 900

// Reduced motion shows animations in their final state. Recording a trace would take longer than the checks.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

for (const style of DESIGN_STYLE_IDS) {
  for (const persona of FULL_PERSONAS) {
    test(`${style}: the page of ${persona.id} fits, reads and asks for nothing`, async ({
      context,
      page,
    }) => {
      const { open, strays } = await draftOpener(context, page)
      await open(persona, style)
      await expectSound(page)
      expect(strays).toEqual([])
    })
  }
}

for (const persona of PROPOSAL_PERSONAS) {
  test(`the proposal of ${persona.id} fits, reads and asks for nothing`, async ({ context, page }) => {
    const { open, strays } = await draftOpener(context, page)
    await open(persona, 'modern')
    await expectSound(page)
    expect(strays).toEqual([])
  })
}

async function expectSound(page: Page) {
  // A page without scripts is the same where they are switched off.
  expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    expect.soft(await overflowOf(page), `overflow at ${width} px`).toEqual([])
    if (!AXE_WIDTHS.includes(width)) continue
    const axe = new AxeBuilder({ page }).setLegacyMode(true)
    if (!CONTRAST_WIDTHS.includes(width)) axe.disableRules('color-contrast')
    const { violations } = await axe.analyze()
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    expect.soft(found, `axe at ${width} px`).toEqual([])
  }
  const dead = await page.evaluate(() =>
    [...document.querySelectorAll('a[href^="#"]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !document.getElementById(href.slice(1))),
  )
  expect.soft(dead, 'links within the page that lead nowhere').toEqual([])
}

// Returns up to five elements that overflow the page on the right, by tag and class; none when the page fits.
function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.getAttribute('class')}`)
  })
}
