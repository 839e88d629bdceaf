const INK = '#12231c'
const WHITE = '#ffffff'
// WCAG 2.2, 1.4.3, asks for a contrast of 4.5: white has it on luminances up to the first, ink from the second on.
const WHITE_UP_TO = 0.1833
const INK_FROM = 0.2387

/** A color of the widget's main button with the label that is read best on it. */
export type Accent = {
  /** Six lower-case hexadecimal digits after `#`. */
  readonly fill: string
  readonly label: 'white' | 'dark'
  /** The contrast of the two, rounded down to a tenth: 4.5 or more. */
  readonly ratio: number
}

/** What is wrong with a text that should be an accent. */
export type AccentProblem = 'not_a_color' | 'unreadable'

/**
 * Reads a color as a person types it, with or without `#`, of three or six digits, and finds the label for it. The
 * widget decides by the same rule (a test compares them).
 *
 * @returns `unreadable` when neither white nor ink reaches a contrast of 4.5 on it
 */
export function readAccentColor(text: string): Accent | AccentProblem {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (!/^([\da-f]{3}|[\da-f]{6})$/.test(digits)) return 'not_a_color'
  const fill = `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
  const light = luminance(fill)
  if (light > WHITE_UP_TO && light < INK_FROM) return 'unreadable'
  const label = light <= WHITE_UP_TO ? 'white' : 'dark'
  const ratio = contrast(fill, label === 'white' ? WHITE : INK)
  return { fill, label, ratio: Math.floor(ratio * 10) / 10 }
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio of two colors of six digits. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel > 0.04045 ? ((channel + 0.055) / 1.055) ** 2.4 : channel / 12.92
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
