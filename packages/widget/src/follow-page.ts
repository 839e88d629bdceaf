import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { pageProperty } from './page-property.ts'

/** The page's own main button, the likeliest first. */
const MAIN_BUTTONS = ['[class*=btn-primary]', '[class*=btn]', '[class*=button]', 'button']

/**
 * Matches a widget to what is really behind it: its color scheme is that of the first opaque background above it, or
 * else the one that the page declares. With the theme `page`, accent and corners are those of the page's main button.
 */
export function followPage(host: HTMLElement, { theme, accent }: WidgetSettings): void {
  const style = getComputedStyle(host)
  const declare = (name: string, value: string) => host.style.setProperty(name, value, 'important')
  /** Returns the lightness of any CSS color, from 0 to 100; null if it is mostly transparent. */
  const lightnessOf = (color: string) => {
    if (/^$|^rgba.+ 0\)$/.test(color)) return null
    declare('color-scheme', 'inherit')
    // The browser converts every notation. Nothing inherits this property, so that only the host is styled again.
    declare('outline-color', `lch(from ${color} l 0 0 / alpha)`)
    const [light, , , alpha] = style.outlineColor.match(/[\d.]+/g) ?? []
    return Number(alpha) < 0.5 ? null : Number(light)
  }
  const backgroundOf = (element: Element) => lightnessOf(getComputedStyle(element).backgroundColor)

  // Everything is read before it is declared: each reading after a declaration computes styles again.
  // A popup stands beside the body, where no router of the page removes it.
  const body = pageProperty('body')
  const isBeside = host.parentNode === body.parentNode
  const font = isBeside ? getComputedStyle(body).fontFamily : 'inherit'
  let behind = lightnessOf(style.getPropertyValue('--foyer-surface'))
  for (let above = isBeside ? body : parentOf(host); above && behind === null; above = parentOf(above))
    behind = backgroundOf(above)
  let fill = accent
  if (theme === 'page') {
    const light = behind ?? lightnessOf('canvas') ?? 100
    const button = MAIN_BUTTONS.flatMap((selector) => [...document.querySelectorAll(selector)]).find(
      (element) => Math.abs((backgroundOf(element) ?? light) - light) > 9,
    )
    if (button) {
      const { backgroundColor, borderRadius } = getComputedStyle(button)
      fill = backgroundColor
      // One length: in percent, wide corners would be ellipses.
      declare('--foyer-radius', `${Number.parseFloat(borderRadius)}px`)
    }
  }
  declare('all', 'initial')
  declare('display', 'block')
  // Beside the body it must not be an item of a page that is a grid.
  if (isBeside) declare('position', 'absolute')
  declare('font-family', font)
  declare('--foyer-accent', fill)
  declare(
    'color-scheme',
    // Without a background, the scheme that the page declares is inherited.
    /k$|t$/.test(theme) ? theme : behind === null ? 'inherit' : behind < 50 ? 'dark' : 'light',
  )
}

function parentOf(element: Element): Element | null {
  return element.parentElement ?? Reflect.get(element.getRootNode(), 'host')
}
