import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { findAll, pageProperty } from './page-property.ts'

/** The page's own main button, the likeliest first. */
const MAIN_BUTTONS = ['[class*=btn-primary]', '[class*=btn]', '[class*=button]', 'button']

/**
 * Returns a function that matches a widget to what is really behind it: its color scheme is that of the first opaque
 * background above it, or else the one that the page declares. With the theme `page`, accent and corners are those of the
 * page's main button, and the surface is mixed from the background. Called again, it does nothing while nothing changed.
 */
export function followPage(host: HTMLElement, { theme, accent }: WidgetSettings): () => void {
  const style = getComputedStyle(host)
  const declare = (name: string, value: string) => host.style.setProperty(name, value, 'important')
  /** Returns the lightness of any CSS color, from 0 to 100; null if it is mostly transparent. */
  const lightnessOf = (color: string) => {
    if (!color || color === 'rgba(0, 0, 0, 0)') return null
    declare('color-scheme', 'inherit')
    // The browser converts every notation. Nothing inherits this property, so that only the host is styled again.
    declare('outline-color', `lch(from ${color} l 0 0 / alpha)`)
    const [light, , , alpha] = style.outlineColor.match(/[\d.]+/g) ?? []
    return Number(alpha) < 0.5 ? null : Number(light)
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
    // Everything is read before it is declared: each reading after a declaration computes styles again.
    // A popup stands beside the body, where no router of the page removes it.
    const body = pageProperty('body')
    const isBeside = host.parentNode === body.parentNode
    const font = isBeside ? getComputedStyle(body).fontFamily : 'inherit'
    const surface = style.getPropertyValue('--foyer-surface')
    const behind = [surface]
    for (let above = isBeside ? body : parentOf(host); above; above = parentOf(above))
      behind.push(lookOf(above)[0])
    const seen = () => `${[font, behind, button?.isConnected && lookOf(button)]}`
    if (seen() === followed) return

    const color = behind.find((one) => lightnessOf(one) !== null)
    const light = color === undefined ? null : lightnessOf(color)
    let fill = accent
    if (theme === 'page') {
      button = findButton(light ?? lightnessOf('canvas') ?? 100)
      if (button) {
        const [background, borderRadius] = lookOf(button)
        fill = background
        // One length: in percent, wide corners would be ellipses.
        declare('--foyer-radius', `${Number.parseFloat(borderRadius)}px`)
      }
      // A little lighter than the page, in its own hue.
      if (color) declare('--foyer-page', `color-mix(in oklab, ${color} 88%, #fff)`)
    }
    followed = seen()
    declare('all', 'initial')
    declare('display', 'block')
    // Beside the body it must not be an item of a page that is a grid.
    if (isBeside) declare('position', 'absolute')
    // Over what reserves its height.
    else if (parentOf(host)?.hasAttribute('data-foyer')) declare('grid-area', '1 / 1')
    declare('font-family', font)
    declare('--foyer-accent', fill)
    const isFixed = theme === 'light' || theme === 'dark'
    // Without a background, the scheme that the page declares is inherited.
    const scheme = light === null ? 'inherit' : light < 50 ? 'dark' : 'light'
    declare('color-scheme', isFixed ? theme : scheme)
  }
}

function parentOf(element: Element): Element | null {
  return element.parentElement ?? Reflect.get(element.getRootNode(), 'host')
}
