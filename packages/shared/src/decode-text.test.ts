import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

test.each([
  ['spring%20sale', 'spring sale'],
  ['spring%2520sale', 'spring sale'],
  ['caf%C3%A9', 'café'],
  ['&amp;', '&'],
  ['&amp;amp;amp;', '&'],
  ['&#38;&#038;&#x26;&#X26;', '&&&&'],
  ['%26amp%3B', '&'],
  ['o&#39hara&#46com', "o'hara.com"],
  ['&plus;&lowbar;&colon;&hyphen;&rsquo;', '+_:-’'],
  ['spring%20sale%20%DATE%', 'spring sale %DATE%'],
  ['&AMP;&quot;&apos;&lt;&gt;', `&"'<>`],
  ['a&nbsp;b&nbsp', 'a b '],
  ['ana&commat;practice&period;com', 'ana@practice.com'],
  ['&#128640;', '🚀'],
  // No encoding at all.
  ['', ''],
  ['%DATE% 100% %zz %', '%DATE% 100% %zz %'],
  ['a&lt=5&amplitude=1', 'a&lt=5&amplitude=1'],
  ['&#9999999;&#x;', '&#9999999;&#x;'],
])('decodes %j as %j', (text, decoded) => expect(decodeText(text)).toBe(decoded))

test('decodes long text at once', () => {
  for (const part of ['%25', '&amp;', '&', '%', '&#', '%E2%80'])
    expect(decodeText(part.repeat(50_000)).length).toBeLessThanOrEqual(6 * 50_000)
})
