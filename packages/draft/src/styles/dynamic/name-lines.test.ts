import { expect, test } from 'vitest'
import { displayWidth, nameLines, SOFT_BREAK } from './name-lines.ts'

test.each([
  ['Io', ['Io']],
  ['Stride Sports Medicine', ['Stride', 'Sports', 'Medicine']],
  ['Halloran Pain & Spine', ['Halloran', 'Pain', '& Spine']],
  ['Łucja Nguyễn-Muñoz', ['Łucja', 'Nguyễn-', 'Muñoz']],
])('breaks %s where its letters get largest', (name, lines) => {
  expect(nameLines(name).lines).toEqual(lines)
})

test.each([
  'Even Keel Metabolic and Weight Care of the Whole Country, Inc',
  'Featherstonehaughcholmondeleyworcestershireabercrombiefoulkes',
  'NorthernColoradoMovementCenter',
  'a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d',
  'מרפאת הגליל',
])('keeps every letter of %s in at most four lines', (name) => {
  const { lines, width, word } = nameLines(name)
  expect(lines.length).toBeLessThanOrEqual(4)
  const letters = (text: string) => text.replaceAll(SOFT_BREAK, '').replace(/\s/gu, '')
  expect(letters(lines.join(''))).toBe(letters(name))
  expect(width).toBeGreaterThanOrEqual(Math.max(...lines.map(displayWidth)))
  expect(word).toBeLessThan(15)
})

test('measures a letter with an accent as the letter', () => {
  expect(displayWidth('ễ')).toBe(displayWidth('e'))
  expect(displayWidth('Medicine')).toBeCloseTo(5.629, 3)
})

test('keeps the letters of a phone as large as the longest word allows, in at most six lines', () => {
  const short = nameLines('Stride Sports Medicine')
  expect(short.phone).toBe(short.word)
  const long = nameLines('Even Keel Metabolic and Weight Care of the Whole Country, Inc')
  // Eight lines of words; six of up to "and Weight".
  expect(long.phone).toBeGreaterThan(long.word)
  expect(long.phone).toBeLessThan(displayWidth('and Weight Care'))
})
