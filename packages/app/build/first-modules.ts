/** The part of the bundler's view that is needed here. */
export type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

// Imports every icon and every primitive, so its imports do not show which of them are used.
const WHOLE_PACKAGE = /node_modules\/(lucide-react|radix-ui)\/dist\/(esm\/lucide-react|index)\.mjs$/

/**
 * Tells the modules that a first screen is made of from all others, so that they can be kept apart: a chunk that mixes
 * both would make a visitor load what only the dashboard needs.
 *
 * @param root the module from which they are reached, as its full path
 * @throws Error when one of them imports a whole package of icons or primitives instead of one of its modules
 */
export function firstModules(root: string): (id: string, graph: Graph) => boolean {
  let reached: ReadonlySet<string> | undefined
  return (id, graph) => {
    reached ??= reach([root], graph, (importer, whole) => {
      throw new Error(`${importer} is part of a first screen and imports all of ${whole}.`)
    })
    return reached.has(id)
  }
}

/**
 * Returns the roots and all modules that they import statically, directly or not.
 *
 * @param onWhole called for a module that imports a whole package of icons or primitives, which is not followed
 */
export function reach(
  roots: readonly string[],
  graph: Graph,
  onWhole: (importer: string, whole: string) => void = () => {},
): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (WHOLE_PACKAGE.test(imported)) onWhole(id, imported)
      else waiting.push(imported)
    }
  }
  return found
}
