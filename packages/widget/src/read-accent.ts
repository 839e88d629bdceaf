/**
 * Returns the colors of the main button for an accent color: the fill, and white or ink (#12231c) for its label.
 * WCAG 2.2 requires a contrast of 4.5, which white has on luminances up to 0.1833 and ink from 0.2387.
 *
 * @param color three or six hexadecimal digits after `#`
 * @returns null for anything else, and for the few colors on which neither label is readable
 */
export function readAccent(color: string): { readonly fill: string; readonly label: string } | null {
  const fill = color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
  if (!/^#[\da-f]{6}$/i.test(fill)) return null
  // https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
  const light = (start: number) => {
    const channel = Number(`0x${fill.substr(start, 2)}`) / 255
    return channel > 0.04045 ? ((channel + 0.055) / 1.055) ** 2.4 : channel / 12.92
  }
  const luminance = 0.2126 * light(1) + 0.7152 * light(3) + 0.0722 * light(5)
  if (luminance > 0.1833 && luminance < 0.2387) return null
  return { fill, label: luminance > 0.2 ? '#12231c' : '#fff' }
}
