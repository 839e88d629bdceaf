import { expect, it, test } from 'vitest'
import type { Account } from './api/desk.ts'
import { lackOf, personDeeds, personFacts } from './person-deeds.ts'

const ACCOUNT: Account = {
  id: 'ana',
  email: 'ana@practice.example',
  confirmed_at: null,
  since: '2026-11-01T12:00:00+00:00',
  who: 'Ana Clinic',
  first_name: null,
  last_name: null,
  practice: null,
  code: 'ABCD2345',
  site: null,
  draft: null,
  domains: [],
  erasure: null,
  closes_on: null,
  partner: null,
  referrals: [],
  story: [],
}
const told = (kind: string, details: Account['story'][number]['details']) => ({
  at: '2026-11-02T12:00:00+00:00',
  kind,
  details,
})
const site = (state: string, taken_down_because: string | null = null) => ({
  state,
  name: 'ana',
  taken_down_because,
})
const ALWAYS = ['Export the data', 'Erase the account']

test.each<readonly [string, Partial<Account>, readonly string[]]>([
  ['a new account', {}, []],
  ['an offline site', { site: site('offline') }, []],
  ['a live site', { site: site('live') }, ['Take the site down']],
  ['a site that we took down', { site: site('offline', 'Why') }, ['Allow the site again']],
  ['a mail that failed', { story: [told('mail', { id: 'm', status: 'failed' })] }, ['Send the mail again']],
  ['a build that failed', { story: [told('build', { id: 'b', status: 'failed' })] }, ['Run the build again']],
  [
    'a build that failed, and a later one that did not',
    { story: [told('build', { id: 'b', status: 'failed' }), told('build', { id: 'c', status: 'done' })] },
    [],
  ],
  [
    'an account that does not count',
    { story: [told('referral', { id: 'r', number: 1001, status: 'duplicate', partner: 'Pat' })] },
    ['Credit R-1001 by hand'],
  ],
  [
    'a partner with one that counts and one that does not',
    {
      referrals: ['rejected', 'launched'].map((status, at) => ({
        id: `r${at}`,
        number: 1002 + at,
        status,
        masked_email: 'x',
        reason: null,
        at: '',
        cents: 0,
      })),
    },
    ['Credit R-1002 by hand'],
  ],
])('offers for %s what is possible', (_, more, labels) => {
  expect(personDeeds({ ...ACCOUNT, ...more }).map(({ label }) => label)).toEqual([...labels, ...ALWAYS])
})

it('hands the reason to each call', () => {
  for (const deed of personDeeds({ ...ACCOUNT, site: site('live') }))
    expect(deed.call('Asked for it').args.reason).toBe('Asked for it')
})

test.each([
  ['   ', 'ana@practice.example', 'reason'],
  ['Asked', 'ana@practice', 'confirm'],
  ['Asked', '', 'confirm'],
  ['Asked', ' ANA@practice.example ', null],
])('erasing needs a reason and the address: %j, %j', (reason, typed, lack) => {
  const erase = personDeeds(ACCOUNT).at(-1)
  expect(erase && lackOf(erase, reason, typed)).toBe(lack)
})

it('says what is not known', () => {
  const facts = Object.fromEntries(personFacts(ACCOUNT))
  expect(facts).toEqual({
    Address: 'ana@practice.example, not confirmed',
    Person: 'Not said',
    Practice: 'Not said',
    Website: 'None',
    Code: 'ABCD2345',
  })
})
