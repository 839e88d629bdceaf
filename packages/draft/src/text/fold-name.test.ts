import { expect, test } from 'vitest'
import { foldName } from './fold-name.ts'

test.each([
  ['Pap tests', 'PAP-test'],
  ['Men’s health', 'mens health'],
  ['Cleanings & exams', 'cleaning and exam'],
  ['Niños', 'niño'],
])('%j and %j are one name', (one, other) => {
  expect(foldName(one)).toBe(foldName(other))
})

test('names that differ in more than their form stay apart', () => {
  expect(foldName('Stress')).not.toBe(foldName('Strep'))
  expect(foldName('小儿科')).not.toBe(foldName('牙科'))
})
