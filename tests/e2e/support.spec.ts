// Help & Support and the waitlists, from the screen to the table and the mailbox.
import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Product } from '../../scripts/product.ts'
import { IN_FULL_RING } from '../cases-of.ts'
import { intercept } from '../intercept.ts'
import { expectGoodInEveryLook } from './every-look.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './foyer-test.ts'
import { signIn } from './onboarding-test.ts'

const SINCE = /^You are on the list since [A-Z][a-z]{2} \d{1,2}$/

async function readRows(product: Product, sql: string, email: string): Promise<Record<string, unknown>[]> {
  return product.stack.database.asSuperuser(
    async (transaction) => (await transaction.query(sql, [email])).rows,
  )
}

const readPlaces = (product: Product, email: string) =>
  readRows(
    product,
    `select e.feature, e.email from public.waitlist_entries e left join auth.users u on u.id = e.profile_id
     where coalesce(e.email, u.email) = $1 order by e.feature`,
    email,
  )

const readRequests = (product: Product, email: string) =>
  readRows(
    product,
    'select topic, message, page, status, mailed_at is not null as mailed from public.support_requests where email = $1',
    email,
  )

const searchSchema = z.object({ messages: z.array(z.object({ ID: z.string() })) })
const mailSchema = z.object({
  Subject: z.string(),
  Text: z.string(),
  ReplyTo: z.array(z.object({ Address: z.string() })),
})

/** Returns the support mails about a person. */
async function readSupportMails(product: Product, email: string) {
  const { mailboxUrl } = product.stack
  const found = await fetch(
    `${mailboxUrl}/api/v1/search?query=${encodeURIComponent('to:help@foyer.example')}`,
  )
  const { messages } = searchSchema.parse(await found.json())
  const mails = await Promise.all(
    messages.map(async ({ ID }) =>
      mailSchema.parse(await (await fetch(`${mailboxUrl}/api/v1/message/${ID}`)).json()),
    ),
  )
  return mails.filter(({ ReplyTo }) => ReplyTo.some(({ Address }) => Address === email))
}

async function open(page: Page, product: Product, path: string, heading: string): Promise<void> {
  await page.goto(`${product.appUrl}${path}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

test('a question shows its answer, or a request reaches the support mailbox and the table', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await signIn(page, product, email, inbox)
  await open(page, product, '/support', 'Help & Support')

  const search = page.getByLabel('Search the answers')
  await search.fill('how do I delete my account')
  await expect(page.getByText(/^\d answers?$/)).toBeVisible()
  const answer = page.getByRole('region', { name: 'Answers' }).getByRole('group').first()
  await expect(answer).toContainText('How do I delete my account?')
  await expect(answer.getByText('It cannot be undone')).toBeVisible()
  await expect(answer.locator('mark').first()).toHaveText('delete')

  await search.fill('snowboard')
  await expect(page.getByText('No answer for "snowboard"')).toBeVisible()
  await page.getByRole('button', { name: 'Ask the support' }).click()
  const topic = page.getByLabel('What is it about?')
  await expect(topic).toBeFocused()

  await page.getByRole('button', { name: 'Send to the support' }).click()
  await expect(page.getByText('Choose what it is about.')).toBeVisible()
  await expect(page.getByText('Write what we can help with.')).toBeVisible()

  const message = 'May I sell <snowboards> too?\nIt is Vermont.'
  await topic.selectOption({ label: 'My website or its draft' })
  await page.getByLabel('Your message').fill(message)
  await page.getByLabel('Page').fill('My Site')

  // The request arrives, but its response is lost: the text stays, and sending again creates no second request.
  const restore = await intercept(page, '**/functions/v1/support', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('connectionfailed')
  })
  await page.getByRole('button', { name: 'Send to the support' }).click()
  await expect(page.getByText('Your message is still here')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Your message')).toHaveValue(message)
  await expect(topic).toHaveValue('my_site')
  restore()

  await page.getByRole('button', { name: 'Send to the support' }).click()
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused()
  await expect(page.getByText(`A person reads it and answers by email to ${email}.`)).toBeVisible()
  await expect
    .poll(() => readRequests(product, email))
    .toEqual([{ topic: 'my_site', message, page: 'My Site', status: 'open', mailed: true }])
  const mails = await readSupportMails(product, email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.Subject).toBe('My website or its draft: Dana Okafor')
  expect(mails[0]?.Text.replaceAll('\r', '')).toContain(message)

  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Your message')).toHaveValue('')
})

test(
  'a visitor joins the waitlist once and keeps the place after signing up; each list can be joined and left',
  IN_FULL_RING,
  async ({ page, product, email, inbox }) => {
    const visitor = email.replace('@', '.typed@')
    await open(page, product, '/waitlist', 'Run social media ads from here')
    await page.getByRole('button', { name: 'Join the waitlist' }).click()
    await expect(page.getByText('Enter your email address.')).toBeVisible()
    for (const typed of [email, email.toUpperCase(), visitor]) {
      await page.getByLabel('Email').fill(typed)
      await page.getByRole('button', { name: 'Join the waitlist' }).click()
      await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeFocused()
      await open(page, product, '/waitlist', 'Run social media ads from here')
    }
    expect(await readPlaces(product, email)).toEqual([{ feature: 'social_ads', email }])
    expect(await readPlaces(product, visitor)).toEqual([{ feature: 'social_ads', email: visitor }])

    await signIn(page, product, email, inbox)
    await open(page, product, '/waitlist', 'Run social media ads from here')
    await expect(page.getByText(SINCE)).toBeVisible()
    expect(await readPlaces(product, email)).toEqual([{ feature: 'social_ads', email: null }])

    await open(page, product, '/reviews', 'Reviews')
    await page.getByRole('button', { name: 'Put me on the list' }).click()
    await expect(page.getByText(SINCE)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Take me off the list' })).toBeFocused()
    await page.reload()
    await expect(page.getByText(SINCE)).toBeVisible()
    expect(await readPlaces(product, email)).toEqual([
      { feature: 'reviews', email: null },
      { feature: 'social_ads', email: null },
    ])
    await page.getByRole('button', { name: 'Take me off the list' }).click()
    await expect(page.getByText(SINCE)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Put me on the list' })).toBeVisible()
    expect(await readPlaces(product, email)).toEqual([{ feature: 'social_ads', email: null }])
  },
)

test.describe('is accessible in both themes and widths', () => {
  test('signed out', IN_FULL_RING, async ({ page, product }) => {
    await open(page, product, '/waitlist', 'Run social media ads from here')
    await expect(page.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
    await expectGoodInEveryLook(page)
    await open(page, product, '/learn-more', 'A first website for your practice, free')
    await expectGoodInEveryLook(page)
  })

  test('signed in', IN_FULL_RING, async ({ page, product, email, inbox }) => {
    await signIn(page, product, email, inbox)
    await open(page, product, '/waitlist', 'Run social media ads from here')
    await expect(page.getByText('You are not on the list yet.')).toBeVisible()
    await expectAccessible(page)
    await open(page, product, '/support', 'Help & Support')
    await page.getByLabel('Search the answers').fill('draft')
    await expect(page.locator('mark').first()).toBeVisible()
    await page.getByRole('button', { name: 'Send to the support' }).click()
    await expect(page.getByText('Choose what it is about.')).toBeVisible()
    await expectGoodInEveryLook(page)
  })
})
