import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../../color/oklch.ts'
import { warmContrasts, warmPalette } from './palette.ts'

const families = ['clay', 'wood', 'sage', 'berry'] as const

describe('warmPalette', () => {
  it.each(families)('reaches every contrast in the %s family for 120 seeds', (family) => {
    for (let seed = 0; seed < 120; seed++) {
      const { colors } = warmPalette(`seed-${seed}`, family)
      for (const [text, ground, ratio] of warmContrasts) {
        expect(contrastRatio(colors[text], colors[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(
          ratio,
        )
      }
    }
  })

  it('reaches all four families by seed', () => {
    const seen = Array.from({ length: 40 }, (_, seed) => warmPalette(`seed-${seed}`).family)
    expect(new Set(seen)).toEqual(new Set(families))
  })

  it('returns the same colors for the same seed', () => {
    expect(warmPalette('orchard')).toEqual(warmPalette('orchard'))
  })
})
