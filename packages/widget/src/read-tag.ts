import { hasOwn } from './page-property.ts'

/**
 * Returns the settings of one tag by their names without `data-`. Of each setting, the attribute of the tag counts, or
 * else the query of its address (tag managers and optimisers remove attributes), or else `window.FoyerConfig`. On a
 * `<foyer-form>`, the attribute may also stand without `data-`.
 */
export function readTag(tag: Element): (name: string) => string | null {
  const query = new URLSearchParams(`${tag.getAttribute('src')}`.split('?')[1])
  return (name) =>
    tag.getAttribute(`data-${name}`) ??
    (isFoyerForm(tag) ? tag.getAttribute(name) : query.get(name)) ??
    readConfig(name)
}

/** Whether a tag is the custom element, which stands where its form goes. */
export function isFoyerForm(tag: Element): boolean {
  return tag.localName === 'foyer-form'
}

function readConfig(name: string): string | null {
  // Only what a script has set: elements of the page that have this id or name are not the window's own.
  if (!hasOwn(window, 'FoyerConfig')) return null
  const config = Object(window.FoyerConfig)
  return hasOwn(config, name) ? `${config[name]}` : null
}
