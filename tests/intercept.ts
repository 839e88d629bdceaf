import type { BrowserContext, Page, Route } from '@playwright/test'

/**
 * Answers requests by `handler` until the returned function is called; later ones go on as if nothing stood between.
 * The route itself stays: Playwright continues a request by itself whose last route is removed while its handler runs,
 * and the handler of the context then fails with "Route is already handled".
 */
export async function intercept(
  target: Page | BrowserContext,
  url: string | RegExp | ((url: URL) => boolean),
  handler: (route: Route) => unknown,
): Promise<() => void> {
  let isActive = true
  await target.route(url, async (route) => {
    await (isActive ? handler(route) : route.fallback())
  })
  return () => {
    isActive = false
  }
}
