import { effect } from '@preact/signals-core'
import { type ComponentChild, render } from 'preact'
import { listen } from './listen.ts'
import type { WidgetConfig } from './script-config.ts'
import css from './widget.css?inline'

/**
 * An element of ours. Its own tag and important inline declarations (set through the object model, which no content
 * policy forbids) keep the rules of the page out; only the font and the direction of the text come in.
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
  // A page that says which schemes it has is followed; on any other, the visitor's own wish is known. What it says
  // may stand in a sheet that is still on its way.
  const chooseScheme = () => {
    const { colorScheme } = getComputedStyle(document.documentElement)
    const auto = colorScheme === 'normal' ? 'light dark' : 'inherit'
    declare('color-scheme', theme === 'auto' ? auto : theme)
  }
  chooseScheme()
  listen(window, 'load', chooseScheme, signal)
  return host
}

/** Draws into the host's shadow root, again whenever a signal that was read changes, until the signal takes it down. */
export function mountInto(host: HTMLElement, view: () => ComponentChild, signal: AbortSignal): void {
  const root = host.attachShadow({ mode: 'open' })
  // A sheet that is built, not parsed from an element, passes a policy that forbids styles.
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
