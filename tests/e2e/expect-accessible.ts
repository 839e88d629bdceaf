import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { waitUntilStill } from './wait-until-still.ts'

/** The rules of axe whose result depends on colors, and so on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Expects no accessibility violation once all animations have ended. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolation(page, (axe) => axe)
}

/** Expects no violation of the rules about colors: enough for a page that was checked in its other theme. */
export function expectReadableColors(page: Page): Promise<void> {
  return expectNoViolation(page, (axe) => axe.withRules(COLOR_RULES))
}

async function expectNoViolation(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // Text that is fading in has too little contrast.
  await waitUntilStill(page)
  // Legacy mode takes half the time, because it opens no second page. It does not enter frames of other origins.
  const hasFrames = page.frames().length > 1
  const axe = choose(new AxeBuilder({ page })).setLegacyMode(!hasFrames)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))).toEqual([])
}
