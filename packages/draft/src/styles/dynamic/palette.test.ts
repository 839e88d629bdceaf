import { expect, test } from 'vitest'
import { contrastRatio } from '../../color/oklch.ts'
import { colorsOfHue, DYNAMIC_PAIRS, dynamicColors } from './palette.ts'

test('holds every contrast at every hue', () => {
  const failing = Array.from({ length: 360 }, (_, hue) => colorsOfHue(hue)).flatMap((colors, hue) =>
    DYNAMIC_PAIRS.filter(
      ([front, ground, least]) => contrastRatio(colors[front], colors[ground]) < least,
    ).map(([front, ground]) => `${front} on ${ground} at ${hue}`),
  )
  expect(failing).toEqual([])
})

test('reads text on every bright field', () => {
  for (let seed = 0; seed < 60; seed++) {
    const colors = dynamicColors(`seed-${seed}`)
    for (const ground of ['lead', 'flash', 'blush', 'chalk', 'chalk2', 'dim'] as const) {
      expect(contrastRatio(colors.night, colors[ground]), `${ground} of seed ${seed}`).toBeGreaterThanOrEqual(
        4.5,
      )
    }
  }
})
