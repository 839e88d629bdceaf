// A partner sees a visitor become a referral, without a reload and without ever receiving the visitor's email.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import type { Product } from '../../scripts/product.ts'
import { acceptPartnerTerms } from './accept-partner-terms.ts'
import { expectGoodInEveryLook } from './every-look.ts'
import { expect, test } from './foyer-test.ts'
import { Inbox } from './inbox.ts'
import { leaveEmail } from './leave-email.ts'
import { giveAnswers, returnToTab, signIn } from './onboarding-test.ts'
import { rehost } from './rehost.ts'

/** Returns an account's referral code from the database. */
async function readCode(product: Product, email: string): Promise<string> {
  return product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query(
      'select referral_code from public.profiles join auth.users using (id) where email = $1',
      [email],
    )
    return String(rows[0]?.referral_code)
  })
}

/** Records the bodies of all API responses, and returns a check that none of them contains an email. */
function watchAnswers(page: Page) {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    // Responses of a page that was left have no body.
    if (new URL(response.url()).pathname.startsWith('/rest/')) bodies.push(response.text().catch(() => ''))
  })
  return async (email: string) => {
    const read = await Promise.all(bodies)
    expect(read.some((body) => body.includes('•••@'))).toBe(true)
    expect(read.filter((body) => body.toLowerCase().includes(email))).toEqual([])
  }
}

test('a partner sees a visitor become a referral', async ({ page, product, email, inbox, browser }) => {
  const visitorEmail = `robin.${randomUUID().slice(0, 8)}@lakesidepeds.example`
  const masked = 'r•••@lakesidepeds.example'
  const stage = (name: string) =>
    page
      .getByRole('list', { name: 'People at each stage' })
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}`) })
  const row = page.getByRole('table', { name: 'Your referrals' }).getByRole('row').filter({ hasText: masked })

  await signIn(page, product, email, inbox)
  const expectMasked = watchAnswers(page)
  await page.goto(`${product.appUrl}/rewards`)
  await expect(page.getByText('No referrals yet')).toBeVisible()
  await acceptPartnerTerms(page)
  await page.getByRole('link', { name: 'Results', exact: true }).click()
  await expect(stage('Leads')).toHaveText('Leads0')
  // A reload would remove this mark.
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''))

  const code = await readCode(product, email)
  const host = await rehost(product.partnerUrl, { edit: (html) => html.replaceAll('LEDGER24', code) })
  const visit = await browser.newContext()
  const visitor = await visit.newPage()
  await visitor.goto(`${host.url}/?utm_source=newsletter&utm_campaign=fall`)
  // Before that, the browser submits the form without the attribution of the page's address.
  await expect.poll(() => visitor.evaluate(() => 'Foyer' in window)).toBe(true)
  await leaveEmail(visitor, visitorEmail)
  await expect(visitor).toHaveURL(`${product.appUrl}/onboarding/start`)
  // At rest the screen asks once a minute, and at once when its tab is looked at again.
  await returnToTab(page)
  await expect(stage('Leads')).toHaveText('Leads1')
  await expect(stage('Signed up')).toHaveText('Signed up0')
  const sources = page.getByRole('table', { name: 'Sources of your leads' })
  await expect(sources.getByRole('row').filter({ hasText: 'newsletter' })).toContainText('fall')

  await visitor.getByLabel('First Name').fill('Robin')
  await visitor.getByLabel('Last Name').fill('Lake')
  await visitor.getByRole('checkbox').check()
  await visitor.getByRole('button', { name: 'Start Now' }).click()
  await expect(visitor.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const { link } = await new Inbox(product.stack.mailboxUrl, visitorEmail).waitForSignInMail()
  // A sign-up is told to a partner once the browser that left the address has confirmed it.
  await visitor.goto(link)
  await visitor.getByRole('button', { name: /sign in/i }).click()
  await expect(visitor).toHaveURL(`${product.appUrl}/onboarding/onboarding-guide`)
  await visit.close()
  host.close()

  await expect(stage('Signed up')).toHaveText('Signed up1')
  await expect(stage('Onboarded')).toHaveText('Onboarded0')
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(row).toContainText('Must finish the questions and launch')
  await expect(row).toContainText('not yet')

  await giveAnswers(product, visitorEmail, THINKING)
  await expect(row).toContainText('Must launch')

  await product.stack.database.asSuperuser((transaction) =>
    transaction.query(
      `insert into public.launches (profile_id, name) select id, 'robin-lake' from auth.users where email = $1`,
      [visitorEmail],
    ),
  )
  await expect(row).toContainText(/Live since [A-Z][a-z]{2} \d+, due [A-Z][a-z]{2} \d/)
  await expect(row).toContainText('$200.00')
  await expect(page.getByRole('region', { name: 'Your rewards' })).toContainText('Launched$200.00')
  await expect(page.locator('html[data-not-reloaded]')).toHaveCount(1)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  const [head, line, end] = file.replace(/^\uFEFF/, '').split('\r\n')
  expect(head).toBe('Person,Status,What comes next,Signed up,Reward (USD)')
  expect(line).toMatch(
    /^r•••@lakesidepeds\.example,Launched,"Live since .*, due .*",\d{4}-\d\d-\d\d,200\.00$/,
  )
  expect(end).toBe('')

  await expectGoodInEveryLook(page)
  await page.getByRole('link', { name: 'Results', exact: true }).click()
  await expect(stage('Launched')).toHaveText('Launched1')
  await expectGoodInEveryLook(page)

  // A page address wider than a phone, without a line break opportunity.
  const longPath = `/${'seven_questions_before_you_open_'.repeat(3)}`
  await product.stack.database.asSuperuser((transaction) =>
    transaction.query(
      `insert into public.leads (email, channel, submission_id, referral_source, landing_page, page)
       values ('lee@lakesidepeds.example', 'widget', gen_random_uuid(), $1, $2, $3)`,
      [code, longPath, `https://partner.example${longPath}`],
    ),
  )
  await page.getByRole('link', { name: 'Share and install' }).click()
  await expect(page.getByRole('list', { name: 'Pages with your form' })).toContainText(longPath)

  await expectGoodInEveryLook(page)

  await page.goto(`${product.appUrl}/contacts`)
  const person = page.getByRole('table', { name: 'Contacts' }).getByRole('row').filter({ hasText: masked })
  await expect(person).toContainText('Launched')
  await expect(person).toContainText('newsletter / fall')
  await expect(person).toContainText(new URL(host.url).host)
  await expectGoodInEveryLook(page)

  await expectMasked(visitorEmail)
})
