import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'

/** Half as many bytes as the source that the package gives: each page reads them once. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = typeof import('axe-core')

export type AxeRules = {
  /** Runs these rules alone; without it, all that are on by default. */
  readonly only?: readonly string[]
  readonly except?: readonly string[]
  /** A selector of what is left out, because it comes and goes by itself. */
  readonly apartFrom?: string
}

/**
 * Runs rules of axe in a page or in one of its frames, which keeps axe for the next time. Reading the sheets again, making
 * a selector for each element and entering the frames within take longer than the rules, and no rule needs them.
 *
 * @returns a line for each element that violates a rule
 */
export async function axeProblemsOf(page: Page | Frame, rules: AxeRules = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  return page.evaluate(async ({ only, except = [], apartFrom }) => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(
      apartFrom ? { exclude: [apartFrom] } : document,
      {
        resultTypes: ['violations'],
        preload: false,
        selectors: false,
        iframes: false,
        rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])),
        ...(only && { runOnly: [...only] }),
      },
    )
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  }, rules)
}
