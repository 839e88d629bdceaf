import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../../color/oklch.ts'
import { minimalistContrasts, minimalistPalette } from './palette.ts'

const families = ['persimmon', 'ochre', 'celadon', 'slate', 'plum'] as const

describe('minimalistPalette', () => {
  it.each(families)('reaches every contrast in the %s family for 120 seeds', (family) => {
    for (let seed = 0; seed < 120; seed++) {
      const { colors } = minimalistPalette(`seed-${seed}`, family)
      for (const [text, ground, ratio] of minimalistContrasts) {
        expect(contrastRatio(colors[text], colors[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(
          ratio,
        )
      }
    }
  })

  it('reaches all five families by seed', () => {
    const seen = Array.from({ length: 60 }, (_, seed) => minimalistPalette(`seed-${seed}`).family)
    expect(new Set(seen)).toEqual(new Set(families))
  })
})
