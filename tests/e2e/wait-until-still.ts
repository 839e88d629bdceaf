import type { Page } from '@playwright/test'

/** Waits until all animations have ended, including those in shadow roots and except endless ones. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const moving = [document, ...shadows]
      .flatMap((root) => root.getAnimations())
      .filter(({ playState, effect }) => {
        return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      })
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}
