import { describe, expect, test } from 'vitest'
import { readAccent } from './read-accent.ts'

const INK = '#12231c'

describe('readAccent', () => {
  test.each([
    ['#000000', '#fff'],
    ['#14503e', '#fff'],
    ['#ffffff', INK],
    ['#ffd974', INK],
    ['#e8a33d', INK],
    // White reaches 4.54 on the first and 4.48 on the second, ink 4.50 from #878787 on.
    ['#767676', '#fff'],
    ['#777777', null],
    ['#808080', null],
    ['#848484', null],
    ['#888888', INK],
    ['#ABCDEF', INK],
  ])('%s has the label %s', (color, label) => {
    expect(readAccent(color)).toEqual(label && { fill: color, label })
  })

  test('expands three digits to six', () => {
    expect(readAccent('#05a')).toEqual({ fill: '#0055aa', label: '#fff' })
  })

  test.each(['', 'red', '#12', '#12345', '#1234567', '#xyzxyz', 'rgb(0,0,0)', '#000;color:red'])(
    'rejects "%s"',
    (color) => {
      expect(readAccent(color)).toBeNull()
    },
  )

  test('accepts exactly the grays on which a label is readable', () => {
    for (let step = 0; step < 256; step++) {
      const hex = step.toString(16).padStart(2, '0')
      const color = `#${hex}${hex}${hex}`
      const best = Math.max(contrast(color, '#ffffff'), contrast(color, INK))
      expect({ color, isTaken: readAccent(color) !== null }).toEqual({ color, isTaken: best >= 4.5 })
    }
  })
})

/** The contrast as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [l1, l2] = [one, other].map((color) => {
    const [r, g, b] = [1, 3, 5].map((start) => {
      const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
  })
  const [lighter = 0, darker = 0] = [l1 ?? 0, l2 ?? 0].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}
