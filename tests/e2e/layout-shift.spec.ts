// What is shown stays where it is while the rest of a screen loads.
import { expect, test } from './foyer-test.ts'
import { signUp } from './onboarding-test.ts'

/** Answers of the API come this much later, so that every screen is painted before its data. */
const LATE_MS = 600
const MOST_SHIFT = 0.02
const PATHS = ['/', '/settings', '/rewards', '/rewards/share', '/rewards/results', '/contacts']

for (const [name, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 375, height: 667 }],
] as const) {
  test(`loading moves nothing on a ${name}`, async ({ page, product, email, inbox }) => {
    await page.setViewportSize(viewport)
    await signUp(page, product, email, inbox)
    await page.route('**/rest/v1/**', async (route) => {
      const response = await route.fetch()
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      await route.fulfill({ response })
    })
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts, shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: readonly { readonly node: Node | null }[]
        })[]) {
          if (entry.hadRecentInput) continue
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value })
          for (const { node } of entry.sources)
            shifts.push(`${entry.value.toFixed(3)} ${node?.textContent?.slice(0, 40)}`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of PATHS) {
      await page.goto(product.appUrl + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.getByText(/(is|are) loading|^Loading|looked up/)).toHaveCount(0)
      const { shift, shifts } = await page.evaluate(() => ({
        shift: Number(Reflect.get(window, 'shift')),
        shifts: String(Reflect.get(window, 'shifts')),
      }))
      expect.soft(shift, `${path}: ${shifts}`).toBeLessThanOrEqual(MOST_SHIFT)
    }
  })
}
