// Colors are chosen in OKLCH and written as sRGB. Matrices: Björn Ottosson, "A perceptual color space for image
// processing"; contrast: WCAG 2.2.
type Triple = readonly [number, number, number]

/** An sRGB color `#rrggbb`: lightness 0-1, chroma 0-0.37, hue in degrees. Chroma gives way where sRGB has less. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let low = 0
  let high = chroma
  if (isInGamut(toLinear(lightness, chroma, hue))) low = chroma
  else {
    for (let step = 0; step < 24; step++) {
      const middle = (low + high) / 2
      if (isInGamut(toLinear(lightness, middle, hue))) low = middle
      else high = middle
    }
  }
  return `#${toLinear(lightness, low, hue).map(toHexPart).join('')}`
}

/** The ratio of two colors `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Moves the lightness of a color until it holds a contrast against every ground.
 *
 * @param direction -1 makes it darker, 1 lighter
 * @throws Error when no lightness does
 */
export function oklchOn(
  grounds: readonly string[],
  ratio: number,
  [lightness, chroma, hue]: Triple,
  direction: -1 | 1,
): string {
  for (let moved = lightness; moved >= 0 && moved <= 1; moved += direction * 0.005) {
    const color = oklch(moved, chroma, hue)
    if (grounds.every((ground) => contrast(color, ground) >= ratio + 0.02)) return color
  }
  throw new Error(`No lightness of hue ${hue} holds ${ratio}:1.`)
}

function toLinear(lightness: number, chroma: number, hue: number): Triple {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function isInGamut(linear: Triple): boolean {
  return linear.every((part) => part >= -0.0001 && part <= 1.0001)
}

function toHexPart(linear: number): string {
  const part = Math.min(1, Math.max(0, linear))
  const encoded = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
