// A partner without a practice: from the page that explains the programme to the statement of the first payment.
import { acceptPartnerTerms } from './accept-partner-terms.ts'
import { expectGoodInEveryLook } from './every-look.ts'
import { expect, test } from './foyer-test.ts'

test('a partner signs up, accepts the rules, says where the money goes, and reads the statement', async ({
  page,
  product,
  email,
  inbox,
}) => {
  const { database } = product.stack

  await test.step('signs up, straight to the rules', async () => {
    await page.goto(`${product.appUrl}/partners`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You know who opens a practice next')
    await expectGoodInEveryLook(page)
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
    await expect(
      page.getByRole('heading', { name: 'Send your link, or put the form on a page' }),
    ).toBeVisible()
    const pages = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(pages).toHaveText(['Home', 'Contacts'])
    await expectGoodInEveryLook(page)
  })

  await test.step('says where the money goes, with a code from the mail', async () => {
    await page.goto(`${product.appUrl}/rewards/payouts`)
    await expect(page.getByText('No statement yet')).toBeVisible()
    await page.getByRole('link', { name: 'Add details' }).click()
    await page.getByRole('button', { name: 'Mail me a code' }).click()
    const code = page.getByLabel('Code from the mail')
    await expect(code).toBeFocused()
    const subject = await inbox.waitForSubject(/is your Foyer code for payout/)
    await code.fill(/^\d{4} \d{4}/.exec(subject)?.[0] ?? '')
    await page.getByRole('button', { name: 'Open details' }).click()
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

  await test.step('is paid, and reads the statement', async () => {
    await database.asSuperuser(async (transaction) => {
      const { rows } = await transaction.query('select id from auth.users where email = $1', [email])
      const partner = String(rows[0]?.id)
      await transaction.query(
        `update private.payout_details set usable_at = now() where partner = private.partner_of($1)`,
        [partner],
      )
      await transaction.query(
        `select private.record_event(jsonb_build_object('partner', private.partner_of($1), 'referral', gen_random_uuid(),
           'kind', 'approved', 'cents', 20000, 'reason', 'Live for 30 days', 'actor', 'Nadia', 'key', gen_random_uuid()))`,
        [partner],
      )
      await transaction.query(
        `select public.mark_payout_paid((public.make_payout('Nadia', 'Payday') ->> 'id')::uuid, 'MT-1', current_date, 'Nadia', 'Sent')`,
      )
    })
    await page.reload()
    const table = page.getByRole('table', { name: 'Your statements, newest first' })
    await expect(table).toContainText('$200.00')
    await expectGoodInEveryLook(page)
    await table.getByRole('link', { name: /^S-\d{4}$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Statement S-\d{4}$/ })).toBeVisible()
    await expect(page.getByRole('table', { name: 'What this statement pays' })).toContainText('$200.00')
    await expectGoodInEveryLook(page)
    await page.goto(`${product.appUrl}/rewards`)
    await expect(page.getByRole('region', { name: 'Your rewards' })).toContainText('On its way$200.00')
    await expectGoodInEveryLook(page)
  })

  await test.step('is told about the money before the account is deleted', async () => {
    await page.goto(`${product.appUrl}/settings`)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByRole('dialog')).toContainText('First, your money')
    await expect(page.getByRole('dialog')).toContainText('$200.00')
    await expectGoodInEveryLook(page)
  })
})
