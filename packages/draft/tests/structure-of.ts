import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const ADDRESSES = ['href', 'src', 'xlink:href', 'action', 'content']

/**
 * Lists the elements of a document as a browser reads it, in their order: the name, the names of the attributes, and
 * the schemes of addresses. A text that stays a text changes nothing in it.
 */
export function structureOf(path: string, body: string): string[] {
  if (path.endsWith('.html')) return parse(body).childNodes.flatMap(linesOf)
  if (path.endsWith('.svg')) return parseFragment(body).childNodes.flatMap(linesOf)
  return body.split('\n')
}

function linesOf(node: Node): string[] {
  if (node.nodeName === '#comment') return ['a comment']
  if (!('tagName' in node)) return []
  return [describe(node), ...node.childNodes.flatMap(linesOf)]
}

function describe({ tagName, attrs }: Element): string {
  const attributes = attrs.map(({ name, value }) => {
    if (!ADDRESSES.includes(name)) return name
    return `${name}=${name === 'content' ? '' : (/^\s*([a-z][a-z0-9+.-]*:|#|\/\/)/i.exec(value)?.[1] ?? '')}`
  })
  return [tagName, ...attributes].join(' ')
}
