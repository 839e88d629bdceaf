// That SQL agrees is shown in supabase/tests/site-names-agreement.test.ts.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReservedSiteName, offeredSiteNames, SITE_NAME, toSiteName } from './names.ts'

test.each([
  ['Cedar Grove Family Medicine', 'cedar-grove-family-medicine'],
  ['Ana’s Care & Counseling, PLLC', 'anas-care-and-counseling-pllc'],
  ['Clínica Ñandú', 'clinica-nandu'],
  ['--- Dr. Müller ---', 'dr-muller'],
  ['a'.repeat(60), 'a'.repeat(40)],
  // No hyphen is left where the cut is.
  [`${'a'.repeat(39)} practice`, 'a'.repeat(39)],
  ['診療所', ''],
])('%j becomes %j', (typed, name) => {
  expect(toSiteName(typed)).toBe(name)
})

test('whatever is typed becomes a name of the right form, or one that is too short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (typed) => {
      const name = toSiteName(typed)
      if (name.length >= 3) expect(name).toMatch(SITE_NAME)
      expect(toSiteName(name)).toBe(name)
    }),
  )
})

test('every name that is offered can be taken as far as its words say', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Cedar', 'Grove', 'Foyer', 'IRS', 'Family', 'Care', '診療所', '&'), {
        maxLength: 5,
      }),
      fc.array(fc.constantFrom('Austin', 'TX', 'St. Louis'), { maxLength: 2 }),
      (words, places) => {
        const offered = offeredSiteNames(words.join(' '), places)
        expect(new Set(offered).size).toBe(offered.length)
        for (const name of offered) expect([name, isReservedSiteName(name)]).toEqual([name, false])
      },
    ),
  )
})

test('a name that fills an address is offered with other ends, too', () => {
  const offered = offeredSiteNames('Psychoneuroendocrinologyandgastroenterology', ['Austin', 'TX'])
  expect(offered).toEqual([
    'psychoneuroendocrinologyandgastroenterol',
    'psychoneuroendocrinologyandgastro-austin',
    'psychoneuroendocrinologyandgastroente-tx',
    'psychoneuroendocrinologyandgast-practice',
    'psychoneuroendocrinologyandgastroenter-2',
    'psychoneuroendocrinologyandgastroenter-3',
  ])
})
