// The ways in which a person uses a page: with a mouse, with the keyboard alone, and with a finger.
import type { Locator, Page } from '@playwright/test'
import { lineOf } from './edit-walk.ts'
import { expect } from './foyer-test.ts'

export type Hands = {
  readonly press: (target: Locator) => Promise<void>
  /** Chooses what a field offers for what was typed. */
  readonly pick: (field: Locator, option: Locator) => Promise<void>
  /** Opens a line of the page, and types over its words. */
  readonly typeOver: (page: Page, id: string, label: string, text: string) => Promise<void>
}

/** Types over a line where it stands. */
async function typeThere(page: Page, id: string, text: string): Promise<void> {
  await expect(lineOf(page, id)).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

export const HANDS = {
  mouse: {
    press: (target) => target.click(),
    pick: (_field, option) => option.click(),
    typeOver: async (page, id, _label, text) => {
      await lineOf(page, id).click()
      await typeThere(page, id, text)
    },
  },
  keyboard: {
    press: async (target) => {
      await target.focus()
      const isChoice = await target.evaluate((element) =>
        element.matches('input, [role=radio], [role=checkbox]'),
      )
      await target.press(isChoice ? 'Space' : 'Enter')
    },
    // The focus stays in the field.
    pick: async (field, option) => {
      await expect(option).toBeVisible()
      await field.press('Enter')
    },
    typeOver: async (page, id, _label, text) => {
      await lineOf(page, id).locator('..').press('Enter')
      await typeThere(page, id, text)
    },
  },
  touch: {
    press: (target) => target.tap(),
    pick: (_field, option) => option.tap(),
    typeOver: async (page, id, label, text) => {
      await lineOf(page, id).tap()
      await page
        .getByRole('region', { name: /^This line: / })
        .getByLabel(label)
        .fill(text)
    },
  },
} as const satisfies { readonly [name: string]: Hands }

/** What comes between two steps of a person. */
export const INTERRUPTIONS = {
  reload: async (page: Page) => {
    await page.reload()
  },
  /** Back and Forward: to another document, to another screen, or out of a layer, to which no Forward leads. */
  back: async (page: Page) => {
    const document = await documentOf(page)
    await move(page, 'back')
    // The page does not know of entries of other sites.
    const isLeft = (await documentOf(page)) !== document
    if (isLeft || (await page.evaluate(() => Reflect.get(window, 'navigation').canGoForward)))
      await move(page, 'forward')
  },
} as const

/** Counts the moves in the history of a page. Call it before the first document. */
export async function countMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { moves: 0 })
    // Before the app, which keeps some of these events to itself.
    addEventListener(
      'popstate',
      () => Object.assign(window, { moves: Reflect.get(window, 'moves') + 1 }),
      true,
    )
  })
}

const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin)

async function move(page: Page, way: 'back' | 'forward'): Promise<void> {
  const place = () =>
    page.evaluate(() => `${performance.timeOrigin} ${Reflect.get(window, 'moves')}`).catch(() => null)
  const before = await place()
  // Afterwards, since it may leave the document that evaluates.
  await page.evaluate((to) => void setTimeout(() => history[to]()), way)
  await expect.poll(async () => (await place()) ?? before).not.toBe(before)
  await page.waitForLoadState()
  await expect(page.locator('[data-settling], [aria-busy=true]')).toHaveCount(0)
}
