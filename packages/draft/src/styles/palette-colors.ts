import { contrastRatio, oklchToHex } from '../color/oklch.ts'

/** Lightness 0-1, chroma and hue of a color. */
export type ColorSpec = readonly [lightness: number, chroma: number, hue: number]

/** A color in front of another, and the contrast that the two need. */
export type Pair<Name extends string> = readonly [front: Name, ground: Name, least: number]

const STEP = 0.005

/**
 * Remembers what was made for a hue: the favicon, the card and the page of a draft ask for the same colors. Hues come
 * in steps, so that few are remembered.
 */
export function solvedOnce<Colors>(solve: (hue: number) => Colors): (hue: number) => Colors {
  const solved = new Map<number, Colors>()
  return (hue) => {
    const known = solved.get(hue)
    if (known !== undefined) return known
    const colors = solve(hue)
    solved.set(hue, colors)
    return colors
  }
}

/** Colors `#rrggbb` of their specs. */
export function colorsOf<Name extends string>(
  specs: Readonly<Record<Name, ColorSpec>>,
): Record<Name, string> {
  const colors = {} as Record<Name, string>
  for (const name of Object.keys(specs) as Name[]) colors[name] = colorOf(specs[name])
  return colors
}

/**
 * Colors `#rrggbb` of which every pair holds its contrast: the front of a failing pair moves away from its ground until
 * it does. A pair whose ground is the front of another one comes after it.
 */
export function settledColors<Name extends string>(
  specs: Readonly<Record<Name, ColorSpec>>,
  pairs: readonly Pair<Name>[],
): Record<Name, string> {
  const colors = colorsOf(specs)
  for (const [front, ground, least] of pairs) {
    let [lightness, chroma, hue] = specs[front]
    const step = lightness < specs[ground][0] ? -STEP : STEP
    while (contrastRatio(colors[front], colors[ground]) < least && lightness > 0 && lightness < 1) {
      lightness = Math.min(1, Math.max(0, lightness + step))
      colors[front] = colorOf([lightness, chroma, hue])
    }
  }
  return colors
}

function colorOf([lightness, chroma, hue]: ColorSpec): string {
  return oklchToHex({ l: lightness, c: chroma, h: hue })
}
