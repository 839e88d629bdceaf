import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { axeProblemsOf } from '../axe-problems-of.ts'
import { waitUntilStill } from './wait-until-still.ts'

/** The rules of axe whose result depends on colors, and so on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Expects no accessibility violation once all animations have ended. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolation(page)
}

/** Expects no violation of the rules about colors: enough for a page that was checked in its other theme. */
export function expectReadableColors(page: Page): Promise<void> {
  return expectNoViolation(page, COLOR_RULES)
}

async function expectNoViolation(page: Page, rules?: string[]): Promise<void> {
  // Text that is fading in has too little contrast.
  await waitUntilStill(page)
  // Only the builder enters frames, also those of other origins. It opens a second page, which doubles the time.
  const hasFrames = page.frames().length > 1
  expect(await (hasFrames ? problemsInFrames(page, rules) : axeProblemsOf(page, rules))).toEqual([])
}

async function problemsInFrames(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page })
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
