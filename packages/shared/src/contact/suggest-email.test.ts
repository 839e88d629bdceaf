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
