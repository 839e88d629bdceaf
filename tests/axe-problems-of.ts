import type { Page } from '@playwright/test'
import axe from 'axe-core'

type Axe = typeof import('axe-core')

/**
 * Runs rules of axe in a page without frames, which keeps axe for the next time. Reading the sheets again and making a
 * selector for each element take longer than the rules, and no rule needs them.
 *
 * @param rules all that are on by default, unless they are named
 * @returns a line for each element that violates a rule
 */
export async function axeProblemsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (ids) => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(document, {
      resultTypes: ['violations'],
      preload: false,
      selectors: false,
      ...(ids && { runOnly: [...ids] }),
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  }, rules)
}
