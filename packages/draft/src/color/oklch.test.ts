import { describe, expect, it } from 'vitest'
import { contrastRatio, oklchToHex, reachContrast } from './oklch.ts'

describe('oklchToHex', () => {
  it.each([
    [{ l: 0, c: 0, h: 0 }, '#000000'],
    [{ l: 1, c: 0, h: 0 }, '#ffffff'],
    [{ l: 0.62795536, c: 0.2576833, h: 29.2338851 }, '#ff0000'],
    [{ l: 0.86643961, c: 0.29482724, h: 142.495339 }, '#00ff00'],
    [{ l: 0.45201371, c: 0.31321438, h: 264.05202 }, '#0000ff'],
    [{ l: 0.5, c: 0.1, h: 60 }, '#8c541f'],
  ])('converts %o to %s', (color, hex) => {
    expect(oklchToHex(color)).toBe(hex)
  })

  it('keeps the hue of a color outside sRGB by lowering its chroma', () => {
    const channels = oklchToHex({ l: 0.6, c: 0.4, h: 145 })
    expect(channels).toMatch(/^#[0-9a-f]{6}$/)
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(channels.slice(at, at + 2), 16))
    expect(green).toBeGreaterThan(Math.max(red ?? 255, blue ?? 255) + 60)
  })

  it('clamps a lightness outside 0-1', () => {
    expect(oklchToHex({ l: 1.4, c: 0.1, h: 20 })).toBe('#ffffff')
    expect(oklchToHex({ l: -0.2, c: 0.1, h: 20 })).toBe('#000000')
  })
})

describe('contrastRatio', () => {
  it('returns the ratios WCAG gives, in either order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(contrastRatio('#abcdef', '#abcdef')).toBe(1)
  })
})

describe('reachContrast', () => {
  it('returns a color that holds already unchanged', () => {
    const color = { l: 0.3, c: 0.05, h: 30 }
    expect(reachContrast(color, ['#ffffff'], 4.5)).toBe(color)
  })

  it.each([30, 85, 150, 250, 340])('reaches the ratio with hue %i and goes no further than needed', (h) => {
    const hex = oklchToHex(reachContrast({ l: 0.75, c: 0.1, h }, ['#ffffff', '#f3ead8'], 4.5))
    expect(contrastRatio(hex, '#f3ead8')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(hex, '#f3ead8')).toBeLessThan(4.65)
  })

  it('rejects a ratio that no lightness reaches', () => {
    expect(() => reachContrast({ l: 0.5, c: 0, h: 0 }, ['#777777'], 7)).toThrow(RangeError)
  })
})
