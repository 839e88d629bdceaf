import { describe, expect, test } from 'vitest'
import { LINK_TYPES, type LinkType } from '../answers/stored-ids.ts'
import { ESTABLISHED_WITH_LINK } from '../fixtures/personas.ts'
import { linkFields, linkHint, linkInput, linksToAsk, renderableLink, visitorLink } from './links.ts'

const updated_at = '2026-11-21T09:30:00.000Z'

describe('linksToAsk', () => {
  test.each<[string, unknown, readonly LinkType[]]>([
    ['returns the passed options in screen order', ['instagram', 'website'], ['website', 'instagram']],
    ['accepts healthgrades, which web-presence does not have', ['healthgrades'], ['healthgrades']],
    ['returns other once for unknown ids', ['yelp', 'vitals', 'google'], ['google', 'other']],
    ['returns nothing without options', undefined, []],
    ['returns nothing for an empty list', [], []],
    ['returns nothing for an invalid value', { website: true }, []],
  ])('%s', (_, passed, asked) => {
    expect(linksToAsk(passed, {})).toEqual(asked)
  })

  test('keeps a saved healthgrades link', () => {
    const webPresenceLinks = {
      links: { healthgrades: 'healthgrades.com/x' },
      selected_options: ['healthgrades' as const],
      updated_at,
    }
    expect(linksToAsk(['google'], { webPresenceLinks })).toEqual(['google', 'healthgrades'])
    expect(linksToAsk(['google'], ESTABLISHED_WITH_LINK)).toEqual(['google'])
  })

  test('linkInput returns label, placeholder and icon', () => {
    expect(linkInput('facebook')).toEqual({
      label: 'Facebook',
      placeholder: 'Enter your profile URL such as facebook.com',
      icon: 'facebook',
    })
    expect(LINK_TYPES.map((type) => linkInput(type).icon)).toEqual([
      'website',
      'google',
      'facebook',
      'instagram',
      'other',
      'healthgrades',
      'other',
    ])
  })
})

test('linkFields trims any text and leaves out blank links and links that were not asked for', () => {
  expect(
    linkFields(['website', 'google', 'other'], {
      website: ' ask my nephew ',
      google: '  ',
      facebook: 'facebook.com/x',
    }),
  ).toEqual({ links: { website: 'ask my nephew' }, selected_options: ['website', 'google', 'other'] })
})

test.each([
  ['harbor.example', true, { may_read: true }],
  ['harbor.example', false, { may_read: false }],
  ['harbor.example', undefined, {}],
  ['ask my nephew', true, {}],
  [' ', true, {}],
])('linkFields keeps what was said of reading %j: %s', (website, mayRead, consent) => {
  const { links: _, ...kept } = linkFields(['website'], { website }, mayRead)
  expect(kept).toEqual({ selected_options: ['website'], ...consent })
})

describe('renderableLink', () => {
  test.each([
    ['https://harbor.example/team?x=1#a', 'https://harbor.example/team?x=1#a'],
    ['HTTP://Harbor.Example', 'http://harbor.example/'],
    [' harbor.example ', 'https://harbor.example/'],
    ['facebook.com/harbor.family', 'https://facebook.com/harbor.family'],
    ['harbor.example:8080/x', 'https://harbor.example:8080/x'],
    ['medium.com/@harbor', 'https://medium.com/@harbor'],
    ['http://localhost', 'http://localhost/'],
    ['javascript:alert(1)', undefined],
    ['JavaScript:alert(1)//harbor.example', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['ftp://harbor.example', undefined],
    ['//harbor.example', undefined],
    ['https://bank.example@evil.example', undefined],
    ['https://bank.example\\@evil.example', undefined],
    ['https://', undefined],
    ['https://exa mple.com', undefined],
    ['https://[bad', undefined],
    ['dana@harbor.example', undefined],
    ['@harborfamily', undefined],
    ['ask my nephew.', undefined],
    ['harbor', undefined],
    ['', undefined],
  ])('%j', (text, address) => {
    expect(renderableLink(text)).toBe(address)
  })
})

describe('visitorLink', () => {
  test.each([
    'https://harbor.example/team?x=1#a',
    'harbor.example:8080/x',
    'localhost.harbor.example',
    'https://münchen.example./',
  ])('leads to %j', (text) => {
    expect(visitorLink(text)).toBe(renderableLink(text))
  })

  test.each([
    'http://127.0.0.1/',
    'http://127.0.0.1:54321/',
    'http://127.1',
    'http://0x7f000001/',
    'http://2130706433',
    'http://0177.0.0.1',
    'http://127。0。0。1',
    'http://①②⑦.0.0.1',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://10.0.0.1.',
    'http://8.8.8.8',
    'http://localhost',
    'http://LOCALHOST.:3000',
    'http://foyer.localhost',
    'http://printer.local',
    'http://metadata.google.internal',
    'http://router.home.arpa',
    'http://intranet',
    'javascript:alert(1)',
  ])('does not lead to %j', (text) => {
    expect(visitorLink(text)).toBeUndefined()
  })
})

describe('linkHint', () => {
  test.each<[LinkType, string, string | undefined]>([
    ['website', '', undefined],
    ['website', 'harbor.example', undefined],
    ['website', 'ask my nephew', 'This does not look like a web address. You can keep it and go on.'],
    ['facebook', 'https://m.facebook.com/harbor', undefined],
    [
      'facebook',
      'notfacebook.com',
      'Links to Facebook usually begin with facebook.com. You can keep this one and go on.',
    ],
    ['google', 'https://maps.app.goo.gl/abc', undefined],
    ['google', 'https://www.google.co.uk/maps/x', undefined],
    [
      'google',
      'google.com.evil.example',
      'Links to Google Business Profile usually begin with google.com. You can keep this one and go on.',
    ],
    ['instagram', 'instagram.com/harbor', undefined],
    ['other', 'vitals.com/dr', undefined],
  ])('%s %j', (type, text, hint) => {
    expect(linkHint(type, text)).toBe(hint)
  })
})
