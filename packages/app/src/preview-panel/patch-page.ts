/** A rendered page in the parts that are compared: the sheet without fonts, its fonts, and the body. */
export type PageParts = {
  readonly fontFaces: string
  readonly sheet: string
  readonly bodyClass: string
  readonly body: string
}

const PARTS = /<style>([\s\S]*?)<\/style>[\s\S]*?<body class="([^"]*)">([\s\S]*)<\/body>/

/**
 * Splits the document that the renderer writes.
 *
 * @throws Error when it is no such document
 */
export function pageParts(html: string): PageParts {
  const [, css = '', bodyClass = '', body] = PARTS.exec(html) ?? []
  if (body === undefined) throw new Error('This is no page of the renderer.')
  const root = css.indexOf(':root{')
  return { fontFaces: css.slice(0, root), sheet: css.slice(root), bodyClass, body }
}

/**
 * Changes children in place so that they equal those of `next`, which loses nodes to them. Equal nodes stay, so their
 * layout is kept; sections are found again by their id, also when others appear before them.
 */
export function patchChildren(parent: ParentNode & Node, next: ParentNode & Node): void {
  const old = [...parent.childNodes]
  const wanted = [...next.childNodes]
  const most = Math.min(old.length, wanted.length)
  let first = 0
  while (first < most && areEqual(old[first], wanted[first])) first++
  let last = 0
  while (last < most - first && areEqual(old.at(-1 - last), wanted.at(-1 - last))) last++
  const spare = old.slice(first, old.length - last)
  let place: ChildNode | null = spare[0] ?? old[first] ?? null
  for (const node of wanted.slice(first, wanted.length - last)) {
    const index = spare.findIndex((one) => isSame(one, node))
    const [kept] = index < 0 ? [] : spare.splice(index, 1)
    if (kept) patchNode(kept, node)
    const put = kept ?? node
    if (put === place) place = put.nextSibling
    else parent.insertBefore(put, place)
  }
  for (const node of spare) node.remove()
}

function areEqual(one: Node | undefined, other: Node | undefined): boolean {
  return one !== undefined && other !== undefined && one.isEqualNode(other)
}

function patchNode(old: ChildNode, next: ChildNode): void {
  if (old.isEqualNode(next)) return
  if (!isElement(old) || !isElement(next)) {
    old.nodeValue = next.nodeValue
    return
  }
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  }
  // Drawings differ in most of their numbers.
  if (old.localName === 'svg') old.replaceChildren(...next.childNodes)
  else patchChildren(old, next)
}

/** Whether a node is the earlier state of another: the same kind of node, and about the same section. */
function isSame(old: ChildNode, next: ChildNode): boolean {
  if (!isElement(old) || !isElement(next)) return old.nodeType === next.nodeType
  return old.localName === next.localName && keyOf(old) === keyOf(next)
}

function keyOf(element: Element): string {
  const item = element.localName === 'li' ? element.querySelector('[data-line]') : element
  return (
    element.id ||
    item?.getAttribute('data-line') ||
    element.querySelector('section[id]')?.id ||
    String(element.className)
  )
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1
}
