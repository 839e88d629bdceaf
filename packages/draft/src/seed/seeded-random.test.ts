import { describe, expect, it } from 'vitest'
import { between, hashText, pick, seededRandom, shuffle } from './seeded-random.ts'

describe('hashText', () => {
  it('returns the FNV-1a hash as an unsigned 32-bit number', () => {
    expect(hashText('')).toBe(0x811c9dc5)
    expect(hashText('a')).toBe(0xe40c292c)
    expect(hashText('foobar')).toBe(0xbf9cf968)
  })

  it('reads characters outside the basic plane as one character', () => {
    expect(hashText('😀')).not.toBe(hashText('😁'))
  })
})

describe('seededRandom', () => {
  it('repeats its sequence for the same seed', () => {
    const [first, second] = [seededRandom('clinic'), seededRandom('clinic')]
    expect(Array.from({ length: 50 }, first)).toEqual(Array.from({ length: 50 }, second))
  })

  it('returns other numbers for seeds that differ by one letter', () => {
    expect(seededRandom('clinic-1')()).not.toBe(seededRandom('clinic-2')())
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
