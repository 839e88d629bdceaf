import { expect, type Page, test } from '@playwright/test'
import { composeDraft } from '../../packages/draft/src/compose-draft.ts'
import { practiceOf } from '../../packages/draft/src/personas/persona.ts'
import { DESIGN_STYLE_IDS } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'
import { casesOf } from '../cases-of.ts'
import { draftOpener, FULL_PERSONAS } from './open-draft.ts'

/** Polish, Vietnamese and Spanish letters. */
const RAREST = 'not-open-yet'
// Names have up to 60 letters; the markup that stands for one has more.
const NAMED = casesOf(
  FULL_PERSONAS.filter(({ id }) => id !== 'hostile'),
  // The rarest letters of a name.
  ({ id }) => id === RAREST,
)
const PHONE = { width: 375, height: 667 }
const LAPTOPS = [
  { width: 1366, height: 620 },
  { width: 1280, height: 600 },
  { width: 1024, height: 700 },
]

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

for (const style of DESIGN_STYLE_IDS) {
  test(`${style}: the first screen has the name in its fonts, on a laptop also first sentence and action`, async ({
    context,
    page,
  }) => {
    const { open } = await draftOpener(context, page)
    for (const persona of NAMED) {
      const hero = composeDraft(practiceOf(persona)).sections.find((section) => section.kind === 'hero')
      if (!hero || !('lede' in hero)) throw new Error(`${persona.id} has no hero.`)
      // Where another sentence follows, the first one gets a full stop instead of what was typed at its end.
      const sentence = hero.lede.text.replace(/[.,;:]$/, '')
      await page.setViewportSize(PHONE)
      await open(persona, style)
      const { firstLine } = await endsOf(page, sentence, hero.action.label.text)
      expect.soft(firstLine, `${persona.id}: name on a phone`).toBeLessThanOrEqual(PHONE.height)
      if (persona.id === RAREST) await expectOwnFonts(page)
      for (const viewport of LAPTOPS) {
        await page.setViewportSize(viewport)
        const { firstLine: _, ...ends } = await endsOf(page, sentence, hero.action.label.text)
        for (const [what, end] of Object.entries(ends))
          expect.soft(end, `${persona.id}: ${what} at ${viewport.width}`).toBeLessThanOrEqual(viewport.height)
      }
    }
  })
}

/** Expects that the rarest letters of the name come from the fonts of the style. */
async function expectOwnFonts(page: Page): Promise<void> {
  await expect(page.locator('h1')).toContainText('ễ')
  // The unseen twin of a text, which is set in a font of the system, belongs to the element around the text.
  const fonts = await fontsOf(page, 'h1 :not(:has(*), [data-t])')
  expect(fonts).not.toEqual([])
  expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([])
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

// Returns where the first line and all lines of the name, the first sentence and the action end, from the top of the page.
function endsOf(page: Page, sentence: string, action: string) {
  return page.evaluate(
    ([sentenceText, actionText]) => {
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const wordsOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ')
      const bottomsOf = (element: Element | undefined) => {
        const range = document.createRange()
        if (element) range.selectNodeContents(element)
        return [...range.getClientRects()].map(({ bottom }) => bottom)
      }
      const withWords = (selector: string, words: string) =>
        [...document.querySelectorAll(selector)].find(
          (element) =>
            wordsOf(element).includes(words) &&
            ![...element.children].some((child) => wordsOf(child).includes(words)) &&
            isShown(element),
        )
      const name = bottomsOf(document.querySelector('h1') ?? undefined)
      const endOf = (bottoms: readonly number[]) => (bottoms.length ? Math.max(...bottoms) : Infinity)
      return {
        firstLine: name[0] ?? Infinity,
        name: endOf(name),
        sentence: endOf(bottomsOf(withWords('.hero *', sentenceText))),
        action: withWords('a, a *', actionText)?.closest('a')?.getBoundingClientRect().bottom ?? Infinity,
      }
    },
    [sentence, action] as const,
  )
}

test('modern: the place for a photo keeps its distance from the name below', async ({ context, page }) => {
  const { open } = await draftOpener(context, page)
  const persona = FULL_PERSONAS.find(({ id }) => id === 'cedar-grove')
  if (!persona) throw new Error('There is no such persona.')
  await open(persona, 'modern')
  const distance = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const [head, portrait] = [box('.story .head'), box('.portrait')]
    if (!head || !portrait) throw new Error('Nothing to measure.')
    return head.top - portrait.bottom
  })
  expect(distance).toBeGreaterThanOrEqual(20)
})

test('minimalist: a quotation is as wide as its box', async ({ context, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { open } = await draftOpener(context, page)
  const persona = FULL_PERSONAS.find((one) =>
    composeDraft(practiceOf(one)).sections.some((part) => part.kind === 'story' && part.isQuotation),
  )
  if (!persona) throw new Error('There is no such persona.')
  await open(persona, 'minimalist')
  const [box, text] = await page.evaluate(() =>
    ['.says', '.says p'].map((selector) => document.querySelector(selector)?.getBoundingClientRect().width),
  )
  expect(box).toBeGreaterThan(0)
  expect(text).toBe(box)
})
