// A partner without a practice: from the page that explains the programme to the statement of the first payment.
import { randomUUID } from 'node:crypto'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { acceptPartnerTerms } from './accept-partner-terms.ts'
import { expectGoodInEveryLook } from './every-look.ts'
import { expect, test } from './foyer-test.ts'
import { Inbox } from './inbox.ts'
import { leaveEmail } from './leave-email.ts'
import { moveDatabaseClock } from './move-database-clock.ts'
import { giveAnswers, tokenOf } from './onboarding-test.ts'
import { operate, readBooks, readReferral, readToday, takeCsv } from './partner-books.ts'
import { publishSite } from './publish-site.ts'
import { rehost } from './rehost.ts'

test.afterEach(({ product }) => moveDatabaseClock(product, 0))

test('a partner sends a practice, which publishes, and is paid to the cent thirty days later', async ({
  page,
  product,
  email,
  inbox,
  browser,
}) => {
  let host = ''
  const practice = `dana.${randomUUID().slice(0, 8)}@cedargrovefamily.example`

  await test.step('signs up, straight to the rules', async () => {
    await page.goto(`${product.appUrl}/partners`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You know who opens a practice next')
    await page.getByRole('heading', { name: 'The form on your page' }).scrollIntoViewIfNeeded()
    const sample = page.frameLocator('[title="The form on a page of a partner"]')
    await sample.getByLabel('Work email').fill('nobody@practice.example')
    await sample.getByRole('button', { name: 'Get my draft' }).click()
    await expect(sample.getByText('This is a preview: nothing was sent.')).toBeVisible()
    await expectGoodInEveryLook(page)
    await page.getByRole('link', { name: 'Become a partner' }).click()
    await expect(page.getByLabel('Email')).toBeInViewport()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Send me the sign-in mail' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    const { link } = await inbox.waitForSignInMail()
    await page.goto(link)
    await page.getByRole('button', { name: /sign in/i }).click()
    await expect(page.getByRole('heading', { name: 'The rules, in plain words' })).toBeVisible()
    await expectGoodInEveryLook(page)
  })

  await test.step('sees no link before the rules are accepted, and nothing about a website', async () => {
    await page.goto(`${product.appUrl}/rewards`)
    await expect(page.getByLabel('Your referral link')).toHaveCount(0)
    await acceptPartnerTerms(page)
    await page.goto(`${product.appUrl}/`)
    await expect(page.getByRole('region', { name: 'In your own time' })).toContainText('Done: Partner terms')
    await expect(page.getByLabel('Your referral link')).toHaveValue(/ref=/)
    const pages = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(pages).toHaveText(['Home', 'Contacts'])
    await expectGoodInEveryLook(page)
  })

  await test.step('says where the money goes, with a code from the mail', async () => {
    await page.goto(`${product.appUrl}/rewards/payouts`)
    await expect(page.getByText('No statement yet')).toBeVisible()
    await expectGoodInEveryLook(page)
    await page.getByRole('link', { name: 'Add details' }).click()
    await expect(page.getByRole('region', { name: 'Tax form' })).toContainText('Not needed yet')
    await expectGoodInEveryLook(page)
    await page.getByRole('button', { name: 'Mail me a code' }).press('Enter')
    const code = page.getByLabel('Code from the mail')
    await expect(code).toBeFocused()
    await expectGoodInEveryLook(page)
    const subject = await inbox.waitForSubject(/is your Foyer code for payout/)
    await code.fill(/^\d{4} \d{4}/.exec(subject)?.[0] ?? '')
    await code.press('Enter')
    await page.getByLabel('Legal name').fill('Haddad Medical Billing LLC')
    await page.getByLabel('Routing number').fill('021000021')
    await page.getByLabel('Account number').fill('1234 5644 71')
    await expectGoodInEveryLook(page)
    await page.getByRole('button', { name: 'Save details' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
    await expect(page.getByText('1234564471')).toHaveCount(0)
    await inbox.waitForSubject(/changed/i)
    await page.getByRole('link', { name: 'Payouts', exact: true }).first().click()
    await expect(page.getByRole('region', { name: 'Paid to' })).toContainText('••••••4471')
  })

  await test.step('embeds the form, and a visitor converts, answers and publishes', async () => {
    await page.goto(`${product.appUrl}/rewards`)
    const field = page.getByLabel('Your referral link')
    await expect(field).toHaveValue(/ref=/)
    const link = await field.inputValue()
    const code = new URL(`http://${link}`).searchParams.get('ref') ?? ''
    const site = await rehost(product.partnerUrl, { edit: (html) => html.replaceAll('LEDGER24', code) })
    host = new URL(site.url).host
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const visitor = await context.newPage()
    await visitor.goto(site.url)
    await expect.poll(() => visitor.evaluate(() => 'Foyer' in window)).toBe(true)
    await leaveEmail(visitor, practice)
    await expect(visitor).toHaveURL(`${product.appUrl}/onboarding/start`)
    await visitor.getByLabel('First Name').fill('Dana')
    await visitor.getByLabel('Last Name').fill('Okafor')
    await visitor.getByLabel('Practice Name').fill('Cedar Grove Family Medicine')
    await visitor.getByRole('checkbox').check()
    await visitor.getByRole('button', { name: 'Start Now' }).click()
    const mail = await new Inbox(product.stack.mailboxUrl, practice).waitForSignInMail()
    await visitor.getByLabel(/code/i).fill(mail.code)
    await expect(visitor.getByRole('button', { name: "Let's Get Started" })).toBeVisible()
    // The browser has said which visit it came with before anything else happens to the referral.
    await expect
      .poll(() => readReferral(product, practice))
      .toEqual({ status: 'signed_up', evidence: 'handoff' })
    await giveAnswers(product, practice, THINKING)
    // publishing.spec.ts goes through the screens of it.
    await publishSite(product, practice, await tokenOf(visitor))
    const live = await new Inbox(product.stack.mailboxUrl, practice).waitForText(/^[\w.-]+ is live$/)
    expect(live).toContain('“Cedar Grove Family Medicine” can be visited by anyone since')
    await context.close()
    site.close()
    await expect
      .poll(() => readReferral(product, practice))
      .toEqual({ status: 'launched', evidence: 'handoff' })
    await page.reload()
    await expect(page.getByRole('region', { name: 'Your rewards' })).toContainText('Launched$200.00')
  })

  await test.step('thirty days later the reward is due, is approved, and leaves with a batch', async () => {
    await moveDatabaseClock(product, 29)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Your rewards' })).toContainText('Launched$200.00')
    await moveDatabaseClock(product, 31)
    // The timer finds it.
    await expect.poll(async () => (await readBooks(product, practice)).kinds).toContain('due')
    const { referral } = await readBooks(product, practice)
    await operate(product, 'decide_referral', {
      of_referral: referral,
      decision: 'approve',
      by_actor: 'Nadia',
      for_reason: 'Looked at the website',
    })
    await page.reload()
    await expect(page.getByRole('region', { name: 'Your rewards' })).toContainText('Due$200.00')
    const batch = await operate(product, 'make_payout', { by_actor: 'Nadia', for_reason: 'Payday' })
    expect(batch).toMatchObject({ lines: 1, cents: 20_000 })
    const file = await takeCsv(product, batch.id)
    expect(file).toContain('Haddad Medical Billing,US,ach,021000021,1234564471,checking,200.00,USD')
    await operate(product, 'mark_payout_paid', {
      of_payout: batch.id,
      with_reference: 'MT-1',
      on_day: await readToday(product),
      by_actor: 'Nadia',
      for_reason: 'Uploaded and released',
    })
  })

  await test.step('reads the statement, and everything adds up to the cent', async () => {
    await page.goto(`${product.appUrl}/rewards`)
    const rewards = page.getByRole('region', { name: 'Your rewards' })
    await expect(rewards).toContainText('On its way$200.00')
    await expect(rewards).toContainText('Launched$0.00')
    await expectGoodInEveryLook(page)
    await page.goto(`${product.appUrl}/rewards/payouts`)
    const table = page.getByRole('table', { name: 'Your statements, newest first' })
    await expect(table).toContainText('On its way')
    await expect(table).toContainText('$200.00')
    await expectGoodInEveryLook(page)
    await table.getByRole('link', { name: /^S-\d{4}$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Statement S-\d{4}$/ })).toBeVisible()
    const items = page.getByRole('table', { name: 'What this statement pays' })
    await expect(items).toContainText(`d•••@${practice.split('@')[1]}`)
    await expect(items).toContainText('$200.00')
    await expectGoodInEveryLook(page)
    // The mail says what the page says.
    const name = await page.getByRole('heading', { level: 1 }).textContent()
    const number = name?.replace('Statement ', '')
    const mail = await inbox.waitForText(new RegExp(`^\\$200\\.00 is on its way: statement ${number}$`))
    expect(mail).toContain(`d•••@${practice.split('@')[1]}  $200.00`)
    expect(mail).toContain(`Sent with statement ${number}  $200.00`)
    expect(mail).toContain('Reference: MT-1')
    expect(mail).toContain('$200.00, this payment included')
    expect(mail).toContain(`${product.appUrl}/rewards/payouts/${number}`)
    await page.goto(`${product.appUrl}/rewards`)
    const opener = page.getByRole('button', { name: /^d•••@cedargrovefamily/ })
    await opener.focus()
    await page.keyboard.press('Enter')
    const story = page.getByRole('list', { name: /^What happened to R-\d+$/ })
    await expect(story).toContainText(/\$200\.00 sent with statement S-\d{4}/)
    await expect(story.getByRole('listitem').first()).toContainText(`Left an address in your form on ${host}`)
    await expectGoodInEveryLook(page)
    expect(await readBooks(product, practice)).toMatchObject({
      kinds: ['credited', 'held', 'released', 'onboarded', 'launched', 'due', 'approved', 'paid'],
      sums: { approved_cents: 20_000, reversed_cents: 0, paid_cents: 20_000, owed_cents: 0 },
      problems: [],
    })
  })

  await test.step('reads on Home what happened, and follows a line to its referral', async () => {
    await page.goto(`${product.appUrl}/`)
    const lines = page.getByRole('region', { name: 'What happened' }).getByRole('listitem')
    await expect(lines).toHaveText([
      /One reward left for account ••4471Statement S-\d{4}$/,
      /\$200\.00d•••@cedargrovefamily\.example became due$/,
      /\$200\.00d•••@cedargrovefamily\.example launched$/,
      /no dollars yetd•••@cedargrovefamily\.example signed up$/,
    ])
    await expectGoodInEveryLook(page)
    await lines.getByRole('link', { name: /became due$/ }).press('Enter')
    await expect(page.getByRole('button', { name: /^d•••@cedargrovefamily/ })).toBeFocused()
    const story = page.getByRole('list', { name: /^What happened to R-\d+$/ })
    await expect(story).toContainText(/\$200\.00 sent with statement S-\d{4}/)
    await expectGoodInEveryLook(page)
    await page.getByRole('button', { name: 'Show all referrals' }).click()
    await expect(page.getByRole('table', { name: 'Your referrals' })).toBeVisible()
  })

  await test.step('is told about the money before the account is deleted', async () => {
    await page.goto(`${product.appUrl}/settings`)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByRole('dialog')).toContainText('First, your money')
    await expect(page.getByRole('dialog')).toContainText('$200.00')
    await expectGoodInEveryLook(page)
  })

  await test.step('ten days later it has arrived', async () => {
    await moveDatabaseClock(product, 41)
    await page.goto(`${product.appUrl}/rewards`)
    const rewards = page.getByRole('region', { name: 'Your rewards' })
    await expect(rewards).toContainText('Paid$200.00')
    await expect(rewards).toContainText('On its way$0.00')
    await expectGoodInEveryLook(page)
  })
})
