import { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { expect, test } from 'vitest'
import { mailOf as mailAs } from '../../../tests/mail-of.ts'
import type { FactsOf } from './mails.ts'

const FACTS = {
  name: 'cedar-grove',
  host: null,
  other_host: null,
  live_at: '2026-11-22T22:36:00Z',
  practice: new StrangersWords('Cedar Grove Family Medicine'),
  place: { zip: '37402', states: ['TN', 'GA'] },
}
const mailOf = (facts: Partial<FactsOf<'site_live'>>) =>
  mailAs('site_live', { ...FACTS, ...facts }, { token: 'd'.repeat(64) })

test('says where the website is, and who sends the mail; it always comes', () => {
  const mail = mailOf({})
  expect(mail.subject).toBe('cedar-grove.foyer.site is live')
  expect(mail.headers).toBeUndefined()
  expect(mail.html).toContain('href="https://cedar-grove.foyer.site/"')
  expect(mail.html).toContain('Foyer Practice Websites, Inc., 200 Example Street<br>')
  expect(mail.text).toMatchInlineSnapshot(`
    "Your website is live

    Hello Dana, “Cedar Grove Family Medicine” can be visited by anyone since Nov 22, 2026, 5:36 pm EST.

    Address: cedar-grove.foyer.site
    Secure (https): Yes, renewed by itself
    Your email: Not touched

    Open your website: https://cedar-grove.foyer.site/

    This week
    1. Look at it on your own phone Tap every button and link once.
    2. Put the address into your Google Business Profile About 10 minutes.
    3. Tell the people who waited for it Your directories, your mail signature, your door.

    Search engines find a new website within days. Nobody can promise how high it stands.

    --
    This mail always comes: it is about the address of your own website.
    Choose your mails: https://app.example/mail/dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd#choose
    Foyer Practice Websites, Inc., 200 Example Street
    "
  `)
})

test('names the domain of the owner and what leads to it', () => {
  const mail = mailOf({ host: 'www.cedargrove.example', other_host: 'cedargrove.example' })
  expect(mail.subject).toBe('www.cedargrove.example is live')
  expect(mail.text).toContain('Also reached at: cedargrove.example, cedar-grove.foyer.site')
})
