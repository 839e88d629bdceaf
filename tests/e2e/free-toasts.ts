import type { Page } from '@playwright/test'
import { casesOf } from '../cases-of.ts'
import { expect } from './foyer-test.ts'
import { waitUntilStill } from './wait-until-still.ts'

export const PHONE = { width: 375, height: 667 }
export const WIDE = { width: 1280, height: 800 }
const TABLET = { width: 820, height: 1180 }
export const SIZES = [PHONE, TABLET, WIDE]

const CONTROLS = '[type="submit"], [data-continue], [id$="error"], input:focus, textarea:focus'
const FIELDS = 'input, textarea, select, [role="combobox"]'
const WORDS = 'h1, h2, h3, legend, label, output'

/**
 * Returns which controls, fields, headings, labels and addresses the toasts cover, by their words.
 *
 * @param isScrolled since the toast came, so that a control may have left the page as anything else
 */
export function covered(page: Page, isScrolled = false): Promise<readonly string[]> {
  return page.evaluate(
    ([controls, fields, words, isScrolled]) => {
      const toasts = [...document.querySelectorAll('[data-sonner-toast]')].map((toast) =>
        toast.getBoundingClientRect(),
      )
      // The last dialog is on top.
      const scope = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body
      const isSeen = (element: Element) =>
        !element.closest('[data-sonner-toaster], .sr-only, [inert], [aria-hidden="true"]')
      const isCovered = ({ left, right, top, bottom, width, height }: DOMRect) =>
        width > 3 &&
        height > 3 &&
        toasts.some((t) => t.left < right && left < t.right && t.top < bottom && top < t.bottom)
      // In one column the page ends above errors, and scrolls away behind them as behind its lower edge.
      const room = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--toasts'))
      const edge = Math.min(...toasts.map(({ top }) => top)) - 8
      const isScrolledAway = ({ bottom }: DOMRect) => room > 0 && scope === document.body && bottom > edge
      const pressed = [...scope.querySelectorAll(controls)]
        .filter((element) => {
          const box = element.getBoundingClientRect()
          // The error of the field in use must be seen; those of others may be further down the page.
          const own = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
          const isElsewhere =
            (isScrolled || (element.id.endsWith('error') && !own.includes(element.id))) && isScrolledAway(box)
          return isSeen(element) && isCovered(box) && !isElsewhere
        })
        .map((element) => element.textContent || element.getAttribute('aria-label') || element.tagName)
      const filled = [...scope.querySelectorAll(fields)]
        .filter((field) => {
          const box = field.getBoundingClientRect()
          return isSeen(field) && isCovered(box) && !isScrolledAway(box)
        })
        .map((field) => field.getAttribute('aria-label') ?? (field.id || field.tagName))
      const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
      const read: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement, textContent } = text
        if (!parentElement || !textContent?.trim() || !isSeen(parentElement)) continue
        if (!parentElement.closest(words) && !/\S@\S|\/drafts\//.test(textContent)) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        if ([...range.getClientRects()].some((box) => isCovered(box) && !isScrolledAway(box)))
          read.push(textContent)
      }
      return [...pressed, ...filled, ...read]
    },
    [CONTROLS, FIELDS, WORDS, isScrolled] as const,
  )
}

/** Expects a toast that covers nothing. */
export async function expectFreeToast(page: Page, what: string, isScrolled = false) {
  await expect(page.locator('[data-sonner-toast]').first(), what).toBeInViewport({ ratio: 1 })
  await expect.poll(() => covered(page, isScrolled), what).toEqual([])
}

/** Shows a toast, measures it and closes it. */
export async function measure(page: Page, what: string, show: () => Promise<void>) {
  await show()
  await expectFreeToast(page, `${what} at ${page.viewportSize()?.width}`)
  await page.getByRole('button', { name: 'Close notification' }).first().click()
}

/** Shows a toast at each size and measures it: in the first ring on a phone, where there is the least room. */
export async function measureSizes(page: Page, what: string, show: () => Promise<void>) {
  for (const size of casesOf(SIZES, (one) => one === PHONE)) {
    await page.setViewportSize(size)
    await waitUntilStill(page)
    await measure(page, what, show)
  }
}
