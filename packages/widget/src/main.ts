import { catchErrors } from './catch-errors.ts'
import { createFoyer, SCRIPTS_EVENT } from './foyer.ts'
import { defineFoyerForm } from './foyer-form.ts'
import { canRunWidget, loadPlainForm, orPlainForm } from './load-plain-form.ts'
import { callMethod, findAll, pageProperty } from './page-property.ts'
import { readTag } from './read-tag.ts'

/**
 * Returns the script tags that this run configures widgets from: usually the running script's own tag. A module and a
 * script in a shadow root have no `currentScript`: they use all tags that load the widget.
 */
function findScripts(): readonly Element[] {
  const own = pageProperty('currentScript')
  if (own) return [own]
  const roots = findAll(document, '*').flatMap(({ shadowRoot }) => shadowRoot || [])
  const alike = [document, ...roots].flatMap((root) =>
    findAll(root, 'script[src*="widget.js"]:is([data-ref],[src*="?ref="],[src*="&ref="])'),
  )
  // A tag that is not in the page: its settings are those of `FoyerConfig`.
  return alike[0] ? alike : [document.createElement('script')]
}

/** Starts the widgets of the page. */
function start(): void {
  const scripts = findScripts()
  const isSilent = scripts.every((script) => !readTag(script)('ref') && !readTag(script)('mode'))
  if (isSilent && !findAll(document, '[data-foyer],foyer-form')[0])
    console.warn('[foyer] No code found: load widget.js?ref=CODE.')
  const event = new CustomEvent(SCRIPTS_EVENT, { cancelable: true, detail: scripts })
  // A page has one visit, one queue and one API, however often the script is loaded.
  if (callMethod(document, 'dispatchEvent', event)) createFoyer(scripts)
  defineFoyerForm()
}

catchErrors(() => (canRunWidget() ? orPlainForm(start) : loadPlainForm()))()
