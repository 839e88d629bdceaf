// Three owners, with a mouse, the keyboard alone and a finger: from a partner's page to a site that is published twice. After
// each step comes a reload, or Back and Forward, and what was typed and stored is still there.
import { randomUUID } from 'node:crypto'
import { PHONE } from './edit-walk.ts'
import { expect, test } from './foyer-test.ts'
import { countMoves, HANDS, INTERRUPTIONS } from './hands.ts'
import {
  EDIT,
  publishes,
  publishesAgain,
  QUESTIONS,
  SIGN_UP,
  type Step,
  typesOver,
  type Walk,
} from './owner-steps.ts'

const NEWER = 'Care for everybody who works at night.'
const CASES = (['mouse', 'keyboard', 'touch'] as const).flatMap((hands) =>
  (['back', 'reload'] as const).map((way) => ({ hands, way })),
)

for (const { hands, way } of CASES)
  test.describe(hands, () => {
    test.use(
      hands === 'touch'
        ? { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true }
        : { viewport: { width: 1280, height: 800 } },
    )
    test(`${way} between any two steps loses nothing from the partner page to a site that is published twice`, async ({
      page,
      product,
      email,
      inbox,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await countMoves(page)
      const walk: Walk = { ...HANDS[hands], page, product, email, inbox }
      const take = (steps: readonly Step[]) =>
        steps.reduce(async (before, [what, act, holds]) => {
          await before
          await test.step(what, async () => {
            await act(walk)
            await INTERRUPTIONS[way](page)
            await holds(walk)
          })
        }, Promise.resolve())
      await take([...SIGN_UP, ...QUESTIONS, ...EDIT])
      const draft = page.url()
      const name = `harbor-${randomUUID().slice(0, 8)}`
      await take(publishes(name))
      await page.goto(draft)
      await take([typesOver(NEWER), publishesAgain])
      const live = page.getByRole('link', { name: /^(See it live|Live)$/ })
      await page.goto((await live.getAttribute('href')) ?? '')
      await expect(page.getByText(NEWER)).toBeVisible()
      await expect(page.getByText(PHONE).first()).toBeAttached()
      await expect(page.locator('img.pic-portrait')).toHaveCount(1)
    })
  })
