import type { Page } from '@playwright/test'

/** Waits until everything that moves has arrived, also in shadow roots; what turns for ever does not count. */
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
