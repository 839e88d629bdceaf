import { expect, it } from 'vitest'
import { longestWord } from './longest-word.ts'

it.each([
  ['', 1],
  ['Cedar Grove Family Medicine', 8],
  ['O’Brien-Nakamura', 16],
  ['Featherstonehaugh-Cholmondeley', 18],
  [']]></title><script>alert(1)</script>', 22],
])('counts the letters of the longest word of %j', (name, letters) => {
  expect(longestWord(name)).toBe(letters)
})
