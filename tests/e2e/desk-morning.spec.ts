// A morning of the desk: items of each kind are cleared with the keyboard.
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../../scripts/run-command.ts'
import { putItemsOnDesk } from './desk-items.ts'
import { expectGoodInEveryLook } from './every-look.ts'
import { expect, test } from './foyer-test.ts'
import { Inbox } from './inbox.ts'
import { signIn } from './onboarding-test.ts'

test('thirty items of all kinds are cleared by keyboard, with two shortcuts at most each', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await signIn(page, product, email, inbox)
  const { owners, partner } = await putItemsOnDesk(product, email)
  const [owner = ''] = owners
  await page.goto(`${product.appUrl}/operator`)
  const rows = page.locator('.rw1')
  await expect(rows).toHaveCount(29)
  await expectGoodInEveryLook(page)
  await takePicture(page, 'today')

  const inHand = page.getByRole('main').locator('[aria-current]')
  await page.goto(`${product.appUrl}/operator/people?q=${encodeURIComponent(owner)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Lotus Room Acupuncture' })).toBeVisible()
  await expectGoodInEveryLook(page)
  await takePicture(page, 'person')
  await page.goto(`${product.appUrl}/operator/payouts`)
  await expect(page.getByRole('button', { name: 'Make the batch of $200.00' })).toBeVisible()
  await expectGoodInEveryLook(page)
  await takePicture(page, 'payouts')
  await page.goto(`${product.appUrl}/operator`)
  let waiting = 29
  // The payday makes a batch, which is the thirtieth.
  for (let done = 0; done < 30; done++) {
    await expect(inHand).toBeVisible()
    const says = await page.locator('.rw1.on .go').textContent()
    await page.keyboard.press('e')
    if (/^(Answer|Release|Mark as paid)/.test(says ?? '')) {
      await expect(page.getByRole('region', { name: 'Reading pane' }).getByRole('textbox')).toBeFocused()
      await page.keyboard.type('We looked at it.')
      await page.keyboard.press('Control+Enter')
    }
    // The batch comes in the place of the payday.
    if (says === 'Make the batch') await expect(rows.filter({ hasText: /^Batch P-/ })).toBeVisible()
    else waiting--
    await expect(rows).toHaveCount(waiting)
  }
  await expect(page.getByRole('heading', { name: 'The list is empty' })).toBeVisible()

  const [left] = await product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query<Record<string, unknown>>(
      `select
         (select array_agg(distinct status) from public.referrals where referrer_id = partner.id and masked_email like 'due.%') as due,
         (select array_agg(distinct status) from public.referrals where referrer_id = partner.id and masked_email like 'held.%') as held,
         (select array_agg(distinct status) from public.referrals where referrer_id = partner.id and masked_email like 'owed%') as owed,
         (select array_agg(distinct status) from public.change_requests where profile_id = any (people.ids)) as changes,
         (select array_agg(distinct status) from public.support_requests where profile_id = any (people.ids)) as requests,
         (select array_agg(distinct outcome) from public.referral_cases where partner_id = any (people.ids)) as cases,
         (select count(*) from public.leads where email like 'lead.%' and suspected is not null and substring(email from 6) = any ($2)) as suspected,
         (select count(*) from private.put_off_items where key in (select 'domain:' || id from public.site_domains where profile_id = any (people.ids))) as domains,
         (select problems from private.ledger_checks order by id desc limit 1) as problems,
         (select state from public.payouts order by number desc limit 1) as batch,
         (select count(distinct id) from private.operator_log where actor = 'Nadia') as entries
       from auth.users as partner, (select array_agg(id) as ids from auth.users where email = any ($2)) as people where partner.email = $1`,
      [partner, owners],
    )
    return rows
  })
  expect(left).toEqual({
    due: ['approved'],
    held: ['signed_up'],
    owed: ['paid'],
    changes: ['done'],
    requests: ['answered'],
    cases: ['We looked at it.'],
    suspected: 0,
    domains: 3,
    problems: expect.not.arrayContaining([{ name: 'chain', subject: 'R-1' }]),
    batch: 'paid',
    entries: 30,
  })

  // What was approved is owed: without details it is in no batch of another test.
  await product.stack.database.asSuperuser((transaction) =>
    transaction.query(
      `delete from private.payout_details where partner = (select private.partner_of(id) from auth.users where email = $1)`,
      [partner],
    ),
  )

  // The build that ran again, the mail that was sent again, the answer, and the statement of the payment.
  const mailbox = new Inbox(product.stack.mailboxUrl, owner)
  await mailbox.waitForDraftMail()
  const subjects = /^Our answer to your message$/
  expect(await mailbox.waitForText(subjects)).toMatch(/An earlier answer|We looked at it\./)
  await new Inbox(product.stack.mailboxUrl, partner).waitForSubject(/paid|payment|statement|on its way/i)
})

/** Makes a picture of docs/operator.md, if asked for. */
async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env.FOYER_PICTURES) await page.screenshot({ path: join(ROOT, 'docs', `operator-${name}.png`) })
}
