/** A color in OKLCH: lightness 0-1, chroma 0-0.4, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Channels = [red: number, green: number, blue: number]

/**
 * Returns linear sRGB channels, outside 0-1 where sRGB does not hold the color (matrices:
 * bottosson.github.io/posts/oklab).
 */
function linearChannels({ l, c, h }: Oklch): Channels {
  const angle = (h * Math.PI) / 180
  const a = c * Math.cos(angle)
  const b = c * Math.sin(angle)
  const long = (l + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3
  const medium = (l - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3
  const short = (l - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3
  return [
    4.0767416360759583 * long - 3.3077115392580629 * medium + 0.2309699031821043 * short,
    -1.2684379732850315 * long + 2.6097573492876882 * medium - 0.341319376002657 * short,
    -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short,
  ]
}

function inGamut(channels: Channels): boolean {
  return channels.every((channel) => channel >= -0.00001 && channel <= 1.00001)
}

/** Returns a hex color such as "#a1440c". A color outside sRGB keeps lightness and hue and loses chroma. */
export function oklchToHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l))
  let channels = linearChannels({ l: lightness, c, h })
  if (!inGamut(channels)) {
    let low = 0
    let high = c
    for (let step = 0; step < 14; step++) {
      const middle = (low + high) / 2
      if (inGamut(linearChannels({ l: lightness, c: middle, h }))) low = middle
      else high = middle
    }
    channels = linearChannels({ l: lightness, c: low, h })
  }
  return `#${channels.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`
}

function toByte(linear: number): number {
  const value = Math.min(1, Math.max(0, linear))
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
}

/** Returns the WCAG 2.2 contrast ratio of two hex colors, 1-21. */
export function contrastRatio(one: string, other: string): number {
  return ratioOf(luminance(one), luminance(other))
}

function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16)
  return 0.2126 * linear(value >> 16) + 0.7152 * linear((value >> 8) & 255) + 0.0722 * linear(value & 255)
}

function linear(byte: number): number {
  const channel = byte / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

/**
 * Returns the color with the lightness, nearest below its own, that reaches the contrast ratio on every ground (hex).
 * Throws RangeError if black does not reach it either.
 */
export function reachContrast(color: Oklch, grounds: readonly string[], ratio: number): Oklch {
  const lights = grounds.map(luminance)
  const holds = (l: number) => {
    const light = luminance(oklchToHex({ ...color, l }))
    return lights.every((ground) => ratioOf(light, ground) >= ratio)
  }
  if (holds(color.l)) return color
  let reached = 0
  if (!holds(reached)) throw new RangeError(`No darker color reaches ${ratio}:1 on ${grounds.join(', ')}`)
  let missed = color.l
  for (let step = 0; step < 12; step++) {
    const middle = (reached + missed) / 2
    if (holds(middle)) reached = middle
    else missed = middle
  }
  return { ...color, l: reached }
}
