import type { Page } from '@playwright/test'
import { expect } from './foyer-test.ts'

/** From the narrowest window with one row to one with room for everything. */
const WIDTHS = [1024, 1100, 1279, 1280, 1439, 1440]

/** Expects that at every width of the window nothing in the bar lies over another thing, and that the state is not cut. */
export async function expectFittingBar(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  for (const wide of WIDTHS) {
    await page.setViewportSize({ width: wide, height })
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(wide)
    // What follows a width is measured a moment later.
    await expect.poll(() => page.evaluate(faultsOfBar), `at ${wide} px`).toEqual([])
  }
  await page.setViewportSize({ width, height })
}

function faultsOfBar(): string[] {
  const bar = document.querySelector('header')
  if (!bar) return ['no bar']
  const things = [...bar.querySelectorAll('h1, button, a, label')]
    .map((thing) => ({
      name: thing.textContent?.trim() || thing.ariaLabel,
      box: thing.getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 0)
  const over = things.flatMap((one, at) =>
    things
      .slice(at + 1)
      .filter(({ box }) => box.left < one.box.right - 1 && one.box.left < box.right - 1)
      .map((other) => `${other.name} over ${one.name}`),
  )
  const state = bar.querySelector('p .truncate')
  const isCut = state !== null && state.scrollWidth > state.clientWidth
  return [...over, ...(isCut ? [`cut: ${state.textContent}`] : [])]
}
