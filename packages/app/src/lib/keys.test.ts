import { expect, it } from 'vitest'
import { isComposing, shortcutLetter } from './keys.ts'

it.each([
  ['a Latin keyboard', { key: 'z', code: 'KeyZ', keyCode: 90 }, 'z'],
  ['one with Shift or Caps Lock', { key: 'Z', code: 'KeyZ', keyCode: 90 }, 'z'],
  ['a German one, whose Z stands elsewhere', { key: 'z', code: 'KeyY', keyCode: 90 }, 'z'],
  ['Dvorak', { key: 'z', code: 'Slash', keyCode: 90 }, 'z'],
  ['Russian', { key: 'я', code: 'KeyZ', keyCode: 90 }, 'z'],
  ['Greek', { key: 'ζ', code: 'KeyZ', keyCode: 90 }, 'z'],
  ['Hebrew', { key: 'ז', code: 'KeyZ', keyCode: 90 }, 'z'],
  ['Arabic', { key: 'ئ', code: 'KeyZ', keyCode: 90 }, 'z'],
  ['Korean, while a syllable is composed', { key: 'Process', code: 'KeyZ', keyCode: 229 }, 'z'],
  ['a virtual keyboard without codes', { key: 'я', code: '', keyCode: 90 }, 'z'],
  ['a key without a letter', { key: 'ArrowUp', code: 'ArrowUp', keyCode: 38 }, ''],
  ['a digit', { key: '5', code: 'Digit5', keyCode: 53 }, ''],
])('reads the letter of a shortcut from %s', (_, event, letter) => {
  expect(shortcutLetter(event)).toBe(letter)
})

it.each([
  ['Chromium and Firefox', { isComposing: true, keyCode: 229 }, true],
  ['WebKit, with the Enter that ends a composition', { isComposing: false, keyCode: 229 }, true],
  ['Firefox, with the keys that it tells of', { isComposing: true, keyCode: 13 }, true],
  ['a key of its own', { isComposing: false, keyCode: 13 }, false],
])('knows a key of an input method in %s', (_, event, composes) => {
  expect(isComposing(event)).toBe(composes)
})
