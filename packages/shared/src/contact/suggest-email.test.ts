import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMAIL_CORPUS } from '../testing/email-corpus.ts'
import { canonicalEmail, isEmail } from './email.ts'
import { suggestEmail } from './suggest-email.ts'

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gnail.com', 'ana@gmail.com'],
  ['ana@GMIAL.COM', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.cm', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@iclod.com', 'ana@icloud.com'],
  ['Ana.Silva@gmial.com', 'ana.silva@gmail.com'],
])('suggests for %s: %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant))

test.each([
  'ana@gmail.com',
  'ana@GMAIL.com',
  'ana@practice.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@email.com',
  'ana@gmx.com',
  'ana@yahoo.ca',
  'ana@',
  '@gmial.com',
  'gmial.com',
  '',
])('suggests nothing for %j', (typed) => expect(suggestEmail(typed)).toBeNull())

// Without a limit, the patterns would take hours here.
test.each(['!', ' ', '-', '_.', '@', '(', 'é', ' at ', ', '])(
  'rejects hostile text of %j at once',
  (part) => {
    for (const [before, behind] of [
      ['', ''],
      ['a', 'b@c d'],
      ['a@', 'b'],
    ])
      expect(suggestEmail(`${before}${part.repeat(200_000)}${behind}`)).toBeNull()
  },
)

const spellings = EMAIL_CORPUS.map(([typed, , offered = null]) => ({ typed, offered }))
test.each(spellings)('suggests for $typed: $offered', ({ typed, offered }) => {
  const meant = suggestEmail(typed)
  expect(meant).toBe(offered)
  // Nobody is offered an address that is refused, or offered again.
  if (meant) expect([isEmail(meant), canonicalEmail(meant), suggestEmail(meant)]).toEqual([true, meant, null])
})

/** What is found around an address. */
const AROUND: readonly ((address: string) => string)[] = [
  (address) => `<${address}>`,
  (address) => `“${address}”`,
  (address) => `(${address})`,
  (address) => `[${address}](mailto:${address})`,
  (address) => `<a href="mailto:${address}">${address}</a>`,
  (address) => `mailto:${address}?subject=Hello`,
  (address) => `Ben Miller <${address}>, Ana <ana@other.com>`,
  (address) => `Email: ${address}`,
  (address) => `my email is ${address}`,
  (address) => `${address}<br>`,
  (address) => `${address}’s`,
  (address) => `${address}'s mailbox`,
  (address) => `${address} and ben`,
  (address) => `${address}, thank you`,
  (address) => `${address}; ana@other.com`,
  (address) => `${address}.`,
  (address) => `${address})`,
  (address) => `${address}/contact`,
]

/** In what it is written. */
const WRITTEN: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => `\ufeff${text}\u200f `,
  (text) => text.replaceAll('practice', 'prac\u00adtice'),
  (text) => text.replaceAll('@', '＠'),
  (text) => text.replaceAll('@', '&#64;').replaceAll('.', '&period;'),
  (text) => text.replace(/[<>"&]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  (text) => text.replaceAll('@', '&#64'),
  (text) => `&ldquo;${text}&rdquo;`,
  (text) => `${text}&nbsp;`,
  (text) => encodeURIComponent(text),
  (text) => encodeURIComponent(encodeURIComponent(text)),
]

const address = fc.stringMatching(/^[a-z][a-z0-9]{0,5}([.+_-][a-z0-9]{1,5})?@([a-z]{2,6}\.)?practice\.com$/)

test('an address is found in whatever it was copied with, however that was written', () => {
  fc.assert(
    fc.property(
      address,
      fc.constantFrom(...AROUND),
      fc.array(fc.constantFrom(...WRITTEN), { maxLength: 3 }),
      (meant, surround, spellings) => {
        const typed = spellings.reduce((text, write) => write(text), surround(meant))
        expect(suggestEmail(typed), typed).toBe(meant)
      },
    ),
    { numRuns: 300 },
  )
})
