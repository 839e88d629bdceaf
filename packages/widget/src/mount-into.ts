import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { type ComponentChild, render } from 'preact'
import { adoptStyles } from './adopt-styles.ts'
import { listen } from './catch-errors.ts'
import { followPage } from './follow-page.ts'
import { effect } from './signal.ts'
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
  const stop = effect(() => render(view(), root))
  adoptStyles(root, css)
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
