import { expect, test } from 'vitest'
import { randomDigits, randomToken } from './random-texts.ts'

/** Chance that gives these numbers, one after the other. */
function given(...numbers: readonly number[]) {
  const left = [...numbers]
  return (into: Uint32Array) => {
    into[0] = left.shift() ?? 0
  }
}

test('a code keeps its zeros', () => {
  expect(randomDigits(8, given(7))).toBe('00000007')
  expect(randomDigits(8, given(0))).toBe('00000000')
  expect(randomDigits(8, given(99_999_999))).toBe('99999999')
  expect(randomDigits(8, given(100_000_001))).toBe('00000001')
})

test('a number that would make some codes likelier is drawn again', () => {
  // 42 times 100 million fit into 32 bits.
  expect(randomDigits(8, given(4_199_999_999))).toBe('99999999')
  expect(randomDigits(8, given(4_200_000_000, 5))).toBe('00000005')
  expect(randomDigits(8, given(2 ** 32 - 1, 4_200_000_001, 6))).toBe('00000006')
})

test('codes and tokens have their lengths, and differ', () => {
  expect(randomDigits(8)).toMatch(/^\d{8}$/)
  const tokens = Array.from({ length: 20 }, randomToken)
  for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(tokens).size).toBe(20)
})
