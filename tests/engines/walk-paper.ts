// Printed pages. Firefox makes a PDF. WebKit's driver cannot print, so the rules of print are applied to the screen, in
// both engines.
import { getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { applyPrint, wrongOnPaper } from './in-print.ts'
import type { Screen } from './screen.ts'

/** Letter paper within its margins, in CSS pixels. */
const PAPER = [720, 960] as const
const PATIENCE = { timeout: 60_000 }

/** Expects that the page that is shown prints its text and no control, within so many sheets. */
export async function expectOnPaper(
  screen: Screen,
  what: string,
  text: string,
  sheets: number,
): Promise<void> {
  const pdf = await screen.tab.print?.()
  if (pdf) {
    const paper = await getDocumentProxy(new Uint8Array(pdf))
    const pages = Array.from({ length: paper.numPages }, async (_, index) => {
      const { items } = await (await paper.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    })
    const words = (await Promise.all(pages)).map((page) => page.replace(/\s+/g, ''))
    expect(words.join(''), what).toContain(text.replace(/\s+/g, ''))
    expect(words.length, what).toBeLessThanOrEqual(sheets)
    expect(words, `${what}: no sheet is empty`).not.toContain('')
  }
  await screen.tab.resize(...PAPER)
  await screen.tab.run(applyPrint)
  await expect
    .poll(() => screen.tab.run(wrongOnPaper), { ...PATIENCE, message: `${what} on paper` })
    .toEqual([])
}
