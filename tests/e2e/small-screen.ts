import type { Page } from '@playwright/test'

/** The smallest side of a target for a finger, in CSS pixels. */
const TARGET = 44

/** Returns the controls that are too small for a finger, with their sizes. Links within a sentence do not count. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((target) => {
    const controls = 'a[href], button, summary, select, textarea, input:not([tabindex="-1"])'
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      // A label around its field is part of the target.
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
      const isSeen = width > 3 && height > 3 && getComputedStyle(control).visibility === 'visible'
      const sentence = control.closest('p, label')?.textContent
      if (!isSeen || (sentence && sentence.trim() !== control.textContent?.trim())) return []
      // A checkbox is larger than its box.
      const grown = Number.parseFloat(getComputedStyle(control, '::before').width) || 0
      if (Math.max(grown, Math.min(width, height)) >= target - 0.5) return []
      const name = control.getAttribute('aria-label') ?? control.textContent
      return [`${name || control.outerHTML.slice(0, 80)}: ${Math.round(width)} x ${Math.round(height)}`]
    })
  }, TARGET)
}

/** Returns the words that a line break cuts although they fit into a line of the page. */
export function cutWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,24}/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) cut.push(word)
      }
    }
    return cut
  })
}

/** Returns the longest line of the texts that match a selector, in characters. */
export function longestLine(page: Page, selector: string): Promise<number> {
  return page.evaluate((matching) => {
    let longest = 0
    for (const element of document.querySelectorAll(matching)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const lines = new Map<number, number>()
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { length } = text.textContent ?? ''
        for (let at = 0; at < length; at++) {
          const range = document.createRange()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          const box = range.getClientRects()[0]
          if (!box) continue
          const line = Math.round(box.bottom)
          lines.set(line, (lines.get(line) ?? 0) + 1)
        }
      }
      longest = Math.max(longest, ...lines.values())
    }
    return longest
  }, selector)
}
