// An operator answers a request at the desk with the keyboard, and the person reads the state.
import { expectGoodInEveryLook } from './every-look.ts'
import { expect, test } from './foyer-test.ts'
import { signIn } from './onboarding-test.ts'

test('a request is answered at the desk, where nobody else comes in', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await signIn(page, product, email, inbox)
  await page.goto(`${product.appUrl}/support`)
  await page.getByLabel('What is it about?').selectOption({ label: 'My website or its draft' })
  await page.getByLabel('Your message').fill('Where do I change my phone number?')
  await page.getByRole('button', { name: 'Send to the support' }).click()
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused()

  await page.goto(`${product.appUrl}/operator`)
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  await product.stack.database.asSuperuser(async (transaction) => {
    await transaction.query(
      `insert into private.operators (profile_id, name) select id, 'Nadia' from auth.users where email = $1`,
      [email],
    )
  })

  await page.goto(`${product.appUrl}/operator`)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  const pane = page.getByRole('region', { name: 'Reading pane' })
  await expect(pane).toContainText('Where do I change my phone number?')
  await expectGoodInEveryLook(page)
  await page.keyboard.press('e')
  await expect(pane.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('In your checklist, under Phone number.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'The list is empty' })).toBeVisible()
  await expectGoodInEveryLook(page)

  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Nadia')
  await expectGoodInEveryLook(page)
  await page.getByRole('link', { name: 'Payouts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible()
  await expectGoodInEveryLook(page)
  await page.goto(`${product.appUrl}/operator/people?q=${encodeURIComponent(email)}`)
  await expect(page.getByRole('main')).toContainText(email)
  await expectGoodInEveryLook(page)

  await page.goto(`${product.appUrl}/support`)
  await expect(page.getByText('Answered')).toBeVisible()
})
