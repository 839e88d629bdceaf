import { expect, test } from 'vitest'
import { type Accent, readAccentColor } from './accent.ts'

test.each<[string, Accent | null]>([
  ['#14503e', { fill: '#14503e', label: 'white', ratio: 9.3 }],
  ['FFD974', { fill: '#ffd974', label: 'black', ratio: 15.4 }],
  ['05a', { fill: '#0055aa', label: 'white', ratio: 7.2 }],
  [' #7f7f7f ', { fill: '#7f7f7f', label: 'black', ratio: 5.2 }],
  ['', null],
  ['green', null],
  ['#12', null],
  ['#12345', null],
  ['#1234567', null],
  ['#xyzxyz', null],
  ['#000;color:red', null],
])('%j is %j', (color, expected) => {
  expect(readAccentColor(color)).toEqual(expected)
})

test('every color has a readable label', () => {
  for (let value = 0; value <= 0xffffff; value += 1013) {
    const color = `#${value.toString(16).padStart(6, '0')}`
    expect([color, (readAccentColor(color)?.ratio ?? 0) >= 4.5]).toEqual([color, true])
  }
})
