import fc from 'fast-check'
import { expect, test } from 'vitest'
import { domainToAdd } from './domain-to-add.ts'

const OWN = { appUrl: 'https://app.foyer.example', sitesDomain: 'foyer-sites.example:8443' }

test.each([
  ['cedargrove.com', 'cedargrove.com'],
  [' https://WWW.Cedar-Grove.com/about?x=1 ', 'cedar-grove.com'],
  ['front.cedargrove.com', 'front.cedargrove.com'],
  // They only end with the same letters as ours.
  ['myfoyer-sites.example', 'myfoyer-sites.example'],
  ['notapp.foyer.example', 'notapp.foyer.example'],
  // A neighbour of the app below one name.
  ['blog.foyer.example', 'blog.foyer.example'],
  ['localhost.com', 'localhost.com'],
])('%j is taken as %s', (typed, hostname) => {
  expect(domainToAdd(typed, OWN)).toMatchObject({ ok: true, value: { hostname } })
})

test.each([
  '',
  'cedar grove',
  '127.0.0.1',
  '[::1]',
  'localhost',
  'printer.local',
  'nas.lan',
  'router.home',
  'site.test',
  'site.internal',
  'one.in-addr.arpa',
])('%j is no domain', (typed) => {
  expect(domainToAdd(typed, OWN)).toEqual({ ok: false, error: { code: 'not_a_domain' } })
})

test.each([
  'app.foyer.example',
  'www.app.foyer.example',
  'foyer.example',
  'foyer-sites.example',
  'cedar-grove.foyer-sites.example',
])('%s is ours', (typed) => {
  expect(domainToAdd(typed, OWN)).toEqual({ ok: false, error: { code: 'our_domain' } })
})

test('whatever stands below our domains is ours', () => {
  const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
  fc.assert(
    fc.property(
      fc.array(label, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('app.foyer.example', 'foyer-sites.example'),
      (labels, own) => {
        expect(domainToAdd([...labels, own].join('.'), OWN)).toMatchObject({ error: { code: 'our_domain' } })
      },
    ),
  )
})
