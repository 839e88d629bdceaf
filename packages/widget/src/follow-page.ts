import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { findAll, pageProperty } from './page-property.ts'

/** The page's own main button, the likeliest first. */
const MAIN_BUTTONS = ['[class*=btn-primary]', '[class*=btn]', '[class*=button]', 'button']

/**
 * Returns a function that matches a widget to what is really behind it: its color scheme is that of the first opaque
 * background above it, or else the one that the page declares. With the theme `page`, accent and corners are those of the
 * page's main button, and the surface is mixed from the background. Called again, it does nothing while nothing changed.
 *
 * @param box is declared upon, in the shadow root of an element of the page. A `<foyer-form>` stays as the page wrote it.
 */
export function followPage(box: HTMLElement, { theme, accent }: WidgetSettings): () => void {
  const style = getComputedStyle(box)
  const prefersDark = matchMedia('(prefers-color-scheme:dark)')
  const declare = (name: string, value: string) => box.style.setProperty(name, value, 'important')
  /** Returns the lightness of any CSS color, from 0 to 100; null if it is mostly transparent. */
  const lightnessOf = (color: string) => {
    if (!color || color === 'rgba(0, 0, 0, 0)') return null
    // The browser converts every notation. Nothing inherits this property, so that only the box is styled again.
    declare('outline-color', color)
    // A browser without relative colors ignores this, and computes what it knows as rgb() or in the notation that it has.
    declare('outline-color', `lch(from ${color} l 0 0 / alpha)`)
    const computed = style.outlineColor
    const [first = 0, green = 0, blue = 0, alpha = 1] = (computed.match(/[\d.]+/g) || []).map(Number)
    if (alpha < 0.5) return null
    if (/^rgb/.test(computed)) return lightnessOfRgb(first, green, blue)
    // From 0 to 1 in oklch(), oklab() and color().
    return /^[oc]/.test(computed) ? first * 100 : first
  }
  /** What the page looked like when it was followed last. */
  let followed = ''
  let button: Element | undefined
  const lookOf = (element: Element) => {
    const { backgroundColor, borderRadius } = getComputedStyle(element)
    return [backgroundColor, borderRadius] as const
  }
  const findButton = (behind: number) =>
    MAIN_BUTTONS.flatMap((selector) => findAll(document, selector)).find(
      (element) => Math.abs((lightnessOf(lookOf(element)[0]) ?? behind) - behind) > 9,
    )

  return () => {
    const host = parentOf(box)
    if (!host?.isConnected) return
    // Everything is read before it is declared: each reading after a declaration computes styles again.
    const above = parentOf(host)
    // A popup stands beside the body, where no router of the page removes it.
    const body = pageProperty('body')
    const isBeside = host.parentNode === body.parentNode
    const font = isBeside ? getComputedStyle(body).fontFamily : 'inherit'
    const surface = style.getPropertyValue('--foyer-surface')
    const behind = [surface]
    for (let at = isBeside ? body : above; at; at = parentOf(at)) behind.push(lookOf(at)[0])
    // What light and dark follow without a background.
    const schemes = [above && getComputedStyle(above).colorScheme, prefersDark.matches]
    const seen = () =>
      `${[font, behind, schemes, style.getPropertyValue('--foyer-accent'), button && lookOf(button)]}`
    if (seen() === followed) return

    declare('color-scheme', 'inherit')
    const color = behind.find((one) => lightnessOf(one) !== null)
    const light = color === undefined ? null : lightnessOf(color)
    const lightness = light ?? lightnessOf('canvas') ?? 100
    let fill = accent
    if (theme === 'page') {
      button = findButton(lightness)
      if (button) {
        const [background, borderRadius] = lookOf(button)
        fill = background
        // One length: in percent, wide corners would be ellipses.
        declare('--foyer-radius', `${Number.parseFloat(borderRadius)}px`)
      }
      // A little lighter than the page, in its own hue.
      if (color) declare('--foyer-page', `linear-gradient(#ffffff1f, #ffffff1f) ${color}`)
    }
    declare('--foyer-accent', fill)
    followed = seen()
    const isFixed = theme === 'light' || theme === 'dark'
    const isDark = isFixed ? theme === 'dark' : lightness < 50
    declare('all', 'initial')
    declare('display', 'contents')
    declare('font-family', font)
    // Without a background, the scheme that the page declares is inherited.
    declare('color-scheme', !isFixed && light === null ? 'inherit' : isDark ? 'dark' : 'light')
    // The build makes `light-dark(ONE, OTHER)` two variables: the one that is empty is left out.
    declare('--lightningcss-light', isDark ? ' ' : 'initial')
    declare('--lightningcss-dark', isDark ? 'initial' : ' ')
    // Black and white have the same contrast with a fill of this lightness.
    const filled = lightnessOf(style.getPropertyValue('--foyer-accent')) ?? (isDark ? 100 : 0)
    declare('--foyer-label', filled > 49.44 ? '#000' : '#fff')
  }
}

/** Returns the CIE lightness of a color of sRGB. */
function lightnessOfRgb(...channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => ((channel + 14.025) / 269.025) ** 2.4)
  return 116 * Math.cbrt(0.2126 * red + 0.7152 * green + 0.0722 * blue) - 16
}

function parentOf(element: Element): Element | null {
  return element.parentElement || Reflect.get(element.getRootNode(), 'host') || null
}
