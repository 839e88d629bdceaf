import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SOURCE_CORPUS } from '../testing/source-corpus.ts'
import { storedSources } from '../testing/stored-sources.ts'
import {
  CLOCK_JUMP_DAYS,
  FIRST_TOUCH_DAYS,
  hasSource,
  mergeTouch,
  originAndPath,
  readAttribution,
  type Touch,
} from './attribution.ts'
import {
  CLICK_ID_MAX_LENGTH,
  PAGE_MAX_LENGTH,
  PATH_MAX_LENGTH,
  REF_MAX_LENGTH,
  UTM_MAX_LENGTH,
} from './limits.ts'

const AT = new Date('2026-11-21T09:30:00Z')
const HERE = 'https://partner.example/pricing'

function touch(daysAgo: number, rest: Partial<Touch> = {}): Touch {
  return { landing_page: '/', at: new Date(AT.getTime() - daysAgo * 86_400_000).toISOString(), ...rest }
}

describe('readAttribution', () => {
  test('reads utm values, referral code and click ids', () => {
    const url = `${HERE}?utm_source=n&utm_medium=m&utm_campaign=c&utm_term=t&utm_content=x&ref=ABCD2345&gclid=1&gbraid=2&wbraid=3&fbclid=4&msclkid=5&ttclid=6&li_fat_id=7&twclid=8&token=secret#private`
    expect(readAttribution(url, 'https://search.example/results?q=private#top', AT)).toEqual({
      utm_source: 'n',
      utm_medium: 'm',
      utm_campaign: 'c',
      utm_term: 't',
      utm_content: 'x',
      ref: 'ABCD2345',
      click_ids: {
        gclid: '1',
        gbraid: '2',
        wbraid: '3',
        fbclid: '4',
        msclkid: '5',
        ttclid: '6',
        li_fat_id: '7',
        twclid: '8',
      },
      landing_page: '/pricing',
      referrer: 'https://search.example/results',
      at: '2026-11-21T09:30:00.000Z',
    })
  })

  test.each(SOURCE_CORPUS)('reads %s, which the server stores as %j', (query, sources) => {
    expect(storedSources(readAttribution(HERE + query, '', AT))).toEqual(sources)
  })

  test('finds the values of a right query, however it was mangled on its way', () => {
    const value = fc.stringMatching(/^[a-z]{1,4}( & |\+| |-|é|; )?[a-z]{1,4}$/)
    const sources = fc.record(
      {
        utm_source: value,
        utm_medium: value,
        utm_campaign: value,
        ref: fc.constant('ABCD2345'),
        gclid: fc.stringMatching(/^[a-zA-Z0-9]{4,20}$/),
      },
      { noNullPrototype: true },
    )
    const change = <Text>(...changes: readonly ((text: string) => Text)[]) => fc.constantFrom(...changes)
    const names = change<string>(
      (name) => name,
      (name) => name.toUpperCase(),
      (name) => `“${name}`,
      (name) => `\u200b${name}`,
      (name) => ` ${name}\ufeff`,
      (name) => `${name.slice(0, 2)}\u00ad${name.slice(2)}`,
    )
    const values = change<string>(
      (text) => text,
      (text) => encodeURIComponent(text),
      (text) => encodeURIComponent(encodeURIComponent(text)),
      (text) => `“${text}”`,
      (text) => `\u200f${text}\u200b`,
    )
    const separators = fc.constantFrom('&', '&amp;', '&amp;amp;', '&#38;', '&#x26;', '&AMP;', ';', '?', '&&')
    const queries = change<string>(
      (query) => `?${query}`,
      (query) => `#/offer?${query}`,
      (query) => `?fbclid=&${query}`,
      (query) => `&${query}`,
      (query) => `?${encodeURIComponent(query)}`,
      (query) => `%3F${encodeURIComponent(query)}`,
      (query) => `?${encodeURIComponent(encodeURIComponent(query))}&mc_cid=1`,
      (query) => `?${encodeURIComponent(query)}=`,
    )
    fc.assert(
      fc.property(sources, names, values, separators, queries, (meant, name, write, separator, mangle) => {
        const { gclid, ...rest } = meant
        const pairs = Object.entries(meant).map(
          ([key, text]) => `${encodeURIComponent(name(key))}=${encodeURIComponent(write(text))}`,
        )
        const url = `${HERE}${mangle(pairs.join(separator))}`
        expect(storedSources(readAttribution(url, '', AT)), url).toEqual({ ...rest, click_ids: { gclid } })
      }),
      { numRuns: 300 },
    )
  })

  test('leaves out blank values', () => {
    expect(readAttribution(`${HERE}?utm_source=&ref=%20&gclid=`, '', AT)).toEqual({
      landing_page: '/pricing',
      at: AT.toISOString(),
    })
  })

  test('cuts values at their limits', () => {
    const long = 'x'.repeat(3000)
    const read = readAttribution(
      `https://partner.example/${long}?utm_source=${long}&ref=${long}&gclid=${long}`,
      `https://search.example/${long}`,
      AT,
    )
    expect(read.landing_page).toHaveLength(PATH_MAX_LENGTH)
    expect(read.utm_source).toHaveLength(UTM_MAX_LENGTH)
    expect(read.ref).toHaveLength(REF_MAX_LENGTH)
    expect(read.click_ids?.gclid).toHaveLength(CLICK_ID_MAX_LENGTH)
    expect(read.referrer).toHaveLength(PAGE_MAX_LENGTH)
  })

  test.each([
    ['the site itself', 'https://partner.example/blog'],
    ['the site itself as www.', 'https://www.partner.example/blog'],
    ['the site itself without TLS', 'http://partner.example/blog'],
    ['the site itself with the dot of the root', 'https://partner.example./blog'],
    ['a sign-in page', 'https://accounts.google.com/o/oauth2'],
    ['a sign-in page with the dot of the root', 'https://accounts.google.com./o/oauth2'],
    ['a payment page', 'https://checkout.stripe.com/pay'],
    ['another payment page', 'https://www.paypal.com/checkout'],
    ['a tenant of an identity service', 'https://tenant.auth0.com/login'],
    ['an app', 'android-app://com.example'],
    ['an invalid URL', 'nonsense'],
  ])('ignores %s as a referrer', (_, referrer) => {
    expect(readAttribution(HERE, referrer, AT)).not.toHaveProperty('referrer')
  })

  test('accepts a referrer whose host only begins like the own one', () => {
    expect(readAttribution(HERE, 'https://partner.example.evil/a', AT).referrer).toBe(
      'https://partner.example.evil/a',
    )
  })

  test('accepts a referrer whose host only ends like a sign-in page', () => {
    expect(readAttribution(HERE, 'https://notpaypal.com/', AT).referrer).toBe('https://notpaypal.com/')
  })
})

test.each<[boolean, Partial<Touch>]>([
  [false, {}],
  [true, { utm_campaign: 'autumn' }],
  [true, { ref: 'ABCD2345' }],
  [true, { referrer: 'https://search.example/' }],
  [true, { click_ids: { gclid: '1' } }],
])('hasSource is %s for %j', (expected, rest) => expect(hasSource(touch(0, rest))).toBe(expected))

describe('mergeTouch', () => {
  const direct = touch(0)
  const campaign = touch(0, { utm_source: 'newsletter' })

  test('uses the first visit as both touches, even a direct one', () => {
    expect(mergeTouch(null, direct)).toEqual({ first: direct, last: direct })
  })

  test('keeps the first touch and the newest with a source', () => {
    const first = touch(10, { ref: 'ABCD2345' })
    expect(mergeTouch({ first, last: touch(5, { utm_source: 'ad' }) }, campaign)).toEqual({
      first,
      last: campaign,
    })
  })

  test('does not replace the last touch by a direct visit', () => {
    const first = touch(10)
    const last = touch(5, { utm_source: 'ad' })
    expect(mergeTouch({ first, last }, direct)).toEqual({ first, last })
  })

  test('does not replace a campaign by a reload that only kept its referrer', () => {
    const referrer = 'https://search.example/results'
    const last = touch(0.01, { utm_source: 'ad', referrer })
    expect(mergeTouch({ first: last, last }, touch(0, { referrer }))).toEqual({ first: last, last })
    const other = touch(0, { referrer: 'https://news.example/' })
    expect(mergeTouch({ first: last, last }, other)).toEqual({ first: last, last: other })
  })

  test.each([
    [FIRST_TOUCH_DAYS - 0.001, 'keeps'],
    [FIRST_TOUCH_DAYS, 'keeps, once more,'],
    [FIRST_TOUCH_DAYS + 30, 'keeps, once more,'],
    [CLOCK_JUMP_DAYS, 'keeps, once more,'],
    // A clock that was years behind, or is years ahead
    [CLOCK_JUMP_DAYS + 1, 'keeps'],
    [20_000, 'keeps'],
    // A clock that was ahead
    [-1, 'keeps'],
    [-3650, 'keeps'],
  ])('with a first touch %d days ago: %s it', (daysAgo, does) => {
    const first = touch(daysAgo, { ref: 'ABCD2345' })
    const merged = mergeTouch({ first, last: first }, direct)
    expect(merged.first).toBe(first)
    expect(merged.isOld ?? false).toBe(does !== 'keeps')
    const next = mergeTouch(merged, direct)
    expect(next.first).toBe(does === 'keeps' ? first : direct)
    expect(next.isOld ?? false).toBe(false)
  })
})

test.each([
  ['https://partner.example/a/b?c=d#e', 'https://partner.example/a/b'],
  ['https://user:secret@partner.example:8443/a', 'https://partner.example:8443/a'],
  ['javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['/relative', ''],
  ['', ''],
])('originAndPath(%j) is %j', (address, expected) => expect(originAndPath(address)).toBe(expected))
