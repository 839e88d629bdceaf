const INK = '#12231c'
const WHITE = '#ffffff'
// WCAG 2.2, 1.4.3 requires a contrast of 4.5. White text reaches it up to the first luminance, dark text from the second.
const WHITE_UP_TO = 0.1833
const INK_FROM = 0.2387

/** A color for the widget's main button, with the more readable label color. */
export type Accent = {
  /** `#` and six lower-case hexadecimal digits. */
  readonly fill: string
  readonly label: 'white' | 'dark'
  /** Contrast of label and fill, rounded down to one decimal: at least 4.5. */
  readonly ratio: number
}

/** Why a text is not a usable accent color. */
export type AccentProblem = 'not_a_color' | 'unreadable'

/**
 * Parses a typed color of three or six hexadecimal digits, with or without `#`, and picks its label color. The widget
 * uses the same rule (a test compares them).
 *
 * @returns `unreadable` when neither white nor dark text reaches a contrast of 4.5
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

/** The contrast ratio of two six-digit colors: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel > 0.04045 ? ((channel + 0.055) / 1.055) ** 2.4 : channel / 12.92
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
