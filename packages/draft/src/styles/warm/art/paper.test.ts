import { describe, expect, it } from 'vitest'
import { shortPath } from './paper.ts'

describe('shortPath', () => {
  it.each([
    ['M10 20L30 40L25 45z', 'M10 20l20 20-5 5z'],
    ['M10 20C11 22 13 21 14 25C15 26 16 27 18 20', 'M10 20c1 2 3 1 4 5 1 1 2 2 4-5'],
    ['M5 5Q10 0 15 5zM40 5Q50 0 60 5z', 'M5 5q5-5 10 0zm35 0q10-5 20 0z'],
    ['M-6 9H4V-1z', 'M-6 9h10v-10z'],
    ['M8 8a3 3 0 1 1 6 0a3 3 0 1 1-6 0z', 'M8 8a3 3 0 1 1 6 0 3 3 0 1 1-6 0z'],
    ['M2 2A5 5 0 0 1 12 2z', 'M2 2a5 5 0 0 1 10 0z'],
  ])('writes %s as %s', (long, short) => {
    expect(shortPath(long)).toBe(short)
  })
})
