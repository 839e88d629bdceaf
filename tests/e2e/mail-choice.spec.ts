// The page behind the links of mails: a person without a session stops mails and takes it back.
import { expectGoodInEveryLook } from './every-look.ts'
import { expect, test } from './foyer-test.ts'

test('a person who is not signed in stops mails about referrals with one press', async ({
  page,
  product,
  email,
}) => {
  const token = await product.stack.database.asSuperuser(async (tx) => {
    const { rows } = await tx.query<{ token: string }>(
      `with person as (
         insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1, now()) returning id
       ), event as (
         select private.record_event(jsonb_build_object(
           'partner', gen_random_uuid(), 'referral', gen_random_uuid(), 'kind', 'credited', 'reason', 'A visit',
           'actor', 'system', 'key', 'mail of ' || id
         )) as number, id from person
       )
       insert into public.mails (profile_id, kind, events, locked_until)
       select id, 'referral_signed_up', array[number], now() + interval '1 day' from event returning token`,
      [email],
    )
    return rows[0]?.token ?? ''
  })

  await page.goto(`${product.appUrl}/mail/${token}`)
  await expect(page.getByRole('heading', { name: 'Stop mails about your referrals?' })).toBeVisible()
  await expect(page.getByText('For d•••@harborfamily.example.')).toBeVisible()
  await expectGoodInEveryLook(page)
  await page.getByRole('button', { name: 'Stop these mails' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Stopped' })).toBeFocused()
  await expectGoodInEveryLook(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByRole('heading', { name: 'Stop mails about your referrals?' })).toBeFocused()

  await page.goto(`${product.appUrl}/mail/${'0'.repeat(64)}`)
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await expectGoodInEveryLook(page)
})
