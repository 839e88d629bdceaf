import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './onboarding-test.ts'

type Expect = (page: Page) => Promise<void>

const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
]

/** Expects of a screen as it stands that it fits its width and is accessible in both themes; it is left in the light one. */
export async function expectGoodInBothThemes(page: Page, expectAccessible: Expect): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
}

/** The same on the phone and at the desk; it is left at the desk. */
export async function expectGoodInEveryLook(page: Page, expectAccessible: Expect): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectGoodInBothThemes(page, expectAccessible)
  }
}
