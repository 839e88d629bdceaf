/** The part of the bundler's view that is needed here. */
type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

// Imports every icon and every primitive, so its imports do not show which of them are used.
const WHOLE_PACKAGE = /node_modules\/(lucide-react|radix-ui)\/dist\/(esm\/lucide-react|index)\.mjs$/

/**
 * Tells the modules that a first screen is made of from all others, so that they can be kept apart: a chunk that mixes
 * both would make a visitor load what only the dashboard needs. The root is not among them: it stands in its own chunk.
 *
 * @param root the module from which they are reached, as its full path
 * @throws Error when one of them imports a whole package of icons or primitives instead of one of its modules
 */
export function firstModules(root: string): (id: string, graph: Graph) => boolean {
  let reached: ReadonlySet<string> | undefined
  return (id, graph) => {
    reached ??= reach(root, graph)
    return id !== root && reached.has(id)
  }
}

function reach(root: string, graph: Graph): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [root]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const imported = graph.getModuleInfo(id)?.importedIds ?? []
    const whole = imported.find((path) => WHOLE_PACKAGE.test(path))
    if (whole) throw new Error(`${id} is part of a first screen and imports all of ${whole}.`)
    waiting.push(...imported)
  }
  return found
}
