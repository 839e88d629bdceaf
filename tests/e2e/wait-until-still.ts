import type { Page } from '@playwright/test'

/**
 * Waits until scripts have followed a change of size or theme, which they do in the next frames, and until all animations
 * have ended, including those in shadow roots and except endless ones.
 */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const moving = [document, ...shadows]
      .flatMap((root) => root.getAnimations())
      .filter(({ playState, effect }) => {
        return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      })
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}
