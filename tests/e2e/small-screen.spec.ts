// What fingers and narrow screens need: targets of 44 px, a footer that stays as high as it is, and whole words.
import { ESTABLISHED_WITH_LINK, THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { expect, test } from './foyer-test.ts'
import { hiddenByEdge } from './hidden-by-edge.ts'
import { buildDraft, expectNoSidewaysScroll, giveAnswers, signIn } from './onboarding-test.ts'
import { cutWords, longestLine, smallTargets } from './small-screen.ts'

const PHONE = { width: 375, height: 667 }
const MOST_CHARACTERS = 70

const PUBLIC_PATHS = ['/onboarding/start', '/login', '/learn-more', '/waitlist', '/marketing-guide']
const OWN_PATHS = [
  '/',
  '/support',
  '/onboarding/onboarding-guide',
  '/onboarding/build-presence/practice-vision',
  '/onboarding/build-presence/practice-location',
  '/onboarding/build-presence/clinician-details',
]

test('public pages have targets for fingers and whole words', async ({ page, product }) => {
  await page.setViewportSize(PHONE)
  for (const path of PUBLIC_PATHS) {
    await page.goto(product.appUrl + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(await smallTargets(page), path).toEqual([])
    expect.soft(await cutWords(page), path).toEqual([])
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await longestLine(page, 'article p, article li')).toBeLessThanOrEqual(MOST_CHARACTERS)
})

test('screens of an owner have targets for fingers, whole words and a steady footer', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await page.setViewportSize(PHONE)
  await signIn(page, product, email, inbox)
  const { practiceVision: _, ...answers } = THINKING
  await giveAnswers(product, email, answers)
  for (const path of OWN_PATHS) {
    await page.goto(product.appUrl + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect.soft(await smallTargets(page), path).toEqual([])
    expect.soft(await cutWords(page), path).toEqual([])
  }
  await page.goto(`${product.appUrl}/onboarding/build-presence/practice-vision`)
  const footer = page.locator('.onboarding-foot')
  await expect(footer.getByText('Select at least one to continue.')).toBeVisible()
  const before = await footer.boundingBox()
  await page.getByRole('checkbox', { name: 'Expertise' }).click()
  await expect(footer.getByText('1 selected')).toBeVisible()
  const after = await footer.boundingBox()
  expect(after).toEqual(before)
})

test('what the keyboard arrives at is never under what stands at an edge of the window', async ({
  page,
  product,
  email,
  inbox,
}) => {
  const token = await signIn(page, product, email, inbox)
  await giveAnswers(product, email, THINKING)
  await buildDraft(product, email, token)
  for (const [width, height] of [
    [375, 667],
    [1280, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of [
      '/settings',
      '/my-site/answers',
      '/publish/check',
      '/onboarding/build-presence/practice-vision',
      '/onboarding/waiting-draft?flow=build-presence',
    ]) {
      await page.goto(product.appUrl + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const key of ['Tab', 'Shift+Tab'])
        for (let press = 0; press < 40; press++) {
          await page.keyboard.press(key)
          expect.soft(await hiddenByEdge(page), `${path} at ${width}, ${key} ${press}`).toBeNull()
        }
    }
  }
})

test('at 400 % zoom the draft has two thirds of the screen, in Edit too', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const token = await signIn(page, product, email, inbox)
  await giveAnswers(product, email, THINKING)
  await page.goto(`${product.appUrl}/drafts/${await buildDraft(product, email, token)}`)
  const draft = page.locator('main iframe')
  const shareOfScreen = () =>
    draft.evaluate((frame) => {
      const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
      return rows.filter((element) => element === frame).length / innerHeight
    })
  await expect(draft.contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(shareOfScreen).toBeGreaterThan(2 / 3)
  await page.getByText('Edit', { exact: true }).click()
  await expect(draft.contentFrame().locator('draft-line').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit as a list' })).toBeAttached()
  await expect.poll(shareOfScreen).toBeGreaterThan(2 / 3)
})

test('a website with a long address fits a phone', async ({ page, product, email, inbox }) => {
  await page.setViewportSize(PHONE)
  await signIn(page, product, email, inbox)
  const { webPresenceLinks } = ESTABLISHED_WITH_LINK
  await giveAnswers(product, email, {
    ...ESTABLISHED_WITH_LINK,
    webPresenceLinks: webPresenceLinks && {
      ...webPresenceLinks,
      links: { website: `https://${'harborfamilymedicine'.repeat(4)}.example` },
    },
  })
  await page.goto(`${product.appUrl}/onboarding/waiting-draft?flow=current-website`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(await smallTargets(page)).toEqual([])
})
