// The settings of an account, up to its deletion with all data.

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { z } from 'zod'
import type { Product } from '../../scripts/product.ts'
import { IN_FULL_RING } from '../cases-of.ts'
import { intercept } from '../intercept.ts'
import { expectGoodInBothThemes } from './every-look.ts'
import { expect, test } from './foyer-test.ts'
import { signIn } from './onboarding-test.ts'

const search = z.object({ messages: z.array(z.object({ ID: z.string() })) })
const mail = z.object({ HTML: z.string(), Subject: z.string() })

/** Waits until this many mails have arrived at an address, and returns the newest one's subject and link. */
async function readMail({ stack }: Product, email: string, count: number) {
  const list = async () => {
    const response = await fetch(
      `${stack.mailboxUrl}/api/v1/search?query=${encodeURIComponent(`to:${email}`)}`,
    )
    return search.parse(await response.json()).messages
  }
  await expect.poll(async () => (await list()).length, { message: `mails to ${email}` }).toBe(count)
  const [newest] = await list()
  const { HTML, Subject } = mail.parse(
    await (await fetch(`${stack.mailboxUrl}/api/v1/message/${newest?.ID}`)).json(),
  )
  const link = /href="([^"]*\/auth\/confirm[^"]*)"/.exec(HTML)?.[1] ?? ''
  return { subject: Subject, link: link.replaceAll('&amp;', '&').replaceAll('&#43;', '+') }
}

async function openSettings(page: Page, product: Product) {
  await page.goto(`${product.appUrl}/settings`)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByLabel('First Name')).toBeVisible()
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Returns the id of a user, or null if there is none. */
async function readAccount(product: Product, email: string) {
  return product.stack.database.asSuperuser(async (tx) => {
    const { rows } = await tx.query<{ id: string }>('select id from auth.users where email = $1', [email])
    return rows[0]?.id ?? null
  })
}

/** Counts the stored rows and files of a user. */
async function countRows(product: Product, userId: string) {
  return product.stack.database.asSuperuser(async (tx) => {
    const { rows } = await tx.query<{ rows: number; files: number; sessions: number }>(
      `with gone as (select $1::uuid as id)
       select
        (select count(*) from public.profiles as p join gone on p.id = gone.id)::int
          + (select count(*) from public.consents as c join gone on c.profile_id = gone.id)::int
          + (select count(*) from public.mail_preferences as m join gone on m.profile_id = gone.id)::int as rows,
        (select count(*) from storage.objects as o join gone on starts_with(o.name, gone.id::text))::int as files,
        (select count(*) from auth.sessions as s join gone on s.user_id = gone.id)::int as sessions`,
      [userId],
    )
    return rows[0]
  })
}

async function storePdf({ stack }: Product, userId: string) {
  const response = await fetch(`${stack.apiUrl}/storage/v1/object/resumes/${userId}/story.pdf`, {
    method: 'POST',
    headers: { apikey: stack.keys.secretKey, 'content-type': 'application/pdf' },
    body: '%PDF-1.7\n',
  })
  expect(response.status).toBe(200)
}

test('changes of names, mail preferences and the email are kept', async ({ page, product, email, inbox }) => {
  await signIn(page, product, email, inbox)
  await openSettings(page, product)

  // Names: validated as on the start page, and typed text is never lost.
  const profile = card(page, 'Profile')
  await expect(profile.getByLabel('First Name')).toHaveValue('Dana')
  await profile.getByLabel('First Name').fill('D')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByText('First name is required')).toBeVisible()
  await profile.getByLabel('First Name').fill('Danielle')
  await profile.getByLabel('Practice Name').fill('Harbor Light')
  await page.reload()
  await expect(profile.getByLabel('First Name')).toHaveValue('Danielle')
  const restore = await intercept(page, '**/rest/v1/profiles*', (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionfailed') : route.fallback(),
  )
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByRole('alert')).toContainText('Your text is still here')
  restore()
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByText('Saved', { exact: true })).toBeVisible()

  const mails = card(page, 'Mail from us')
  await expect(mails.getByLabel('How my referrals do')).toBeChecked()
  await mails.getByLabel('How my referrals do').uncheck()
  await expect(mails.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(profile.getByLabel('First Name')).toHaveValue('Danielle')
  await expect(profile.getByLabel('Practice Name')).toHaveValue('Harbor Light')
  await expect(mails.getByLabel('How my referrals do')).not.toBeChecked()

  // Email: nothing changes before both addresses have confirmed.
  const newEmail = email.replace('dana', 'nora')
  const emails = card(page, 'Email')
  await emails.getByLabel('New email').fill(email)
  await emails.getByRole('button', { name: 'Change email' }).click()
  await expect(emails.getByText('This is your email already.')).toBeVisible()
  await emails.getByLabel('New email').fill(newEmail)
  await emails.getByRole('button', { name: 'Change email' }).click()
  await expect(emails.getByText(`Waiting for ${newEmail}`)).toBeVisible()
  await expect(emails.getByText(`You sign in as ${email}`, { exact: true })).toBeVisible()

  const toNew = await readMail(product, newEmail, 1)
  const toOld = await readMail(product, email, 2)
  expect([toNew.subject, toOld.subject]).toEqual([
    'Confirm your new email for Foyer',
    'Approve your new email for Foyer',
  ])
  await page.goto(toNew.link)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'One address has confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to settings' }).click()
  await expect(emails.getByText(`You sign in as ${email}`, { exact: true })).toBeVisible()
  await page.goto(toOld.link)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(`${product.appUrl}/settings`)
  await expect(emails.getByText(`You sign in as ${newEmail}`, { exact: true })).toBeVisible()
  await expect(emails.getByText(/^Waiting for/)).toHaveCount(0)
})

test('signs out other devices, downloads the data, and deletes the account with all its data', async ({
  page,
  product,
  email,
  inbox,
  browser,
}) => {
  await signIn(page, product, email, inbox)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(`${product.appUrl}/login`)
  await other.getByLabel('Email').fill(email)
  await other.getByRole('button', { name: 'Send magic link' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  await other.goto((await readMail(product, email, 2)).link)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other).toHaveURL(`${product.appUrl}/onboarding/onboarding-guide`)
  await openSettings(other, product)

  await openSettings(page, product)
  await page.getByRole('button', { name: 'Sign out other devices' }).click()
  await expect(page.getByText('Other devices are signed out')).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL(`${product.appUrl}/onboarding/start`)
  await elsewhere.close()

  await card(page, 'Mail from us').getByLabel('How my referrals do').uncheck()
  await expect(card(page, 'Mail from us').getByText('Saved', { exact: true })).toBeVisible()
  const userId = (await readAccount(product, email)) ?? ''
  await storePdf(product, userId)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^foyer-my-data-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(readFileSync(await download.path()))
  expect(Object.keys(files)).toEqual(['my-data.json', expect.stringMatching(/^pdfs\/.+\.pdf$/)])
  const file: unknown = JSON.parse(strFromU8(files['my-data.json'] ?? new Uint8Array()))
  expect(file).toMatchObject({
    signIn: { email },
    profile: [{ first_name: 'Dana', last_name: 'Okafor', company_name: 'Harbor Family Medicine' }],
    consents: [{ document: expect.any(String) }, { document: expect.any(String) }],
    mailPreferences: [{ referral_updates: false, weekly_counts: false }],
    answers: [],
    drafts: [],
    entries: [],
    siteBuilds: [],
    pageLoads: [],
    changeRequests: [],
    waitlistEntries: [],
    supportRequests: [],
    referrals: [],
    captures: expect.any(Array),
  })

  expect(await countRows(product, userId)).toMatchObject({ rows: 4, files: 1 })

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('Type DELETE to go on.')).toBeVisible()
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(`${product.appUrl}/onboarding/start`)
  await expect(page.getByText('Goodbye, and all the best for your practice')).toBeVisible()
  await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible()
  expect(await readAccount(product, email)).toBeNull()
  expect(await countRows(product, userId)).toEqual({ rows: 0, files: 0, sessions: 0 })
  await page.goto(`${product.appUrl}/settings`)
  await expect(page).toHaveURL(`${product.appUrl}/onboarding/start`)
  await expect(page.getByLabel('First Name')).toHaveValue('')

  // The same email gets a new account.
  await page.getByLabel('First Name').fill('Dana')
  await page.getByLabel('Last Name').fill('Again')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Start Now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  await page.goto((await readMail(product, email, 3)).link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${product.appUrl}/onboarding/onboarding-guide`)
  await openSettings(page, product)
  await expect(page.getByLabel('Last Name')).toHaveValue('Again')
  await expect(page.getByLabel('Practice Name')).toHaveValue('')
  await expect(card(page, 'Mail from us').getByLabel('How my referrals do')).toBeChecked()
  expect(await readAccount(product, email)).not.toBe(userId)
})

test(
  'is accessible in both themes and widths, with a pending change and with the open dialog',
  IN_FULL_RING,
  async ({ page, product, email, inbox }) => {
    await signIn(page, product, email, inbox)
    await openSettings(page, product)
    await page.getByLabel('New email').fill(`new.${email}`)
    await page.getByRole('button', { name: 'Change email' }).click()
    await expect(page.getByText(`Waiting for new.${email}`)).toBeVisible()
    await page.getByLabel('First Name').fill('D')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('First name is required')).toBeVisible()
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 })
      await expectGoodInBothThemes(page)
      await page.getByRole('button', { name: 'Delete my account' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Delete for good' }).click()
      await expect(dialog.getByText('Type DELETE to go on.')).toBeVisible()
      await expectGoodInBothThemes(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused()
    }
  },
)

const RACES = [
  ['the session ends first', true],
  ['the deletion leaves first', false],
] as const

for (const [first, isEndedFirst] of RACES) {
  test(
    `says that the account is deleted when ${first}, until the start page is reloaded`,
    IN_FULL_RING,
    async ({ page, context, product, email, inbox }) => {
      await signIn(page, product, email, inbox)
      await openSettings(page, product)
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await intercept(
        page,
        isEndedFirst ? '**/functions/v1/account' : '**/auth/v1/logout*',
        async (route) => {
          const response = await route.fetch()
          await released
          await route.fulfill({ response })
        },
      )
      await page.getByRole('button', { name: 'Delete my account' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
      await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
      await dialog.getByRole('button', { name: 'Delete for good' }).click()
      const goodbye = page.getByText('Goodbye, and all the best for your practice')
      if (isEndedFirst) {
        await expect.poll(() => readAccount(product, email)).toBeNull()
        // Another tab notices that the user is gone, and ends the session of both.
        const other = await context.newPage()
        await other.goto(`${product.appUrl}/settings`)
        await expect(page).toHaveURL(`${product.appUrl}/onboarding/start`)
        await expect(page.getByText('Your session has ended')).toHaveCount(0)
        release()
      } else {
        await expect(goodbye).toBeVisible()
        release()
      }
      await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible()
      await expect(goodbye).toBeVisible()
      await expect(page).toHaveURL(`${product.appUrl}/onboarding/start`)
      await page.reload()
      await expect(page.getByRole('button', { name: 'Start Now' })).toBeVisible()
      await expect(goodbye).toHaveCount(0)
    },
  )
}
