import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import {
  DESIGN_STYLE_IDS,
  type DesignStyleId,
} from '../../packages/shared/src/onboarding/answers/stored-ids.ts'
import { axeProblemsOf } from '../axe-problems-of.ts'
import { casesOf } from '../cases-of.ts'
import {
  draftOpener,
  EDITED_PERSONAS,
  FULL_PERSONAS,
  OWN_PAGES,
  PROPOSAL_PERSONAS,
  unbrokenPersona,
} from './open-draft.ts'
import { overflowOf } from './overflow-of.ts'

// 320 px is also what is left of 1280 px at 400 % zoom.
const WIDTHS = [320, 375, 768, 1440]
/** Axe takes longer than all other checks: a page is shown to it at one width, each style and each persona at all. */
const AXE_WIDTHS = [375, 768, 1440]
const HEIGHT = 900
/** A sheet of A4 within the margins of a browser, which is narrower than Letter. */
const PAPER = { width: 717, height: 1046 }

// Reduced motion shows animations in their final state. Recording a trace would take longer than the checks.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

/** An edited page has what any other has, and what its owner added; the page of a service is built in another way. */
const FULL = casesOf(
  [...FULL_PERSONAS, ...EDITED_PERSONAS, ...OWN_PAGES],
  (persona) => EDITED_PERSONAS.includes(persona) || persona === OWN_PAGES[0],
)
/** A launch leaves out what a draft marks; old-browsers.spec.ts reads one in each style. */
const LAUNCHES = casesOf(DESIGN_STYLE_IDS, (style) => style === 'dynamic')
/** Its proposal has every part. */
const PROPOSALS = casesOf(PROPOSAL_PERSONAS, ({ id }) => id === 'redesign-all-areas')

// One window shows all pages of a style: opening a window and loading axe take longer than the checks of a page.
for (const style of DESIGN_STYLE_IDS) {
  test(`${style}: every draft fits, reads and asks for nothing, and none is wider for a link that cannot break`, async ({
    context,
    page,
  }) => {
    const open = await expectSound(context, page, FULL, style, 'draft')
    await open(unbrokenPersona(), style)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      expect.soft(await overflowOf(page), `a link that cannot break: overflow at ${width} px`).toEqual([])
    }
  })
}

for (const style of LAUNCHES) {
  test(`${style}: every launch fits, reads and asks for nothing`, async ({ context, page }) => {
    await expectSound(context, page, FULL, style, 'launch')
  })
}

test('every proposal fits, reads and asks for nothing', async ({ context, page }) => {
  await expectSound(context, page, PROPOSALS, 'modern', 'draft')
})

async function expectSound(
  context: BrowserContext,
  page: Page,
  personas: typeof FULL,
  style: DesignStyleId,
  kind: 'draft' | 'launch',
) {
  const { open, strays } = await draftOpener(context, page)
  for (const [index, persona] of personas.entries()) {
    const turn = index + DESIGN_STYLE_IDS.indexOf(style) + (kind === 'launch' ? 1 : 0)
    const axeWidth = AXE_WIDTHS[turn % AXE_WIDTHS.length]
    const name = `${persona.id}, ${kind}`
    await page.setViewportSize({ width: WIDTHS[0] ?? 320, height: HEIGHT })
    await open(persona, style, kind)
    // A page without scripts is the same where they are switched off.
    expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      expect.soft(await overflowOf(page), `${name}: overflow at ${width} px`).toEqual([])
      if (kind === 'draft' && persona.id !== 'hostile')
        expect.soft(await brokenWordsOf(page), `${name}: broken words at ${width} px`).toEqual([])
      if (width === axeWidth || personas === PROPOSALS)
        expect.soft(await axeProblemsOf(page), `${name}: axe at ${width} px`).toEqual([])
    }
    // A proposal is printed by its own rules, each part on a page.
    if (personas !== PROPOSALS) {
      await page.setViewportSize(PAPER)
      await page.emulateMedia({ media: 'print' })
      expect.soft(await overflowOf(page), `${name}: overflow on paper`).toEqual([])
      if (kind === 'draft' && persona.id !== 'hostile')
        expect.soft(await brokenWordsOf(page), `${name}: broken words on paper`).toEqual([])
      expect
        .soft(await strandedHeadingsOf(page), `${name}: headings at the foot of a printed page`)
        .toEqual([])
      expect.soft(await paleWordsOf(page), `${name}: words too pale for paper`).toEqual([])
      await page.emulateMedia({ media: null })
    }
    const dead = await page.evaluate(() =>
      [...document.querySelectorAll('a[href^="#"]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.getElementById(href.slice(1))),
    )
    expect.soft(dead, `${name}: links within the page that lead nowhere`).toEqual([])
  }
  expect(strays).toEqual([])
  return open
}

// Returns headings that a printed page can end with. Between the rows of a grid browsers do not keep a heading to what
// follows it: there an element around both has to stay whole.
function strandedHeadingsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWhole = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).breakInside === 'avoid' || isWhole(element.parentElement))
    const isKept = (heading: Element) => {
      const { display } = getComputedStyle(heading.parentElement as Element)
      return getComputedStyle(heading).breakAfter === 'avoid' && !/grid|flex/.test(display)
    }
    return [...document.querySelectorAll('h2, h3')]
      .filter((heading) => heading.checkVisibility() && !isKept(heading) && !isWhole(heading.parentElement))
      .map((heading) => `${heading.tagName}: ${heading.textContent?.trim()}`)
  })
}

// Returns the words that cannot be read on paper, where browsers leave out backgrounds: less than 4.5 to 1 on white.
function paleWordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('There is no canvas.')
    const contrasts = new Map<string, number>()
    const contrastOf = (color: string) => {
      const known = contrasts.get(color)
      if (known !== undefined) return known
      context.fillStyle = '#fff'
      context.fillRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
        const share = channel / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      const contrast = 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
      contrasts.set(color, contrast)
      return contrast
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const pale: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!text.textContent?.trim() || !parent?.checkVisibility()) continue
      // The link of the keyboard waits above the page.
      if (parent.closest('svg, style, .skip')) continue
      if (contrastOf(getComputedStyle(parent).color) < 4.5) pale.push(text.textContent.trim().slice(0, 60))
    }
    return pale
  })
}

// Returns words of headings and labels that stand on two lines. Only names of more than 17 letters may.
function brokenWordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const content = text.textContent ?? ''
      const parent = text.parentElement
      if (content.length > 60 || !parent || parent.clientWidth === 1) continue
      for (const { 0: word, index } of content.matchAll(/(?<![^\s–—-])[^\s–—-]{6,17}(?![^\s–—-])/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 8) broken.push(`${parent.tagName}: ${word}`)
      }
    }
    return broken
  })
}
