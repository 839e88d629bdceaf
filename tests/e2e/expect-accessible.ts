import { expect, type Page } from '@playwright/test'
import { type AxeRules, axeProblemsOf } from '../axe-problems-of.ts'
import { waitUntilStill } from './wait-until-still.ts'

/** The rules of axe whose result depends on colors, and so on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Expects no accessibility violation once all animations have ended. What a frame shows has tests of its own. */
export async function expectAccessible(page: Page, rules?: AxeRules): Promise<void> {
  // A page that was just opened has no heading until the app has begun.
  if (!rules?.only) await expect(page.locator('h1').first()).toBeAttached()
  // Text that is fading in has too little contrast.
  await waitUntilStill(page)
  expect(await axeProblemsOf(page, rules)).toEqual([])
}

/** Expects no violation of the rules about colors: enough for a page that was checked in its other theme. */
export function expectReadableColors(page: Page): Promise<void> {
  return expectAccessible(page, { only: COLOR_RULES })
}
