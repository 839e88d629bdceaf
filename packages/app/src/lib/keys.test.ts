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
  ['Thai, whose Y is a mark', { key: 'ั', code: 'KeyY', keyCode: 89 }, 'y'],
  ['Hindi, whose Z is a mark', { key: 'ॆ', code: 'KeyZ', keyCode: 90 }, 'z'],
  ['Armenian', { key: 'զ', code: 'KeyZ', keyCode: 90 }, 'z'],
  ['Georgian', { key: 'ზ', code: 'KeyZ', keyCode: 90 }, 'z'],
  ['Japanese kana', { key: 'っ', code: 'KeyZ', keyCode: 90 }, 'z'],
  ['AZERTY', { key: 'z', code: 'KeyW', keyCode: 90 }, 'z'],
  ['Turkish F', { key: 'Z', code: 'BracketRight', keyCode: 90 }, 'z'],
  ['Dvorak, where the Z of others is', { key: ';', code: 'KeyZ', keyCode: 186 }, ''],
  ['BÉPO, where the Z of others is', { key: 'à', code: 'KeyZ', keyCode: 192 }, ''],
  ['BÉPO, where the Y of others is', { key: 'Dead', code: 'KeyY', keyCode: 221 }, ''],
  ['AZERTY, with a letter of its own', { key: 'é', code: 'Digit2', keyCode: 50 }, ''],
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
