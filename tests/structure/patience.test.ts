// A machine may be ten times slower than ours: no test gives up after the second that Vitest waits by itself.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findTestFiles } from '../rings.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Returns what is given to each call that begins with `name(`, up to the bracket that closes it. */
function argumentsOf(source: string, name: RegExp): string[] {
  return [...source.matchAll(name)].map(({ index, 0: { length } }) => {
    let end = index + length
    for (let open = 1; open > 0 && end < source.length; end++) {
      if (source[end] === '(') open++
      if (source[end] === ')') open--
    }
    return source.slice(index + length, end - 1)
  })
}

test('every wait for a state says how long it waits', () => {
  const waits = findTestFiles().flatMap((file) =>
    argumentsOf(readFileSync(join(ROOT, file), 'utf8'), /\bvi\.wait(?:For|Until)\(/g).map(
      (given) => `${file}: ${given}`,
    ),
  )
  expect(waits.length).toBeGreaterThan(30)
  expect(waits.filter((wait) => !/\btimeout:|\bPATIENCE\b|\d_\d{3},?\s*$/.test(wait))).toEqual([])
})
