import { catchErrors } from './catch-errors.ts'
import { createFoyer, SCRIPTS_EVENT } from './foyer.ts'
import { pageProperty } from './page-property.ts'

/**
 * Returns the script tags that this run configures widgets from: usually the running script's own tag. A module, a
 * script injected by a tag manager and a script in a shadow root have no `currentScript`: they use all tags that load
 * the widget.
 */
function findScripts(): readonly Element[] {
  const own = pageProperty('currentScript')
  if (own) return [own]
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const alike = [document, ...roots].flatMap((root) => [
    ...root.querySelectorAll('script[src*="widget.js"][data-ref],script[src*="widget.js?"]'),
  ])
  if (alike[0]) return alike
  console.warn('[foyer] No script tag found. Load widget.js?ref=CODE.')
  return [document.createElement('script')]
}

catchErrors(() => {
  const scripts = findScripts()
  const event = new CustomEvent(SCRIPTS_EVENT, { cancelable: true, detail: scripts })
  // A page has one visit, one queue and one API, however often the script is loaded.
  if (document.dispatchEvent(event)) createFoyer(scripts)
})()
