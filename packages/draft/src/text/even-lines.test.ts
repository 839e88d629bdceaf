import { describe, expect, it } from 'vitest'
import { evenLines } from './even-lines.ts'

describe('evenLines', () => {
  it.each([
    ['Warner', ['Warner']],
    ['Cedar Grove Family Medicine', ['Cedar Grove', 'Family', 'Medicine']],
    ['Even Keel Metabolic and Weight Care', ['Even Keel', 'Metabolic and', 'Weight Care']],
    ['O’Brien-Nakamura', ['O’Brien-Nakamura']],
    ['Abcdefghijklmnopqrstuvwxyzabcd Clinic', ['Abcdefghijklmno', 'pqrstuvwxyzabcd', 'Clinic']],
  ])('breaks %s', (name, lines) => {
    expect(evenLines(name)).toEqual(lines)
  })

  it('keeps every word, in order, within the given number of lines', () => {
    const name = 'The Greater Chattanooga Valley Family and Community Care Cooperative'
    const lines = evenLines(name, 4)
    expect(lines.length).toBeLessThanOrEqual(4)
    expect(lines.join(' ')).toBe(name)
  })
})
