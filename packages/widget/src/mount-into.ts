import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { type ComponentChild, render } from 'preact'
import { adoptStyles } from './adopt-styles.ts'
import { listen } from './catch-errors.ts'
import { followPage } from './follow-page.ts'
import { keepEvents } from './keep-events.ts'
import type { Signal } from './signal.ts'
import css from './widget.css?inline'

/**
 * Renders a view into a box, again whenever one of its values changes, and returns a function that puts the box into
 * the shadow root of an element of the page. The box can move from one element to another with all that was typed: a page
 * that builds its elements again has others afterwards. The abort signal empties the element.
 */
export function mountInto(
  box: HTMLElement,
  settings: WidgetSettings,
  view: () => ComponentChild,
  values: readonly Pick<Signal<unknown>, 'watch'>[],
  signal: AbortSignal,
): (host: HTMLElement) => void {
  const follow = followPage(box, settings)
  const draw = () => render(signal.aborted ? null : view(), box)
  let unstyle = () => {}
  box.className = 'box'
  box.lang = settings.lang
  keepEvents(box, signal)
  // The colors of the page may be in a stylesheet that is still loading, and change with a press of the visitor.
  listen(window, 'load', follow, signal)
  listen(window, 'click', follow, signal)
  listen(matchMedia('(prefers-color-scheme:dark)'), 'change', follow, signal)
  signal.addEventListener('abort', () => {
    draw()
    // An element cannot lose its shadow root: a slot shows what else is in it.
    box.replaceWith(document.createElement('slot'))
  })
  return (host) => {
    // A copy of the element, or a server, may have brought a root.
    const root = host.shadowRoot || host.attachShadow({ mode: 'open' })
    if (box.parentNode !== root) root.replaceChildren(box)
    // While the box is empty, because it is styled again after each declaration.
    follow()
    for (const value of values) value.watch(draw)
    draw()
    // Again, because an element that was in another document for a while has lost it.
    unstyle()
    unstyle = adoptStyles(root, css)
  }
}
