/** A color for the widget's main button, with the more readable label color. */
export type Accent = {
  /** `#` and six lower-case hexadecimal digits. */
  readonly fill: string
  readonly label: 'white' | 'black'
  /** Contrast of label and fill, rounded down to one decimal: at least 4.5. */
  readonly ratio: number
}

/**
 * Parses a typed color of three or six hexadecimal digits, with or without `#`, and picks its label color: white up to
 * the luminance on which white and black have the same contrast, black above. Every color has a label with a contrast
 * of at least 4.5 (WCAG 2.2, 1.4.3). The widget's CSS has the same rule in CIE lightness (`--label` in card.css).
 *
 * @returns null when the text is not a color
 */
export function readAccentColor(text: string): Accent | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (!/^([\da-f]{3}|[\da-f]{6})$/.test(digits)) return null
  const fill = `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
  const light = luminance(fill) + 0.05
  const ratio = Math.max(1.05 / light, light / 0.05)
  return { fill, label: 1.05 / light === ratio ? 'white' : 'black', ratio: Math.floor(ratio * 10) / 10 }
}

/** The relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel > 0.04045 ? ((channel + 0.055) / 1.055) ** 2.4 : channel / 12.92
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
