import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPhone, phoneHref, plainPhone } from './phone.ts'

test.each([
  ['(423) 555-0100', '(423) 555-0100', 'tel:4235550100'],
  ['+1 (423) 555-0100', '+1 (423) 555-0100', 'tel:+14235550100'],
  ['423–555–0100', '423–555–0100', 'tel:4235550100'],
  ['423\u2212555\u22120100', '423-555-0100', 'tel:4235550100'],
  ['423\uff0d555\uff0d0100', '423-555-0100', 'tel:4235550100'],
  ['423\ufe63555\ufe630100', '423-555-0100', 'tel:4235550100'],
  ['423-\ufe0d555-0100\ufe0f', '423-555-0100', 'tel:4235550100'],
  ['\u202a423\u200b-555-0100\u202c', '423-555-0100', 'tel:4235550100'],
  ['423\u00a0555\u202f0100', '423 555 0100', 'tel:4235550100'],
  ['423·555·0100', '423.555.0100', 'tel:4235550100'],
  ['（４２３）５５５－０１００', '(423)555-0100', 'tel:4235550100'],
  ['٤٢٣٥٥٥٠١٠٠', '4235550100', 'tel:4235550100'],
  ['४२३-५५५-०१००', '423-555-0100', 'tel:4235550100'],
  ['423.555.0100 x12', '423.555.0100 x12', 'tel:4235550100'],
  ['423-555-0100 ext. 5', '423-555-0100 ext. 5', 'tel:4235550100'],
  ['423-555-0100 extension 5', '423-555-0100 extension 5', 'tel:4235550100'],
  ['423-555-0100, Ext #5', '423-555-0100, Ext #5', 'tel:4235550100'],
  ['423-555-0100 #5', '423-555-0100 #5', 'tel:4235550100'],
  ['423-555-0100,,5', '423-555-0100,,5', 'tel:4235550100'],
  ['4235550100x5', '4235550100x5', 'tel:4235550100'],
  ['tel:+1-423-555-0100', '+1-423-555-0100', 'tel:+14235550100'],
  ['TEL: 423-555-0100', '423-555-0100', 'tel:4235550100'],
  ['tel:%2B14235550100', '+14235550100', 'tel:+14235550100'],
  ['tel:+14235550100;ext=5', '+14235550100 ext. 5', 'tel:+14235550100'],
  ['Phone: 423-555-0100', '423-555-0100', 'tel:4235550100'],
  ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['+44(0) 20 7946 0958', '+44(0) 20 7946 0958', 'tel:+442079460958'],
  ['0044 (0)20 7946 0958', '0044 (0)20 7946 0958', 'tel:+442079460958'],
  ['011 44 20 7946 0958', '011 44 20 7946 0958', 'tel:+442079460958'],
  ['+39 06 1234 5678', '+39 06 1234 5678', 'tel:+390612345678'],
  ['+49 [0] 30 123456', '+49 [0] 30 123456', 'tel:+4930123456'],
])('takes %j, keeps %j and dials %s', (typed, kept, href) => {
  expect([isPhone(typed), plainPhone(typed), phoneHref(typed)]).toEqual([true, kept, href])
})

test.each([
  '',
  'call us',
  '555-0100',
  '423-555-01',
  '423-555-0100 / 423-555-0101',
  '<b>4235550100',
  '423-555-0100 ask for Ana',
  '+1 2',
  'tel:',
  'javascript:4235550100',
])('does not take %j', (typed) => expect(isPhone(typed)).toBe(false))

describe('a text of a page', () => {
  test.each([
    ['call us', undefined],
    ['Call 423-555-0100 or 423-555-0101', 'tel:4235550100'],
    ['(423) 555-0100 (voicemail)', 'tel:4235550100'],
    ['911', 'tel:911'],
    ['Since 1', undefined],
    ['1234567890123456', undefined],
  ])('%j dials %s', (text, href) => expect(phoneHref(text)).toBe(href))
})

const signs = fc.constantFrom(
  ...[
    '+',
    '(',
    ')',
    '0',
    '00',
    '1',
    '4',
    '423',
    '555',
    '-',
    '\u2212',
    '\u2013',
    ' ',
    '.',
    '/',
    'x',
    'ext',
    'extension ',
    '#',
    ',',
    ';',
  ],
  ...['tel:', '%2B', ';ext=', '٤', '\u200b', '\ufe0d', '\0', '\ud83d', '(0)', '[0]', '<', '"'],
)

test('whatever is typed, what is kept stays as it is, and a link holds digits alone', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(signs, { maxLength: 14 }).map((parts) => parts.join('')),
        fc.string({ unit: 'binary' }),
      ),
      (typed) => {
        const kept = plainPhone(typed)
        const href = phoneHref(typed)
        expect(href ?? 'tel:123').toMatch(/^tel:\+?\d{3,15}$/)
        expect(kept).not.toMatch(/[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2212]/u)
        if (!isPhone(typed)) return
        expect(isPhone(kept)).toBe(true)
        expect(phoneHref(kept)).toBe(href)
        expect(href).toBeDefined()
      },
    ),
    { numRuns: 3000 },
  )
})
