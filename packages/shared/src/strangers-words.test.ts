import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { StrangersWords, strangersWords } from './strangers-words.ts'

const wordsOf = (text: string) => new StrangersWords(text)

test('words of a stranger are nothing where they are written out as they are', () => {
  const words = strangersWords.parse('Your mailbox is locked')
  expect(`${words}`).toBe('')
  expect(JSON.stringify({ words })).toBe('{"words":null}')
})

describe('a quoted line', () => {
  test.each([
    ['Cedar Grove Family Medicine', '“Cedar Grove Family Medicine”'],
    ['  Dr. O’Brien\n& Sons ', '“Dr. O’Brien & Sons”'],
    ['“Harbor” "Health"', '“’Harbor’ ’Health’”'],
    ['Weiß & Søn', '“Weiß & Søn”'],
    ['Call https://evil.example/login now', '“Call … now”'],
    ['Sign in at evil.example', '“Sign in at …”'],
    ['www．evil．example now', '“… now”'],
    ['Write to a@evil.example', '“Write to …”'],
    ['Cedar\u202Emoc.live\u202C Grove', '“Cedar … Grove”'],
    ['tel:+15550100 rings', '“… rings”'],
    ['Call +1 (555) 010-0100 now', '“Call … now”'],
    ['Open 203.0.113.7/login', '“Open …”'],
    ['Room 12, floor 3', '“Room 12, floor 3”'],
    ['evil.example', null],
    ['…', null],
    ['', null],
    ['x'.repeat(81), null],
    ['x'.repeat(80), `“${'x'.repeat(80)}”`],
  ])('of “%s”', (text, quoted) => {
    expect(wordsOf(text).quote()).toBe(quoted)
  })
  test('has no address, no line break and no sign that is not seen, whatever the text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        'https://',
        'evil.example',
        '@',
        'www.',
        '.',
        '。',
        '/',
        '\n',
        '\u202E',
        '\u200B',
        ' ',
        '“',
        'javascript:',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const quoted = wordsOf(pieces.join('')).quote()
        expect(quoted ?? '').not.toMatch(/https?:|\/\/|@|www\.|evil\.example|[\p{Cc}\p{Cf}\u2028\u2029]/iu)
        expect([...(quoted ?? '')].length).toBeLessThanOrEqual(82)
      }),
      { numRuns: 2000 },
    )
  })
})

test.each([
  ['Dana', 'Dana'],
  ['  Mary  Ann ', 'Mary Ann'],
  ['Jean-Luc', 'Jean-Luc'],
  ['D’Arcy', 'D’Arcy'],
  ['美玲', '美玲'],
  ['Dr. Ana', 'Dr. Ana'],
  ['Your mailbox is locked', null],
  ['evil.example', null],
  ['Ana https://x.y', null],
  ['Ana5', null],
  ['<b>Ana</b>', null],
  ['x'.repeat(25), null],
  ['', null],
])('a first name of “%s” is %s', (text, name) => {
  expect(wordsOf(text).firstName()).toBe(name)
})

test.each([
  ['Sites.Foyer.example.', 'sites.foyer.example'],
  ['_foyer.cedar.example', '_foyer.cedar.example'],
  ['call us.example', null],
  ['a/b.example', null],
  ['localhost', null],
  ['1.2.3.4', null],
])('a hostname of “%s” is %s', (text, hostname) => {
  expect(wordsOf(text).hostname()).toBe(hostname)
})

test('a number is digits alone', () => {
  expect([wordsOf('128').number(), wordsOf('12a').number(), wordsOf('').number()]).toEqual([128, null, null])
})

test.each([
  ['newsletter', 'newsletter'],
  ['fall_2026-11-05', 'fall_2026-11-05'],
  ['120211234567890123', '120211234567890123'],
  ['página', 'página'],
  ['a b', null],
  ['evil.example', null],
  ['a/b', null],
  ['a@b', null],
  ['x'.repeat(61), null],
  ['', null],
])('a word of a program in “%s” is %s', (text, token) => {
  expect(wordsOf(text).token()).toBe(token)
})
