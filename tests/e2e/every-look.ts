import type { Page } from '@playwright/test'
import { expectAccessible, expectReadableColors } from './expect-accessible.ts'
import { expectNoSidewaysScroll } from './onboarding-test.ts'

const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
]

/**
 * Expects that the page fits its width and is accessible in both themes. The themes differ in colors alone, so the
 * second one is checked by the rules about colors. Leaves the page in the light theme.
 */
export async function expectGoodInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoSidewaysScroll(page)
  await expectReadableColors(page)
}

/** Expects the same at the width of a phone and of a desktop. Leaves the page at the desktop's width. */
export async function expectGoodInEveryLook(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectGoodInBothThemes(page)
  }
}
