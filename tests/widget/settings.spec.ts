// Where a widget's settings come from when a tag manager or an optimiser has taken the attributes away.

import { IN_FULL_RING } from '../cases-of.ts'
import { EMAIL, expect, type Host, hostPage, leaveEmail, takeProblems, test } from './widget-test.ts'

/** What a page writes before the script. */
function config(settings: object): string {
  return `<script>window.FoyerConfig = ${JSON.stringify(settings)}</script>`
}

function bareTag(host: Host, query = ''): string {
  return `<script async src="${host.server.foyerUrl}/widget.js${query}"></script>`
}

test('FoyerConfig does what attributes do, for a tag without any', IN_FULL_RING, async ({ page, host }) => {
  const settings = { ref: 'LEDGER24', api: host.api, mode: 'button', launcher: 'Draft me', handoff: 'stay' }
  await host.open(hostPage(bareTag(host, '?ver=6.5'), { head: config(settings) }))
  await page.getByRole('button', { name: 'Draft me' }).click()
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ ref: 'LEDGER24', widget: { mode: 'button' } })
})

test('of each setting the attribute counts, or else the query, or else FoyerConfig', async ({
  page,
  host,
}) => {
  const all = (value: string) => ({
    title: `title of ${value}`,
    text: `text of ${value}`,
    label: `label of ${value}`,
  })
  const query = `?${new URLSearchParams({ title: all('query').title, text: all('query').text, ref: 'QUERY222' })}`
  const tag = bareTag(host, query).replace('<script', '<script data-title="title of attribute"')
  await host.open(
    hostPage(tag, { head: config({ ...all('config'), ref: 'CONFIG22', api: host.api, handoff: 'stay' }) }),
  )
  await expect(page.getByText('title of attribute')).toBeVisible()
  await expect(page.getByText('text of query')).toBeVisible()
  await page.getByRole('textbox', { name: 'label of config' }).fill(EMAIL)
  await page.getByRole('button', { name: 'Get my draft' }).click()
  expect(await host.capture()).toMatchObject({ ref: 'QUERY222' })
})

test(
  'a script that lost its attributes and its query takes the code and the address of a form',
  IN_FULL_RING,
  async ({ page, host }) => {
    await host.open(hostPage(host.form() + bareTag(host), { head: config({ handoff: 'stay' }) }))
    await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
    await leaveEmail(page)
    expect(await host.capture()).toMatchObject({ ref: 'LEDGER24', channel: 'widget' })
    await expect(page.getByText('Thank you.')).toBeVisible()
    await page.goto('about:blank')
    await expect
      .poll(() => host.server.counts.map((text): unknown => JSON.parse(text)))
      .toEqual([expect.objectContaining({ ref: 'LEDGER24', submits: 1 })])
  },
)

test(
  'elements that are named like FoyerConfig set nothing',
  IN_FULL_RING,
  async ({ page, host, problems }) => {
    const trap =
      '<form id="FoyerConfig" title="theirs"><input name="api" value="https://evil.example/"></form>'
    await host.open(hostPage(trap + host.tag()))
    await expect(page.getByText('Get a free website draft')).toBeVisible()
    await leaveEmail(page)
    expect(await host.capture()).toMatchObject({ email: EMAIL })
    // And a script that has no code at all shows no form and says what is missing.
    await host.open(hostPage(trap + bareTag(host)), '/bare')
    expect(await takeProblems(problems)).toEqual(['[foyer] No code found: load widget.js?ref=CODE.'])
    await expect(page.locator('foyer-widget')).toHaveCount(0)
  },
)
