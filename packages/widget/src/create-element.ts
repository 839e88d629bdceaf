import type { PageEvent } from './catch-errors.ts'
import { callMethod } from './page-property.ts'

const HTML = 'http://www.w3.org/1999/xhtml'
const SVG = 'http://www.w3.org/2000/svg'

type Created<Name> = Name extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[Name]
  : Name extends keyof SVGElementTagNameMap
    ? SVGElementTagNameMap[Name]
    : HTMLElement

type Attributes = Readonly<Record<string, string | number | ((event: PageEvent) => unknown)>>

/**
 * Creates an element, whatever the elements of the page are called. A function among the attributes listens to the event of
 * that name. What is false or empty among the children is left out.
 */
export function createElement<Name extends string>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string | false)[]
): Created<Name> {
  const element = callMethod(document, 'createElementNS', /^(svg|path)$/.test(name) ? SVG : HTML, name)
  for (const [key, value] of Object.entries(attributes))
    if (typeof value === 'function') element.addEventListener(key, value)
    else element.setAttribute(key, value)
  element.append(...children.filter(Boolean))
  return element
}
