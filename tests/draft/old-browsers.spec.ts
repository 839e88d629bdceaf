// Published sites in browsers at their floor. Chromium stands in for them: what a sheet says that is newer, by MDN's table,
// has names that no browser knows.
import { expect, type Page, test } from '@playwright/test'
import { FLOORS } from '../../browsers/floors.ts'
import { hideNewerInSheet } from '../../browsers/newer-in-sheet.ts'
import { DESIGN_STYLE_IDS } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'
import { axeProblemsOf } from '../axe-problems-of.ts'
import { casesOf } from '../cases-of.ts'
import { draftOpener, EDITED_PERSONAS, FULL_PERSONAS } from './open-draft.ts'
import { overflowOf } from './overflow-of.ts'

const OPENED = casesOf([...FULL_PERSONAS, ...EDITED_PERSONAS], ({ id }) => id.startsWith('cedar-grove'))
const PHONE = { width: 375, height: 812 }

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

// Dynamic lays the most over each other.
for (const style of casesOf(DESIGN_STYLE_IDS, (one) => one === 'dynamic')) {
  test(`${style} is read on a phone at the floor of sites`, async ({ context, page }) => {
    const { open } = await draftOpener(context, page, asAtFloor)
    for (const persona of OPENED) {
      await open(persona, style, 'launch')
      await removeFlexGaps(page)
      expect(await page.evaluate(() => CSS.supports('width', '1unknown-cqi'))).toBe(false)
      expect.soft(await overflowOf(page), `${persona.id}: overflow`).toEqual([])
      expect.soft(await unreadableOf(page), `${persona.id}: texts`).toEqual([])
      if (persona.id === 'cedar-grove') expect.soft(await axeProblemsOf(page)).toEqual([])
    }
  })
}

/** Hides what is newer in the sheets of a page, and in the `style` of its elements. */
function asAtFloor(text: string): string {
  const hide = (sheet: string) => hideNewerInSheet(sheet, FLOORS.site)
  return text
    .replace(/(<style[^>]*>)([\s\S]*?)(<\/style>)/g, (_all, open, sheet, close) => open + hide(sheet) + close)
    .replace(/( style=")([^"]*)(")/g, (_all, open, sheet, close) => open + hide(sheet) + close)
}

/** Below Safari 14.1 `gap` is a property of grids alone. */
async function removeFlexGaps(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).display.includes('flex')) element.style.gap = '0'
  })
}

/**
 * Returns the texts that a phone cannot show: small ones, ones that leave the window, ones that lie over another, and
 * entries of a row that touch the next one. Only what is seen of a text counts: some are cut off on purpose.
 */
function unreadableOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Seen = { readonly box: DOMRect; readonly text: string; readonly parent: Element }
    const problems: string[] = []
    const seen: Seen[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const isOnOneLine = (one: DOMRect, other: DOMRect) => one.top < other.bottom && one.bottom > other.top
    const common = (one: Element, other: Element): Element | null =>
      one.contains(other) ? one : one.parentElement && common(one.parentElement, other)
    const cut = (box: DOMRect, element: Element | null): DOMRect => {
      if (!element || element === document.body) return box
      const { overflow, clipPath } = getComputedStyle(element)
      if (overflow === 'visible' && clipPath === 'none') return cut(box, element.parentElement)
      const frame = element.getBoundingClientRect()
      const left = Math.max(box.left, frame.left)
      const top = Math.max(box.top, frame.top)
      const width = Math.max(0, Math.min(box.right, frame.right) - left)
      const height = Math.max(0, Math.min(box.bottom, frame.bottom) - top)
      return cut(new DOMRect(left, top, width, height), element.parentElement)
    }
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // The bar on a phone stays in view above what is scrolled.
      if (!text || parent.closest('svg, [aria-hidden=true], .skip, .bar, script, style')) continue
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()]
        .map((box) => cut(box, parent))
        .filter(({ width, height }) => width > 1 && height > 1)
      const name = `${parent.closest('[class]')?.getAttribute('class')}: ${text.slice(0, 40)}`
      const { fontSize } = getComputedStyle(parent)
      if (boxes.length && Number.parseFloat(fontSize) < 12) problems.push(`${fontSize}, ${name}`)
      for (const box of boxes) {
        if (box.left < 4 || box.right > innerWidth - 4)
          problems.push(`from ${Math.round(box.left)} to ${Math.round(box.right)}, ${name}`)
        // Lines of one text may touch: letters are lower than their line.
        const middle = new DOMRect(box.x + 1, box.y + box.height * 0.3, box.width - 2, box.height * 0.4)
        for (const one of seen) {
          if (one.parent.contains(parent) || parent.contains(one.parent)) continue
          if (!isOnOneLine(one.box, middle)) continue
          const distance = Math.max(one.box.left - middle.right, middle.left - one.box.right)
          const row = common(parent, one.parent)
          if (distance < 0) problems.push(`over "${one.text.slice(0, 30)}", ${name}`)
          // Between words of one sentence the space is a letter.
          else if (distance < 5 && row && /flex|grid/.test(getComputedStyle(row).display))
            problems.push(`touches "${one.text.slice(0, 30)}", ${name}`)
        }
        seen.push({ box: middle, text, parent })
      }
    }
    return problems.slice(0, 12)
  })
}
