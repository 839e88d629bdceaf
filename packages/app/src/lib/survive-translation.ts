/**
 * Keeps an application of React working, and its texts up to date, in a page that a browser translates.
 *
 * A translator replaces each text node by elements of its own. React goes on with the node that is no longer in the page:
 * removing it or inserting before it throws a `NotFoundError` (https://github.com/facebook/react/issues/11538), and a new
 * text stays invisible. Here the elements that replaced a node stand in for it: they are removed in its place, what is
 * inserted before it is inserted before them, and a new text returns to the page, where the translator finds it.
 *
 * @param root what is followed: everything in which React renders, its portals included
 * @returns a function that ends it
 */
export function surviveTranslation(root: Node): () => void {
  const { removeChild, insertBefore, appendChild } = Node.prototype
  const replacements = new WeakMap<Node, readonly Node[]>()
  const standIns = new WeakSet<Node>()

  /** The nodes in the page that show what a node showed that is not. */
  const standInsOf = (node: Node): readonly ChildNode[] =>
    (replacements.get(node) ?? []).flatMap((one) => (one.parentNode ? [one as ChildNode] : standInsOf(one)))

  const removeStandIns = (node: Node) => {
    for (const one of standInsOf(node)) one.remove()
    replacements.delete(node)
  }

  const read = (records: readonly MutationRecord[]) => {
    const used = new Set<MutationRecord>()
    for (const [index, record] of records.entries()) {
      if (record.type === 'characterData') showAgain(record.target)
      for (const added of record.addedNodes) replacements.delete(added)
      for (const removed of record.removedNodes) {
        if (removed.parentNode || !(removed instanceof Text || standIns.has(removed))) continue
        const added = replacing(removed, index, records, used)
        if (added.length === 0) continue
        replacements.set(removed, added)
        for (const one of added) standIns.add(one)
        observer.observe(removed, { characterData: true })
      }
    }
  }

  const showAgain = (text: Node) => {
    if (text.parentNode) return
    const [first, ...others] = standInsOf(text)
    first?.replaceWith(text)
    for (const other of others) other.remove()
  }

  const observer = new MutationObserver(read)
  observer.observe(root, { childList: true, subtree: true })

  // These are called for every node, so the usual case costs one comparison.
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    read(observer.takeRecords())
    removeStandIns(child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    if (!child.parentNode && replacements.has(child)) removeStandIns(child)
    if (next === null || next.parentNode === this) return insertBefore.call(this, child, next) as Child
    read(observer.takeRecords())
    const place = standInsOf(next).find(({ parentNode }) => parentNode === this) ?? null
    return insertBefore.call(this, child, place) as Child
  }
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (!child.parentNode && replacements.has(child)) removeStandIns(child)
    return appendChild.call(this, child) as Child
  }
  return () => {
    observer.disconnect()
    Object.assign(Node.prototype, { removeChild, insertBefore, appendChild })
  }
}

/**
 * The nodes that were put where a node was: in the step of its removal, or in the one before or after it. Where texts stand
 * side by side, a step is beside two of them: it belongs to the first.
 *
 * @param used the steps that belong to a removal; the one that is found is added
 */
function replacing(
  removed: Node,
  index: number,
  records: readonly MutationRecord[],
  used: Set<MutationRecord>,
): readonly Node[] {
  const [before, removal, after] = [records[index - 1], records[index], records[index + 1]]
  if (!removal || removal.addedNodes.length > 0) return [...(removal?.addedNodes ?? [])]
  const { target, previousSibling, nextSibling } = removal
  const isOfSame = (step: MutationRecord | undefined) =>
    step?.target === target && step.addedNodes.length > 0 && !used.has(step)
  const isBeside = before?.nextSibling === removed || before?.previousSibling === removed
  const isThere = after?.previousSibling === previousSibling && after.nextSibling === nextSibling
  const step = isOfSame(before) && isBeside ? before : isOfSame(after) && isThere ? after : undefined
  if (step) used.add(step)
  return [...(step?.addedNodes ?? [])]
}
