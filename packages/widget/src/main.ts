import { catchErrors } from './catch-errors.ts'
import { findScripts } from './find-scripts.ts'
import { createFoyer, SCRIPTS_EVENT } from './foyer.ts'
import { defineFoyerForm } from './foyer-form.ts'
import { canRunWidget, loadPlainForm, orPlainForm } from './load-plain-form.ts'
import { callMethod, findAll } from './page-property.ts'
import { readTag } from './read-tag.ts'

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
