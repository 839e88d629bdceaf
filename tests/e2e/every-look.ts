import { expect, type Page } from '@playwright/test'
import type { AxeRules } from '../axe-problems-of.ts'
import { RUNS_EVERY_CASE } from '../cases-of.ts'
import { expectAccessible, expectReadableColors } from './expect-accessible.ts'
import { expectNoSidewaysScroll } from './onboarding-test.ts'

const PHONE = { width: 375, height: 812 }
const DESKTOP = { width: 1280, height: 800 }

/** The least height of a picture of a page, in pixels: the thumbnails of the styles have 36. */
const LEAST_PICTURE = 24

/** Expects that every page that a screen shows, whole or as a picture, has room in which it is seen. */
async function expectNoFlatPages(page: Page): Promise<void> {
  const flat = () =>
    page
      .locator('iframe')
      .evaluateAll(
        (frames: HTMLIFrameElement[], least) =>
          frames
            .filter((frame) => frame.checkVisibility() && (frame.parentElement?.clientHeight ?? 0) < least)
            .map((frame) => frame.title),
        LEAST_PICTURE,
      )
  // A drawer makes room for the page a moment after the window has another size.
  await expect.poll(flat).toEqual([])
}

type Theme = 'light' | 'dark'

/**
 * Checks the page at its width by all rules in one theme, and by the rules about colors in the other. The first ring has the
 * first theme alone.
 */
async function expectGood(page: Page, first: Theme, rules?: AxeRules): Promise<void> {
  await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' })
  await expectNoSidewaysScroll(page)
  await expectNoFlatPages(page)
  await expectAccessible(page, rules)
  if (!RUNS_EVERY_CASE) return
  await page.emulateMedia({ colorScheme: first === 'light' ? 'dark' : 'light', reducedMotion: 'reduce' })
  await expectNoSidewaysScroll(page)
  await expectReadableColors(page)
}

/**
 * Expects that the page fits its width and is accessible in both themes. The themes differ in colors alone
 * (themes.test.ts), so the second one is checked by the rules about colors. Leaves the page in the light theme.
 */
export function expectGoodInBothThemes(page: Page, rules?: AxeRules): Promise<void> {
  return expectGood(page, 'dark', rules)
}

/**
 * Expects the same at the width of a phone, by all rules in the dark theme, and of a desktop, by all rules in the light
 * one. The first ring looks at the phone alone: there a page has the least room and the same elements. Leaves the page at
 * the desktop's width in the light theme.
 */
export async function expectGoodInEveryLook(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  await expectGood(page, 'dark')
  await page.setViewportSize(DESKTOP)
  if (RUNS_EVERY_CASE) await expectGood(page, 'light')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}
