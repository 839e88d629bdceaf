// The page after the last question, in both flows.
import type { Page } from '@playwright/test'
import { ESTABLISHED_WITH_LINK, THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import type { Product } from '../../scripts/product.ts'
import { intercept } from '../intercept.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './foyer-test.ts'
import { giveAnswers, holdDraft, proceed, signUp } from './onboarding-test.ts'

const WAITING = '/onboarding/waiting-draft'
const headline = (page: Page) => page.getByRole('heading', { level: 1, name: 'Prepare for Liftoff!' })

/** Counts the page's requests that start the site builder. */
function countStarts(page: Page) {
  const starts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/sb/start-site-builder-form') && request.method() === 'POST') {
      starts.push(request.headers().authorization ?? '')
      expect(request.postData()).toBeNull()
    }
  })
  return starts
}

/** Counts the canvases that cover the page, even briefly. */
async function countCanvases(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const seenCanvases = new Set<Node>()
    Object.assign(window, { seenCanvases })
    new MutationObserver(() => {
      for (const canvas of document.querySelectorAll('body > canvas')) seenCanvases.add(canvas)
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate('seenCanvases.size')
}

async function readBuilds(product: Product, email: string) {
  return product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query(
      'select b.flow from public.site_builds b join auth.users u on u.id = b.profile_id where u.email = $1',
      [email],
    )
    return rows
  })
}

test('finishing starts one build, a reload starts no second one, and the page turns into the draft', async ({
  page,
  product,
  email,
  inbox,
}) => {
  const { designDetails: _, ...before } = THINKING
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, before)
  const starts = countStarts(page)
  const canvases = await countCanvases(page)
  const release = await holdDraft(page)
  await page.goto(`${product.appUrl}/onboarding/build-presence/design-details`)
  await page.getByRole('radio', { name: /^Warm/ }).click()
  await proceed(page)
  await expect(headline(page)).toBeVisible()
  await expect(page).toHaveURL(/waiting-draft\?flow=build-presence$/)
  await expect(page.getByText("We've started building your website draft.")).toBeVisible()
  // The animation covers the page for three seconds.
  await expect.poll(canvases).toBe(1)
  await expect(page.locator('body > canvas')).toHaveCount(0)
  await expect(page.getByText(`by email at ${email} within 24 hours`)).toBeVisible()
  const learned = page.getByRole('region', { name: 'What we learned' })
  await expect(learned).toContainText('House calls')
  await expect(learned).toContainText('Office in 33101')
  for (const name of [/Marketing Guide/, /Budget Calculator/]) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
  // While it fades, its words have too little contrast.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expectAccessible(page)
  expect(await readBuilds(product, email)).toEqual([{ flow: 'build-presence' }])

  await page.reload()
  await expect(headline(page)).toBeVisible()
  await page.goto(`${product.appUrl}${WAITING}`)
  await expect(headline(page)).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Your draft is ready' })).toBeVisible()
  expect(starts).toHaveLength(1)
})

test('a failed start can be retried, without the animation under reduced motion', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, ESTABLISHED_WITH_LINK)
  await holdDraft(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const restore = await intercept(page, '**/sb/start-site-builder-form', (route) =>
    route.abort('connectionfailed'),
  )
  await page.goto(`${product.appUrl}${WAITING}?flow=current-website`)
  await expect(page.getByRole('alert')).toContainText(
    'Failed to initialize site builder. Please try again later.',
  )
  await expect(page.getByRole('region', { name: 'The plan' }).getByRole('listitem')).toContainText([
    'Analyze current site',
    'Identify improvements',
    'Prepare recommendations',
    'Create draft',
  ])
  await expect(page.getByText(/24.hours/)).toHaveCount(0)
  restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText("We've started building your website draft.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  expect(await readBuilds(product, email)).toEqual([{ flow: 'current-website' }])
  expect(scripts.filter((url) => /confetti/.test(new URL(url).pathname))).toEqual([])
  await expect(page.locator('body > canvas')).toHaveCount(0)
})
