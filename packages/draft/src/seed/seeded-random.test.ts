import { describe, expect, it } from 'vitest'
import { between, pick, seededRandom, shuffle } from './seeded-random.ts'

describe('seededRandom', () => {
  it('repeats its sequence for the same seed', () => {
    const [first, second] = [seededRandom('clinic'), seededRandom('clinic')]
    expect(Array.from({ length: 50 }, first)).toEqual(Array.from({ length: 50 }, second))
  })

  it('returns other numbers for seeds that differ by one letter', () => {
    expect(seededRandom('clinic-1')()).not.toBe(seededRandom('clinic-2')())
    expect(seededRandom('😀')()).not.toBe(seededRandom('😁')())
  })

  it('spreads its numbers evenly between 0 and 1', () => {
    const random = seededRandom('even')
    const tenths = new Array<number>(10).fill(0)
    for (let draw = 0; draw < 10_000; draw++) {
      const tenth = Math.floor(random() * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    expect(Math.min(...tenths)).toBeGreaterThan(880)
    expect(Math.max(...tenths)).toBeLessThan(1120)
  })
})

describe('draws', () => {
  it('keeps numbers inside the range', () => {
    const random = seededRandom('range')
    const drawn = Array.from({ length: 500 }, () => between(random, -3, 7))
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(-3)
    expect(Math.max(...drawn)).toBeLessThan(7)
  })

  it('picks every entry of a list sooner or later and rejects an empty list', () => {
    const random = seededRandom('pick')
    expect(new Set(Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c'])))).toEqual(
      new Set(['a', 'b', 'c']),
    )
    expect(() => pick(random, [])).toThrow(RangeError)
  })

  it('shuffles a copy without losing an entry', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8]
    const shuffled = shuffle(seededRandom('order'), list)
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(shuffled).not.toEqual(list)
    expect(shuffled.toSorted()).toEqual(list)
  })
})
