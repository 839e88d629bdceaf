import { effect } from '@preact/signals-core'
import { type ComponentChild, render } from 'preact'
import { listen } from './catch-errors.ts'
import type { WidgetConfig } from './script-config.ts'
import css from './widget.css?inline'

/**
 * Creates the host element of a widget. A custom tag and important inline declarations (set through the CSSOM, which
 * no content security policy forbids) isolate it from the page's CSS; it inherits only the font and text direction.
 */
export function createHost({ theme, accent }: WidgetConfig, signal: AbortSignal): HTMLElement {
  const host = document.createElement('foyer-widget')
  const declare = (name: string, value: string) => host.style.setProperty(name, value, 'important')
  declare('all', 'initial')
  declare('display', 'block')
  declare('font-family', 'inherit')
  if (accent) {
    declare('--foyer-accent', accent.fill)
    declare('--foyer-on-accent', accent.label)
  }
  // Follows the page's declared color scheme, or else the visitor's preference. Checked again on load, because the
  // declaration may be in a stylesheet that is still loading.
  const chooseScheme = () => {
    const { colorScheme } = getComputedStyle(document.documentElement)
    const auto = colorScheme === 'normal' ? 'light dark' : 'inherit'
    declare('color-scheme', theme === 'auto' ? auto : theme)
  }
  chooseScheme()
  listen(window, 'load', chooseScheme, signal)
  return host
}

/** Renders a view into the host's shadow root whenever its signals change. The abort signal removes the host. */
export function mountInto(host: HTMLElement, view: () => ComponentChild, signal: AbortSignal): void {
  const root = host.attachShadow({ mode: 'open' })
  // A constructed stylesheet works under a content security policy that forbids inline styles.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const stop = effect(() => render(view(), root))
  signal.addEventListener('abort', () => {
    stop()
    render(null, root)
    host.remove()
  })
}
