// The owner's own domain in every state, in every look.
import { ESTABLISHED_WITH_LINK } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { expectGoodInEveryLook } from './every-look.ts'
import { expect, test } from './foyer-test.ts'
import { giveAnswers, signUp } from './onboarding-test.ts'

const LINE = { name: '@', value: '198.51.100.20', hostname: 'cedargrove.example', cause: null, seen: [] }
const WWW = {
  ...{ type: 'CNAME', name: 'www', value: 'sites.foyer.example', hostname: 'www.cedargrove.example' },
  ...{ cause: null, seen: [] },
}
const findings = (line: object, www: object = {}) => ({
  lines: [
    { type: 'A', ...LINE, ...line },
    { ...WWW, ...www },
  ],
  caa: null,
  provider: 'godaddy',
  name_servers: ['ns1.domaincontrol.com', 'ns2.domaincontrol.com'],
})
const ELSEWHERE = findings({ cause: 'elsewhere', seen: ['203.0.113.7'] }, { cause: 'missing' })

test('an owner connects a domain, follows it, and is told when it is lost', async ({
  page,
  product,
  email,
  inbox,
}) => {
  const asService = (statement: string, values: readonly unknown[] = []) =>
    product.stack.database.asSuperuser((transaction) => transaction.query(statement, [email, ...values]))
  const show = (changes: string, seen: object) =>
    asService(
      `update public.site_domains set ${changes}, findings = $2, checked_at = now(), check_at = now() + interval '1 hour'
       where profile_id = (select id from auth.users where email = $1)`,
      [JSON.stringify(seen)],
    )
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, ESTABLISHED_WITH_LINK)
  await page.goto(`${product.appUrl}/my-site/domain`)
  await expect(page.getByText('Publish your website first')).toBeVisible()
  await expectGoodInEveryLook(page)

  await asService(
    `with owner as (select id from auth.users where email = $1),
       version as (
         insert into public.draft_versions (profile_id, version, flow, style, content, answers_version)
         select id, 1, 'build-presence', 'warm', '{}', now() from owner
       ),
       deploy as (
         insert into public.site_deploys (id, profile_id, version, name, confirmed_hash, confirmed_at, completed_at, live_at)
         select encode(sha256(id::text::bytea), 'hex'), id, 1, 'cedar-grove', repeat('f', 64), now(), now(), now() from owner
       ),
       name as (
         insert into public.site_names (name, profile_id, skeleton)
         select 'cedar-' || left(id::text, 8), id, 'cedar' || id from owner
       )
     insert into public.sites (profile_id, state, deploy, version, published_at)
     select id, 'live', encode(sha256(id::text::bytea), 'hex'), 1, now() from owner`,
  )
  await page.reload()
  const field = page.getByRole('textbox', { name: 'Domain' })
  await field.fill('cedar grove')
  await page.getByRole('button', { name: 'Show me the lines' }).click()
  await expect(page.getByText('Type a domain, such as cedargrove.com.')).toBeVisible()
  await expectGoodInEveryLook(page)
  // The product of these tests has a resolver that is away.
  await field.fill('cedargrove.example')
  await page.getByRole('button', { name: 'Show me the lines' }).click()
  await expect(page.getByText(/We could not look just now/)).toBeVisible()

  await asService(
    `insert into public.site_domains (profile_id, hostname, zone, shown_name, is_apex)
     select id, 'cedargrove.example', 'cedargrove.example', 'cedargrove.example', true from auth.users where email = $1`,
  )
  await show(`cause = 'elsewhere'`, ELSEWHERE)
  await page.reload()
  await expect(page.getByText('Another site still answers here')).toBeVisible()
  await expectGoodInEveryLook(page)

  await show(`state = 'found', served = '{cedargrove.example}', cause = null`, findings({}))
  await page.reload()
  await expect(page.getByText('Found your record. Making it secure')).toBeVisible()
  await expectGoodInEveryLook(page)

  await show(
    `state = 'live', served = '{cedargrove.example,www.cedargrove.example}', is_main = true, live_at = now()`,
    findings({}),
  )
  await page.reload()
  await expect(page.getByText('People find you at cedargrove.example')).toBeVisible()
  await expectGoodInEveryLook(page)
  await page.getByRole('button', { name: /^Disconnect/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectGoodInEveryLook(page)
  await page.keyboard.press('Escape')
  // The dialog takes its entry in the history with it; a reload in between would be given up.
  await page.waitForFunction(() => history.state?.layer === undefined)

  await show(`state = 'lost', lost_at = '2026-03-04', cause = 'elsewhere'`, ELSEWHERE)
  await page.reload()
  await expect(page.getByText('It pointed here and stopped on Mar 4')).toBeVisible()
  await expectGoodInEveryLook(page)
})
