// My Site in every state, change requests, the marketing answers, and the two public resources.
import { ESTABLISHED_WITH_LINK } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import type { Product } from '../../scripts/product.ts'
import { expectGoodInEveryLook } from './every-look.ts'
import { expect, test } from './foyer-test.ts'
import { giveAnswers, readResponses, returnToTab, signUp } from './onboarding-test.ts'

/** Runs a statement as superuser; `$1` is the person's email. */
async function asService(product: Product, email: string, statement: string) {
  return product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query(statement, [email])
    return rows
  })
}

test('an owner edits marketing answers, follows the build, and requests changes', async ({
  page,
  product,
  email,
  inbox,
}) => {
  const status = (text: string) => page.getByText(text, { exact: true })
  await signUp(page, product, email, inbox)
  await page.goto(`${product.appUrl}/my-site`)
  await expect(status('You are at question 1.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go on' })).toHaveAttribute(
    'href',
    '/onboarding/business-details',
  )

  const { websiteFeedback, ...unfinished } = ESTABLISHED_WITH_LINK
  await giveAnswers(product, email, unfinished)
  const before = await readResponses(product, email)
  await page.goto(`${product.appUrl}/marketing`)
  await page.getByRole('button', { name: 'Edit my marketing' }).click()
  await page.getByRole('radio', { name: /We Had Help Before/ }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Edit my marketing' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit where people find me' }).click()
  await page.getByRole('checkbox', { name: 'Instagram' }).check()
  await page.getByLabel('Link: Instagram').fill('javascript:alert(1)')
  await page.getByLabel('Link: Existing Website').fill('harborfamily.example/new')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'harborfamily.example/new' })).toHaveAttribute(
    'href',
    'https://harborfamily.example/new',
  )
  await expect(page.getByText('javascript:alert(1) (no web address)')).toBeVisible()
  const after = await readResponses(product, email)
  for (const row of after) {
    const old = before.find(({ question_key }) => question_key === row.question_key)
    expect({
      key: row.question_key,
      step: row.step_number,
      path: row.branch_path,
      since: row.created_at,
    }).toEqual({
      key: old?.question_key,
      step: old?.step_number,
      path: old?.branch_path,
      since: old?.created_at,
    })
  }
  const stored = Object.fromEntries(after.map(({ question_key, response }) => [question_key, response]))
  expect(stored.marketingDetails).toMatchObject({ selected_status: 'past' })
  expect(stored.webPresenceLinks).toMatchObject({
    links: { website: 'harborfamily.example/new', instagram: 'javascript:alert(1)' },
  })
  await expectGoodInEveryLook(page)

  await giveAnswers(product, email, websiteFeedback ? { websiteFeedback } : {})
  await page.goto(`${product.appUrl}/my-site`)
  await expect(status('Everything is answered.')).toBeVisible()
  // There is no reload from here on. The build is locked, so that nothing takes it.
  await asService(
    product,
    email,
    `insert into public.site_builds (profile_id, flow, answers_version, locked_until)
     select id, 'current-website', now(), now() + interval '1 hour' from auth.users where email = $1`,
  )
  await returnToTab(page)
  await expect(status('Your draft is being drawn.')).toBeVisible()
  const move = (set: string) =>
    asService(
      product,
      email,
      `update public.site_builds set ${set} where profile_id = (select id from auth.users where email = $1)`,
    )
  await move(`status = 'building', locked_until = now() + interval '1 hour'`)
  await expect(status('Your draft is being drawn.')).toBeVisible()
  await move(`status = 'failed', last_error = 'disk full'`)
  await expect(status('Your draft could not be built.')).toBeVisible()
  await expect(page.getByText('disk full')).toHaveCount(0)
  await asService(
    product,
    email,
    `insert into public.initial_drafts (profile_id, url, delivered_at)
     select id, 'https://harbor.draft.example/', now() from auth.users where email = $1`,
  )
  await returnToTab(page)
  await expect(status('Only you see it.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Edit/ })).toHaveAttribute(
    'href',
    'https://harbor.draft.example/',
  )

  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Choose an area, or write what should change.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Mobile Experience/ }).check()
  await page.getByLabel('What should change?').fill('The phone number\nis too small.')
  await page.getByRole('button', { name: 'Send request' }).click()
  const requests = page.getByRole('region', { name: 'My requests' })
  await expect(requests.getByText('The phone number')).toBeVisible()
  await expect(requests.getByText('Open', { exact: true })).toBeVisible()
  expect(
    await asService(
      product,
      email,
      `select areas, details, status from public.change_requests
       where profile_id = (select id from auth.users where email = $1)`,
    ),
  ).toEqual([{ areas: ['mobile'], details: 'The phone number\nis too small.', status: 'open' }])
  await expectGoodInEveryLook(page)

  await page.goto(`${product.appUrl}/marketing`)
  await expect(page.getByText('Your website stands on these answers')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
})

test('a budget is calculated, shared and reopened; the guide links to its sections', async ({
  page,
  context,
  product,
}) => {
  const totals = page.getByRole('region', { name: 'Totals' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.appUrl })
  await page.goto(`${product.appUrl}/budget-calculator`)
  await page.getByLabel('Practice type').selectOption({ label: 'Pediatric Care' })
  await page.getByLabel('Square feet').fill('2000')
  await expect(page.getByRole('row', { name: /^Rent/ })).toContainText('$4,000 – $6,000')
  const unquoted = await totals.textContent()
  await page.getByLabel('Your figure for Rent').fill('4,500')
  await page.getByLabel('Your figure for Rent').press('Tab')
  await expect(totals).not.toHaveText(unquoted ?? '')
  await expect(page).toHaveURL(/own\.rent=4500/)
  const shown = await totals.textContent()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByLabel('Your figure for Rent')).toHaveValue('4,500')
  await expect(other.getByLabel('Practice type')).toHaveValue('pediatric_care')
  expect(await other.getByRole('region', { name: 'Totals' }).textContent()).toBe(shown)
  await other.close()
  await expectGoodInEveryLook(page)

  await page.goto(`${product.appUrl}/marketing-guide`)
  const entry = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: /Reviews/ })
  await entry.click()
  await expect(page).toHaveURL(/#reviews$/)
  await expect(page.getByRole('heading', { level: 2, name: /Reviews, within the rules/ })).toBeInViewport()
  await expect(entry).toHaveAttribute('aria-current', 'location')
  await expect(entry).toBeInViewport()
  await page.goto(`${product.appUrl}/marketing-guide#first-90-days`)
  await expect(page.getByRole('heading', { level: 2, name: /Your first 90 days/ })).toBeInViewport()
  await expectGoodInEveryLook(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByText('Days 76 to 90: decide')).toBeVisible()
})
