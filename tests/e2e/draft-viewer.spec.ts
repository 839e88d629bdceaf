// The page of a draft: what a visitor sees and what hostile words cannot do, and the owner's tools. The headers are those
// of the app's own server.
import type { Page } from '@playwright/test'
import { applyEdits } from '../../packages/draft/src/apply-edits.ts'
import { composeDraft } from '../../packages/draft/src/compose-draft.ts'
import { editsFromRow } from '../../packages/draft/src/edits.ts'
import { pageEdits } from '../../packages/draft/src/personas/page-edits.ts'
import { practiceOf } from '../../packages/draft/src/personas/persona.ts'
import { PERSONAS } from '../../packages/draft/src/personas/personas.ts'
import { renderDraft } from '../../packages/draft/src/render-draft.ts'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { expectUncovered } from './edit-walk.ts'
import { expectGoodInEveryLook } from './every-look.ts'
import { expectFittingBar } from './expect-fitting-bar.ts'
import { expectWorkingFolder } from './expect-working-folder.ts'
import { expect, test } from './foyer-test.ts'
import { deliveredSlug, giveAnswers, signUp } from './onboarding-test.ts'

const SLUG = '0123456789abcdef0123456789abcdef'

// Markup that a page would contain if words were not escaped.
const BROKEN_PAGE = `<!DOCTYPE html><html lang="en"><head>
<meta http-equiv="refresh" content="0;url=/login"><base href="https://evil.example/">
<link rel="stylesheet" href="https://evil.example/a.css"><script src="https://evil.example/a.js"></script>
<style>html,body,#cover{position:fixed;inset:-500px;z-index:2147483647;background:url(https://evil.example/a.png) red}</style>
<script>top.owned = 1; parent.document.title = 'owned'; top.location = '/login'</script></head>
<body onload="top.owned = 2"><img src="x" onerror="top.owned = 3"><img src="https://evil.example/b.png">
<svg onload="top.owned = 4"></svg><iframe src="/login"></iframe><object data="/login"></object>
<div id="cover"><a id="script" href="javascript:top.owned=5">one</a><a id="top" href="/login" target="_top">two</a>
<a id="self" href="/login">three</a><a id="data" href="data:text/html,x" target="_blank">four</a>
<form action="/login" target="_top"><button id="send">five</button></form></div></body></html>`

/** Answers for a draft at SLUG as a visitor gets them. */
async function serveDraft(page: Page, html: string, name = 'Harbor Family Medicine'): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' }
  await page.route('**/rpc/open_draft', (route) => {
    const opened = {
      slug: SLUG,
      version: 1,
      kind: 'site',
      style: 'warm',
      name,
      created_at: '2026-11-21T09:00:00+00:00',
      mine: false,
      shared: true,
    }
    return route.request().method() === 'POST' ? route.fulfill({ headers, json: opened }) : route.continue()
  })
  await page.route('**/functions/v1/drafts/**', (route) =>
    route.fulfill({ headers, contentType: 'text/plain; charset=utf-8', body: html }),
  )
}

function frameOf(page: Page) {
  return page.frameLocator('main iframe')
}

test('a hostile page stays harmless in its frame', async ({ page, product }) => {
  const strays: string[] = []
  // A request that the policy forbids never gets here.
  await page.route(/evil\.example|\/login/, (route) => {
    strays.push(route.request().url())
    return route.abort()
  })
  page.on('dialog', (dialog) => {
    strays.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('popup', (popup) => void strays.push(popup.url()))
  await serveDraft(page, BROKEN_PAGE, '<img src=x onerror=alert(1)>')
  const response = await page.goto(`${product.appUrl}/drafts/${SLUG}`)
  expect(response?.headers()['x-robots-tag']).toBe('noindex, nofollow')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)>')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  for (const id of ['script', 'top', 'self', 'data', 'send']) {
    // The page covers itself, so the event is sent to the element.
    await frameOf(page).locator(`#${id}`).dispatchEvent('click')
  }
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog', { name: 'Share this draft' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'owned'))).toBeUndefined()
  expect(new URL(page.url()).pathname).toBe(`/drafts/${SLUG}`)
  const origins = page
    .frames()
    .slice(1)
    .map((frame) => frame.url())
  expect(origins.filter((url) => url.startsWith(product.appUrl))).toEqual([])
  expect(strays).toEqual([])
})

test('the words of a hostile owner stay words, and links work inside of the frame', async ({
  page,
  context,
  product,
}) => {
  const persona = PERSONAS.find(({ id }) => id === 'hostile')
  if (!persona) throw new Error('There is no hostile persona.')
  const details = { bookingUrl: 'https://booking.example/', phone: '423 555 0100' }
  const content = applyEdits(composeDraft(practiceOf({ ...persona, details })), editsFromRow(pageEdits()))
  const files = renderDraft(content, 'warm', { kind: 'draft', assetBase: '/draft-assets/' })
  const pageOf = (path: string) => String(files.find((file) => file.path === path)?.body)
  page.on('dialog', (dialog) => {
    throw new Error(`A draft opened a dialog: ${dialog.message()}`)
  })
  await context.route('https://booking.example/**', (route) => route.fulfill({ body: 'Book here.' }))
  await serveDraft(page, pageOf('index.html'), persona.profile.company_name ?? '')
  await page.route('**/drafts/*/sleep-and-worry/frame.html', (route) =>
    route.fulfill({ contentType: 'text/plain; charset=utf-8', body: pageOf('sleep-and-worry/index.html') }),
  )
  await page.goto(`${product.appUrl}/drafts/${SLUG}?view=full`)
  const frame = frameOf(page)
  const section = frame.locator('#where')
  await frame.locator('nav a[href$="#where"]').click()
  await expect(section).toBeFocused()
  await expect(section).toBeInViewport()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    frame.locator('a[href="https://booking.example/"]').first().click(),
  ])
  await expect(tab.locator('body')).toHaveText('Book here.')
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  expect(
    page
      .frames()
      .map((one) => one.url())
      .slice(1),
  ).toEqual(['about:srcdoc'])
  // Another page of the site is one of the browser's history, and part of the address.
  await frame.locator('a[data-path="/sleep-and-worry/"]').first().click()
  await expect(frame.getByText('gasping')).toBeAttached()
  await page.reload()
  await expect(frame.getByText('gasping')).toBeAttached()
  await page.getByRole('button', { name: 'Show the bar' }).click()
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(frame.getByText('gasping')).toBeAttached()
  await page.goBack()
  await page.goBack()
  await expect(frame.locator('#where')).toBeAttached()
})

test('an unknown address is a friendly 404', async ({ page, product }) => {
  await page.goto(`${product.appUrl}/drafts/${'0'.repeat(32)}`)
  await expect(page.getByRole('heading', { name: 'There is no draft here' })).toBeVisible()
})

test('an owner finishes a draft, takes a look and takes the site along', async ({
  page,
  context,
  product,
  email,
  inbox,
}) => {
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, THINKING)
  await page.goto(`${product.appUrl}/onboarding/waiting-draft?flow=build-presence`)
  const slug = await deliveredSlug(product, email, 1)
  await page.goto(`${product.appUrl}/drafts/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Family Medicine' })).toBeVisible()

  // With the keyboard alone: the checklist, a phone number, and a sentence that is true.
  const list = page.getByRole('button', { name: /^Before launch/ })
  await list.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Before launch' })).toBeFocused()
  await page.getByLabel('Phone number', { exact: true }).focus()
  await page.keyboard.type('(423) 555-0100')
  const frame = frameOf(page)
  await expect(frame.getByRole('link', { name: '(423) 555-0100' }).first()).toBeAttached()
  const yes = page.getByRole('button', { name: /^Yes: / }).first()
  await yes.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You said yes')).toBeVisible()
  await expectGoodInEveryLook(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Before launch/ })).toBeFocused()

  // A look is tried, left, and taken.
  await page.getByTitle('Dynamic').click()
  await expect(frame.locator('.lanes').first()).toBeAttached()
  await expect(page.getByText('Your site keeps Warm until you press')).toBeVisible()
  await expectGoodInEveryLook(page)
  await expectFittingBar(page)
  await page.getByRole('button', { name: 'Keep Warm' }).click()
  await expect(frame.locator('.lanes')).toHaveCount(0)
  await page.getByTitle('Dynamic').click()
  await page.getByRole('button', { name: 'Use this look' }).click()
  await expect(page.getByRole('button', { name: 'Undo: the look' })).toBeVisible()
  await expect(frame.locator('.lanes').first()).toBeAttached()
  await ignoreListenersOfFrame(page)
  await page.getByText('Edit', { exact: true }).click()
  const sentence = frame.locator('draft-line[data-mark=suggestion]').first()
  await sentence.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await sentence.click()
  // Where the page cannot be typed in, the line is typed in a field.
  const bar = page.getByRole('region', { name: /^This line: / })
  await expect(bar.getByRole('textbox')).toBeFocused()
  for (const key of ['Enter', ' ']) {
    await page.keyboard.press('Escape')
    await expect(bar).toBeHidden()
    await expect(sentence.locator('..')).toBeFocused()
    await page.keyboard.press(key)
    await expect(bar.getByRole('textbox')).toBeFocused()
  }
  await bar.getByRole('button', { name: 'Not us' }).click()
  // The answer leads to the next question.
  await expect(bar.getByRole('button', { name: 'Yes, that is us' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  // A fact is not typed here: it says where it is changed.
  const fact = frame.locator('draft-line[data-line="where/office/zip"]').first()
  await fact.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await fact.click()
  await expect(bar.getByRole('button').last()).toHaveText('Done')
  await expect(bar.locator('p')).toBeFocused()
  await expectUncovered(page, fact)
  await page.keyboard.press('Escape')
  await page.getByText('Look', { exact: true }).click()

  await page.getByRole('button', { name: 'More' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as ZIP' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('harbor-family-medicine-website.zip')
  await expectWorkingFolder(await context.newPage(), download)

  // Nobody else sees it, until it is shared; the first address ends with sharing.
  const visitor = await (await context.browser()?.newContext())?.newPage()
  if (!visitor) throw new Error('There is no browser for a visitor.')
  await visitor.goto(`${product.appUrl}/drafts/${slug}`)
  await expect(visitor.getByRole('heading', { name: 'There is no draft here' })).toBeVisible()
  await page.getByRole('button', { name: 'Share privately' }).click()
  const share = page.getByRole('complementary', { name: 'Share privately' })
  await expect(share.getByText('our suggestions you have not settled')).toBeVisible()
  await expectGoodInEveryLook(page)
  await share.getByRole('button', { name: 'Share privately' }).click()
  await expect(share.getByLabel('Private address')).toHaveValue(`${product.appUrl}/drafts/${slug}`)
  await expect(page.getByText('Draft. Seen by people with the private address')).toBeVisible()
  await expectGoodInEveryLook(page)
  await visitor.reload()
  await expect(frameOf(visitor).getByRole('link', { name: '(423) 555-0100' }).first()).toBeAttached()
  await share.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('Only you see it now')).toBeVisible()
  await expect(page.getByText('Draft. Only you see it')).toBeVisible()
  expect(page.url()).not.toContain(slug)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'There is no draft here' })).toBeVisible()
  for (const old of [slug, `${slug}?version=1`]) {
    await page.goto(`${product.appUrl}/drafts/${old}`)
    await expect(page.getByRole('heading', { name: 'There is no draft here' })).toBeVisible()
  }
})

/** Makes the frame behave as in WebKit, which calls no listeners in a frame without scripts. */
async function ignoreListenersOfFrame(page: Page): Promise<void> {
  await page.locator('main iframe').evaluate((frame: HTMLIFrameElement) => {
    for (const target of [frame.contentWindow, frame.contentDocument])
      if (target) target.addEventListener = () => {}
  })
}
