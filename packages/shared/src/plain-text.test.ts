import { describe, expect, test } from 'vitest'
import { visibleLine, visibleText } from './plain-text.ts'

const HIDDEN = [
  ...['\u0000', '\u0007', '\u001b', '\u007f', '\u009f', '\u00ad', '\u061c', '\u200b', '\u200e', '\u200f'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2060', '\u2064', '\u2066', '\u2069', '\ufeff'],
]

describe('visibleText', () => {
  test.each(HIDDEN)('removes %j', (sign) => {
    expect(visibleText(`Dana${sign} Reyes${sign}`)).toBe('Dana Reyes')
  })

  test('keeps lines, tabs, emoji and scripts that join', () => {
    expect(visibleText('One\r\n\tTwo\u2028Three\u2029Four')).toBe('One\r\n\tTwo\nThree\nFour')
    const kept = '👩\u200d⚕️ नमस्ते می\u200cخواهم שלום'
    expect(visibleText(kept)).toBe(kept)
  })
})

test('visibleLine makes one line', () => {
  expect(visibleLine(' Dana\nBcc: all@example.com\u2028x\t\u0085y ')).toBe('Dana Bcc: all@example.com x y')
  expect(visibleLine('txt.\u202eexe')).toBe('txt.exe')
})
