import { expect, type Locator, type Page, test } from '@playwright/test'
import { composeDraft } from '../../packages/draft/src/compose-draft.ts'
import { practiceOf } from '../../packages/draft/src/personas/persona.ts'
import { DESIGN_STYLE_IDS } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'
import { draftOpener, FULL_PERSONAS } from './open-draft.ts'

// Names have up to 60 letters; the markup that stands for one has more.
const NAMED = FULL_PERSONAS.filter(({ id }) => id !== 'hostile')
const PHONE = { width: 375, height: 667 }
const LAPTOPS = [
  { width: 1366, height: 620 },
  { width: 1280, height: 600 },
  { width: 1024, height: 700 },
]

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

for (const style of DESIGN_STYLE_IDS) {
  test(`${style}: the name stands on the first screen of a small phone`, async ({ context, page }) => {
    const { open } = await draftOpener(context, page)
    for (const persona of NAMED) {
      await open(persona, style)
      const [first] = await bottomsOfLines(page.locator('h1'))
      expect.soft(first, persona.id).toBeLessThanOrEqual(PHONE.height)
    }
  })

  test(`${style}: name, first sentence and action stand on the first screen of a short laptop`, async ({
    context,
    page,
  }) => {
    const { open } = await draftOpener(context, page)
    for (const persona of NAMED) {
      const hero = composeDraft(practiceOf(persona)).sections.find((section) => section.kind === 'hero')
      if (!hero || !('lede' in hero)) throw new Error(`${persona.id} has no hero.`)
      // Where another sentence follows, the first one gets a full stop instead of what was typed at its end.
      const lede = hero.lede.text.replace(/[.,;:]$/, '')
      await open(persona, style)
      for (const viewport of LAPTOPS) {
        await page.setViewportSize(viewport)
        const name = await bottomsOfLines(page.locator('h1'))
        expect.soft(Math.max(...name), `${persona.id}: name`).toBeLessThanOrEqual(viewport.height)
        const sentence = await bottomsOfLines(page.locator('.hero').getByText(lede).first())
        expect.soft(Math.max(...sentence), `${persona.id}: sentence`).toBeLessThanOrEqual(viewport.height)
        const action = await page.getByRole('link', { name: hero.action.label.text }).first().boundingBox()
        const bottom = action ? action.y + action.height : Number.POSITIVE_INFINITY
        expect.soft(bottom, `${persona.id}: action`).toBeLessThanOrEqual(viewport.height)
      }
    }
  })
}

for (const style of DESIGN_STYLE_IDS) {
  test(`${style}: Polish, Vietnamese and Spanish letters of a name come from the fonts of the style`, async ({
    context,
    page,
  }) => {
    const persona = FULL_PERSONAS.find(({ id }) => id === 'not-open-yet')
    if (!persona) throw new Error('There is no such persona.')
    const { open } = await draftOpener(context, page)
    await open(persona, style)
    await expect(page.locator('h1')).toContainText('ễ')
    // The unseen twin of a text, which is set in a font of the system, belongs to the element around the text.
    const fonts = await fontsOf(page, 'h1 :not(:has(*), [data-t])')
    expect(fonts).not.toEqual([])
    expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([])
  })
}

// Returns the fonts in which the letters of elements are set.
async function fontsOf(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const answers = nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId }))
  return (await Promise.all(answers)).flatMap(({ fonts }) => fonts)
}

// Returns where the lines of a text end, from the top of the page.
function bottomsOfLines(text: Locator): Promise<number[]> {
  return text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()].map(({ bottom }) => bottom)
  })
}

test('modern: the place for a photo keeps its distance from the name below', async ({ context, page }) => {
  const { open } = await draftOpener(context, page)
  const persona = FULL_PERSONAS.find(({ id }) => id === 'cedar-grove')
  if (!persona) throw new Error('There is no such persona.')
  await open(persona, 'modern')
  const distance = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    return (box('.story')?.top ?? 0) - (box('.portrait')?.bottom ?? 0)
  })
  expect(distance).toBeGreaterThanOrEqual(20)
})
