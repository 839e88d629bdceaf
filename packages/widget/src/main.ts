import { catchErrors } from './catch-errors.ts'
import { createFoyer, type Foyer, SCRIPTS_EVENT } from './foyer.ts'

/**
 * Returns the script tags that this run configures widgets from: usually the running script's own tag. A module or a
 * script injected by a tag manager may not have `document.currentScript`; it uses all tags that load the widget, or
 * the defaults if there are none.
 */
function findScripts(): readonly Element[] {
  const own = document.currentScript
  if (own) return [own]
  const alike = [...document.querySelectorAll('script[src*="widget.js"][data-ref],script[src*="widget.js?"]')]
  return alike[0] ? alike : [document.createElement('script')]
}

/** Sets `window.Foyer` until the widget is destroyed. A `Foyer` that the page already has is left alone. */
function exposeApi({ signal, ...api }: Foyer): void {
  if (Reflect.has(window, 'Foyer')) return
  Reflect.set(window, 'Foyer', api)
  signal.addEventListener('abort', () => {
    if (Reflect.get(window, 'Foyer') === api) Reflect.deleteProperty(window, 'Foyer')
  })
}

catchErrors(() => {
  const scripts = findScripts()
  const event = new CustomEvent(SCRIPTS_EVENT, { cancelable: true, detail: scripts })
  // A page has one visit, one queue and one API, however often the script is loaded.
  if (document.dispatchEvent(event)) exposeApi(createFoyer(scripts))
})()
