import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { effect } from '@preact/signals-core'
import { type ComponentChild, render } from 'preact'
import { listen } from './catch-errors.ts'
import { followPage } from './follow-page.ts'
import css from './widget.css?inline'

/**
 * Renders a view into the shadow root of a host that stands in the page, again whenever a signal changes that it reads.
 * The abort signal removes the host.
 */
export function mountInto(
  host: HTMLElement,
  settings: WidgetSettings,
  view: () => ComponentChild,
  signal: AbortSignal,
): void {
  const follow = followPage(host, settings)
  // While the host is empty, because it is styled again after each declaration.
  follow()
  const root = host.attachShadow({ mode: 'open' })
  // A constructed stylesheet works under a content security policy that forbids inline styles.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const stop = effect(() => render(view(), root))
  // The page sees the host as the target, which is not a field, so its shortcuts would swallow typed letters.
  listen(root, 'keydown', (event) => event.key?.length === 1 && event.stopPropagation(), signal)
  // The colors of the page may be in a stylesheet that is still loading, and change with a press of the visitor.
  listen(window, 'load', follow, signal)
  listen(window, 'click', follow, signal)
  listen(matchMedia('(prefers-color-scheme:dark)'), 'change', follow, signal)
  signal.addEventListener('abort', () => {
    stop()
    render(null, root)
    host.remove()
  })
}
