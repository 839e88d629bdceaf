import { FIELD_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { describe, expect, it } from 'vitest'
import type { ArtField } from './art-field.ts'
import { heroLine, heroVisit, motif } from './minimalist/art/line-pictures.ts'
import { outlineRows } from './minimalist/art/outlines.ts'
import { castOf, things } from './minimalist/art/scenes.ts'
import { stateOutlines } from './minimalist/art/state-outlines.ts'
import { frieze } from './warm/art/frieze.ts'
import { emblem, leftBeside, postmark, sprig, stampPicture } from './warm/art/small-pictures.ts'
import { stillLife } from './warm/art/still-life.ts'
import { warmPalette } from './warm/palette.ts'

const fields: readonly ArtField[] = [...FIELD_IDS, 'custom', 'unknown']
const seeds = Array.from({ length: 12 }, (_, index) => `seed-${index}`)

// Returns how far the shadows and handles of a picture reach to the left and right: nothing reaches further.
function sidesOf(picture: string): number[] {
  const moved = Number(picture.match(/^<g transform="translate\((-?\d+)\)">/)?.[1] ?? 0)
  const shadows = [...picture.matchAll(/<ellipse [^>]*cx="(\d+)"[^>]*rx="(\d+)"/g)].flatMap(([, x, r]) => [
    Number(x) - Number(r),
    Number(x) + Number(r),
  ])
  // The curve of a handle reaches at most three quarters of the way to its first control point.
  const handles = [
    ...picture.matchAll(/stroke-width="(\d+)" d="M(\d+) \d+c(-?\d+)[ -]\d+[^z]*"\/>/g),
  ].flatMap(([, width, x, out]) => {
    const reach = Number(x) + 0.75 * Number(out)
    return [reach - Number(width) / 2, reach + Number(width) / 2]
  })
  return [...shadows, ...handles].map((x) => x + moved)
}

const broken = /NaN|undefined|Infinity|e-\d/

describe('warm pictures', () => {
  it.each(fields)('draw finite numbers for %s', (field) => {
    for (const seed of seeds) {
      const palette = warmPalette(seed)
      const pictures = [
        stillLife(seed, palette, field, 'window'),
        frieze(seed, palette, field),
        sprig(seed, palette),
        leftBeside(seed, palette),
        emblem(seed, palette),
        postmark(palette.colors.quiet),
        ...[0, 1, 2, 3, 4, 5].map((index) => stampPicture(seed, palette, index)),
      ]
      for (const picture of pictures) expect(picture).not.toMatch(broken)
      expect(pictures[0]?.length).toBeLessThan(12_000)
      expect(pictures[1]?.length).toBeLessThan(12_000)
    }
  })

  it.each(fields)('show handles and shadows of the still life whole for %s', (field) => {
    for (const seed of seeds) {
      const sides = sidesOf(stillLife(seed, warmPalette(seed), field, 'window'))
      expect(Math.min(...sides), seed).toBeGreaterThanOrEqual(44)
      expect(Math.max(...sides), seed).toBeLessThanOrEqual(856)
    }
  })

  it('differ by seed and repeat for the same seed', () => {
    const palette = warmPalette('one')
    expect(stillLife('one', palette, 'custom', 'a')).toBe(stillLife('one', palette, 'custom', 'a'))
    expect(stillLife('one', palette, 'custom', 'a')).not.toBe(stillLife('two', palette, 'custom', 'a'))
  })
})

describe('minimalist pictures', () => {
  it.each(fields)('draw finite numbers for %s and no thing twice on a page', (field) => {
    for (const seed of seeds) {
      const { tall, low, rest } = castOf(seed, field)
      expect(new Set([tall, low, ...rest]).size).toBe(rest.length + 2)
      expect(rest.length).toBeGreaterThanOrEqual(5)
      expect(heroLine(seed, field)).not.toMatch(broken)
      expect(heroVisit(seed, field)).not.toMatch(broken)
    }
  })

  it('draw every thing as a motif from and to the ground', () => {
    for (const name of Object.keys(things) as (keyof typeof things)[]) {
      const { inside, width, height } = motif(name, 'seed', 130)
      expect(inside).not.toMatch(broken)
      expect(inside).toContain(`M-4000 ${height - 4}H`)
      expect(width).toBeGreaterThan(8)
      expect(height).toBeLessThanOrEqual(142)
    }
  })

  it('string the outlines of all fifty states in five rows of one width', () => {
    const rows = outlineRows(Object.keys(stateOutlines) as (keyof typeof stateOutlines)[])
    expect(rows).toHaveLength(5)
    expect(new Set(rows.map(({ width }) => width)).size).toBe(1)
    expect(rows.map(({ inside }) => inside).join('')).not.toMatch(broken)
  })
})
