import { expect, test } from 'vitest'
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
  ['Ana.Silva@gmial.com', 'Ana.Silva@gmail.com'],
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
