import { contrastRatio, oklchToHex } from '../color/oklch.ts'

/** Lightness 0-1, chroma and hue of a color before contrast is looked at. */
export type ColorSpec = readonly [lightness: number, chroma: number, hue: number]

/** A color in front of another, and the contrast that the two need. */
export type Pair<Name extends string> = readonly [front: Name, ground: Name, least: number]

const STEP = 0.005
const ROUNDS = 4

/**
 * Remembers what was solved for a hue: the favicon, the card and the page of a draft ask for the same colors. Hues
 * come in steps, so that few are remembered.
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

/**
 * Colors `#rrggbb` of which every pair holds its contrast: the front of a failing pair moves away from its ground
 * until it does. Grounds that no pair names as a front stay as they are.
 */
export function settledColors<Name extends string>(
  specs: Readonly<Record<Name, ColorSpec>>,
  pairs: readonly Pair<Name>[],
): Record<Name, string> {
  const moved = { ...specs } as Record<Name, ColorSpec>
  const colors = {} as Record<Name, string>
  for (const name of Object.keys(specs) as Name[]) colors[name] = colorOf(specs[name])
  // A front may be the ground of another pair, so that one round does not settle all.
  for (let round = 0; round < ROUNDS; round++) {
    for (const [front, ground, least] of pairs) {
      const direction = moved[front][0] < moved[ground][0] ? -STEP : STEP
      while (contrastRatio(colors[front], colors[ground]) < least) {
        const [lightness, chroma, hue] = moved[front]
        if (lightness <= 0 || lightness >= 1) break
        moved[front] = [Math.min(1, Math.max(0, lightness + direction)), chroma, hue]
        colors[front] = colorOf(moved[front])
      }
    }
  }
  return colors
}

function colorOf([lightness, chroma, hue]: ColorSpec): string {
  return oklchToHex({ l: lightness, c: chroma, h: hue })
}
