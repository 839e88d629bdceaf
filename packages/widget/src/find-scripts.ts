import { findAll, pageProperty } from './page-property.ts'

/**
 * Returns the script tags that this run configures widgets from: usually the running script's own tag. A module and a
 * script in a shadow root have no `currentScript`: they use all tags that load the widget.
 */
export function findScripts(): readonly Element[] {
  const own = pageProperty('currentScript')
  if (own) return [own]
  const roots = findAll(document, '*').flatMap(({ shadowRoot }) => shadowRoot || [])
  const alike = [document, ...roots].flatMap((root) =>
    findAll(root, 'script[src*="widget.js"]:is([data-ref],[src*="?ref="],[src*="&ref="])'),
  )
  // A tag that is not in the page: its settings are those of `FoyerConfig`.
  return alike[0] ? alike : [document.createElement('script')]
}
